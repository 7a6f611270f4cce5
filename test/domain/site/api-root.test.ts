import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiRootOf } from '../../../src/domain/site/api-root.ts';

describe('the address of the API', () => {
  for (const [roots, root] of [
    [[], '/api/'],
    [['', undefined, null], '/api/'],
    [['/api'], '/api/'],
    [['/api/'], '/api/'],
    [['api/v1'], 'api/v1/'],
    [['/'], '/'],
    [['https://shop.test'], 'https://shop.test/'],
    [['https://shop.test/api/'], 'https://shop.test/api/'],
    [['', '/of-site'], '/of-site/'],
    [['/own', '/of-site/'], '/own/'],
    [['  ', ' /spaced '], '/spaced/'],
  ] as const) {
    it(`${JSON.stringify(roots)} → ${root}`, () => assert.equal(apiRootOf(...roots), root));
  }
});
