/** What the tags of one product tell each other. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { productOptions } from '../../../src/domain/commerce/options.ts';
import {
  addProductFacts,
  askForChoice,
  choose,
  getProduct,
  isChoiceUnclear,
  limitProduct,
  offerChoosing,
  productIdOf,
  sellProduct,
  setProductQuantity,
  subscribeProduct,
} from '../../../src/services/shop/product-registry.ts';

const variants = [
  { id: 's', attributes: { Size: 'S' } },
  { id: 'l', attributes: { Size: 'L' } },
];
const facts = { variants, options: productOptions(variants, ['Size']) };

describe('the product registry', () => {
  it('asks for no more than the shop has, until something else is chosen', () => {
    const stop = addProductFacts('limited', facts);
    choose('limited', { Size: 'S' });
    setProductQuantity('limited', 5);
    limitProduct('limited', 2);
    assert.deepEqual([getProduct('limited').quantity, getProduct('limited').available], [2, 2]);
    choose('limited', { Size: 'L' });
    assert.deepEqual([getProduct('limited').quantity, getProduct('limited').available], [2, undefined]);
    stop();
  });

  it('knows a product by what its tags say, the first of them before the others', () => {
    const stops = [
      addProductFacts('a', { ...facts, productType: 1 }),
      addProductFacts('a', { productType: 2, isSubscribable: true }),
    ];
    const known = getProduct('a').facts;
    assert.deepEqual([known.productType, known.isSubscribable, known.variants], [1, true, variants]);
    stops[0]?.();
    assert.deepEqual(getProduct('a').facts, { productType: 2, isSubscribable: true });
    stops[1]?.();
    assert.deepEqual(getProduct('a').facts, { productType: 1 });
  });

  it('takes an empty value for none', () => {
    const stops = [subscribeProduct('f', () => {}), addProductFacts('f', facts)];
    choose('f', { Size: '' });
    assert.deepEqual(getProduct('f').choice, {});
    for (const stop of stops) stop();
  });

  it('tells of each change, and keeps products apart', () => {
    let calls = 0;
    const stop = subscribeProduct('b', () => {
      calls += 1;
    });
    const takeBack = addProductFacts('b', facts);
    choose('b', { Size: 'L' });
    choose('other', { Size: 'S' });
    setProductQuantity('b', 3);
    assert.equal(calls, 3);
    const { variant, quantity } = getProduct('b');
    assert.deepEqual([variant, quantity], [variants[1], 3]);
    assert.equal(getProduct('b'), getProduct('b'));
    stop();
    takeBack();
    assert.equal(calls, 3);
  });

  it('opens an option again whose value is not offered any more', () => {
    const stop = subscribeProduct('c', () => {});
    const takeBack = addProductFacts('c', facts);
    choose('c', { Size: 'L' });
    takeBack();
    const small = addProductFacts('c', {
      variants: [variants[0]],
      options: productOptions([variants[0]], ['Size']),
    });
    assert.deepEqual(getProduct('c').choice, {});
    stop();
    small();
  });

  it('leads to the first tag that can show what is open', () => {
    const asked: string[] = [];
    const stops = [offerChoosing('d', () => asked.push('one')), offerChoosing('d', () => asked.push('two'))];
    askForChoice('d');
    stops[0]?.();
    askForChoice('d');
    stops[1]?.();
    askForChoice('d');
    assert.deepEqual(asked, ['one', 'two']);
  });

  it('forgets a product that no tag is about any more', () => {
    const takeBack = addProductFacts('e', facts);
    choose('e', { Size: 'L' });
    takeBack();
    assert.deepEqual(getProduct('e').choice, {});
  });

  it('takes each thing back once: the second time another tag’s facts stay', () => {
    const takeBack = addProductFacts('g', { productType: 2 });
    const stop = addProductFacts('g', facts);
    takeBack();
    takeBack();
    assert.equal(getProduct('g').facts.variants, variants);
    stop();
  });

  it('keeps nothing of a product that no tag is about', () => {
    choose('nobody', { Size: 'L' });
    setProductQuantity('nobody', 7);
    const { choice, quantity } = getProduct('nobody');
    assert.deepEqual([choice, quantity], [{}, 1]);
    const stop = subscribeProduct('nobody', () => {});
    assert.equal(getProduct('nobody').quantity, 1);
    stop();
  });

  it('takes what names no product for the one that a button sells, whichever came first', () => {
    for (const buttonIsFirst of [true, false]) {
      let calls = 0;
      const begin = [
        () => sellProduct('h'),
        () => {
          const takeBack = addProductFacts('', facts);
          choose('', { Size: 'L' });
          setProductQuantity('', 3);
          return takeBack;
        },
      ];
      const stops = [subscribeProduct('h', () => (calls += 1))];
      for (const start of buttonIsFirst ? begin : begin.reverse()) stops.push(start());
      const { variant, quantity } = getProduct('h');
      assert.deepEqual([variant, quantity, productIdOf('')], [variants[1], 3, 'h']);
      assert.ok(calls > 0);
      assert.equal(getProduct(''), getProduct('h'));
      for (const stop of stops.reverse()) stop();
      assert.deepEqual([getProduct('').choice, getProduct('h').choice, productIdOf('')], [{}, {}, '']);
    }
  });

  it('leads from a button to the choices that name no product', () => {
    const asked: string[] = [];
    const stops = [sellProduct('i'), offerChoosing('', () => asked.push('loose'))];
    askForChoice('i');
    assert.deepEqual(asked, ['loose']);
    for (const stop of stops) stop();
  });

  it('gives the choices back when a second button makes them unclear, and says so', () => {
    const stops = [addProductFacts('', facts), sellProduct('j')];
    choose('', { Size: 'L' });
    assert.equal(isChoiceUnclear('j'), false);
    const second = sellProduct('k');
    assert.deepEqual([getProduct('j').variant, getProduct('').variant], [undefined, variants[1]]);
    assert.deepEqual([isChoiceUnclear('j'), isChoiceUnclear('k')], [true, true]);
    second();
    assert.equal(getProduct('j').variant, variants[1]);
    for (const stop of stops) stop();
  });
});
