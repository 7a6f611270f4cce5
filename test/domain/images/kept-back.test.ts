/** Where loaders of pages keep the address of a picture that is not near yet. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keptBack } from '../../../src/domain/images/kept-back.ts';

const attributes = (written: Record<string, string>) =>
  Object.entries(written).map(([name, value]) => ({ name, value }));

describe('a picture that is kept back', () => {
  for (const written of [
    { 'data-src': 'a.jpg' },
    { src: 'data:image/gif;base64,R0lGOD', 'data-lazy-src': 'a.jpg' },
    { src: '', 'data-original': 'a.jpg' },
    { 'data-lazy': 'a.jpg', alt: 'A' },
    { src: 'data:image/svg+xml,%3Csvg%3E', 'nitro-lazy-src': 'a.jpg' },
    { 'data-cfsrc': 'a.jpg' },
    { src: 'a.jpg', srcset: 'data:image/gif;base64,R0lGOD', 'data-lazy-src': 'a.jpg' },
  ] as Record<string, string>[])
    it(JSON.stringify(written), () =>
      assert.deepEqual(keptBack(attributes(written)), { src: 'a.jpg', srcset: '' }),
    );

  it('has its widths beside it', () =>
    assert.deepEqual(keptBack(attributes({ 'data-lazy-srcset': 'a.jpg 1x', 'data-lazy-src': 'b.jpg' })), {
      src: 'b.jpg',
      srcset: 'a.jpg 1x',
    }));

  for (const written of [
    { src: 'a.jpg' },
    { src: 'a.jpg', 'data-src': 'b.jpg' },
    { srcset: 'a.jpg 1x', 'data-large-src': 'b.jpg' },
    { src: 'data:image/png;base64,AA', alt: 'a picture of its own' },
    {},
  ] as Record<string, string>[])
    it(`is none: ${JSON.stringify(written)}`, () => assert.equal(keptBack(attributes(written)), undefined));
});
