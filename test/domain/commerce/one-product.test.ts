/** Which product the tags without an id are about. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { looseProduct, type SoldProduct } from '../../../src/domain/commerce/one-product.ts';

const plain = (id: string): SoldProduct => ({ id, isDescribed: false });
const described = (id: string): SoldProduct => ({ id, isDescribed: true });

describe('tags without an item-id', () => {
  for (const [name, sold, expected] of [
    ['nothing is sold', [], undefined],
    ['one product is', [plain('a')], 'a'],
    ['it says itself what it comes in', [described('a')], 'a'],
    ['two are', [plain('a'), plain('b')], undefined],
    ['only one of two says nothing of itself', [described('a'), plain('b')], 'b'],
    ['both of two say what they come in', [described('a'), described('b')], undefined],
  ] as [string, SoldProduct[], string | undefined][])
    it(`where ${name}: ${expected ?? 'of none in particular'}`, () =>
      assert.equal(looseProduct(sold), expected));
});
