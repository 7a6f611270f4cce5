import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localPath } from '../../../server/src/http/local-path.ts';

const CASES: [string, string | undefined][] = [
  ['/', '/'],
  ['/contact?a=1#b', '/contact?a=1#b'],
  ['/a//b', '/a//b'],
  ['', undefined],
  ['contact', undefined],
  ['https://evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.test', undefined],
  ['/\\evil.test', undefined],
  ['\\/evil.test', undefined],
  ['/\t/evil.test', undefined],
  ['/\n/evil.test', undefined],
  ['\t//evil.test', undefined],
  ['/.//evil.test', undefined],
  ['/a/..//evil.test', undefined],
];

describe('the page that a client names', () => {
  for (const [address, expected] of CASES) {
    it(`${JSON.stringify(address)} is ${expected ?? 'none of this site'}`, () => {
      assert.equal(localPath(address), expected);
    });
  }
});
