/** Quantities, carts, subscriptions and pieces about some variants only. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cartQuantity } from '../../../src/domain/commerce/cart.ts';
import { hasQuantity, isChoiceSoldOut, isSoldOut } from '../../../src/domain/commerce/product.ts';
import { availableOf, clampQuantity, mostQuantity } from '../../../src/domain/commerce/quantity.ts';
import { isRestockDue } from '../../../src/domain/commerce/restock.ts';
import { subscriptionWording } from '../../../src/domain/commerce/subscription.ts';
import { subscriptionText } from '../../../src/domain/commerce/subscription-text.ts';
import { isViewShown } from '../../../src/domain/commerce/variant-view.ts';
import { priceMessages } from '../../../src/i18n/en/commerce.ts';
import { texts as de } from '../../../src/i18n/languages/de.ts';
import { texts as ja } from '../../../src/i18n/languages/ja.ts';
import { texts as nl } from '../../../src/i18n/languages/nl.ts';

describe('a quantity', () => {
  for (const [stock, most] of [
    [3, 3],
    [0, 1],
    [-2, 1],
    [2.7, 2],
    [20_000, 9999],
    [Number.POSITIVE_INFINITY, 9999],
  ] as const) {
    it(`of ${stock} in stock is at most ${most}`, () => assert.equal(mostQuantity(stock), most));
  }
  it('is at most what the shop has said', () => {
    assert.deepEqual([mostQuantity(5, 2), mostQuantity(5, 9), mostQuantity(5, 0)], [2, 5, 1]);
  });
  for (const [name, body, available] of [
    ['a number', { available: 3 }, 3],
    ['none', { available: 0 }, 0],
    ['fewer than none', { available: -1 }, undefined],
    ['a text', { available: '3' }, undefined],
    ['nothing', undefined, undefined],
  ] as const) {
    it(`refused with ${name} is read`, () => assert.equal(availableOf(body), available));
  }
  for (const [entered, kept] of [
    [Number.NaN, 1],
    [0, 1],
    [-4, 1],
    [2.9, 2],
    [7, 5],
    [5, 5],
  ] as const) {
    it(`entered as ${entered} is ${kept} of 5`, () => assert.equal(clampQuantity(entered, 5), kept));
  }

  const product = (content: object) => ({ structuredContent: { variants: [{ qtyInStock: 5 }], ...content } });
  for (const [name, content, isAllowedForServices, expected] of [
    ['a physical product', { productType: 1 }, true, true],
    ['a digital one', { productType: 2 }, true, false],
    ['a gift card', { productType: 4 }, true, false],
    ['a service', { productType: 3 }, true, true],
    ['a service, one at a time', { productType: 3 }, false, false],
    ['a subscription', { productType: 1, isSubscribable: true }, true, false],
    ['the last one', { productType: 1, variants: [{ qtyInStock: 1 }] }, true, false],
    ['an unlimited one', { productType: 1, variants: [{ unlimited: true }] }, true, true],
  ] as const) {
    it(`${expected ? 'may' : 'may not'} be said of ${name}`, () => {
      assert.equal(hasQuantity(product(content), isAllowedForServices), expected);
    });
  }
});

describe('what is chosen', () => {
  const left = { id: 'left', qtyInStock: 3 };
  const gone = { id: 'gone', qtyInStock: 0 };
  const uncounted = { id: 'uncounted' };
  for (const [name, productType, chosen, expected] of [
    ['a thing', 1, gone, true],
    ['a thing that is left', 1, left, false],
    ['a thing that nobody counts', 1, uncounted, true],
    ['a service', 3, gone, true],
    ['a download', 2, gone, false],
    ['a gift card', 4, gone, false],
    ['a gift card that nobody counts', 4, uncounted, false],
    ['something of an unknown type', 9, left, true],
    ['nothing yet', 1, undefined, false],
  ] as const)
    it(`${expected ? 'is' : 'is not'} sold out where it is ${name}`, () => {
      const facts = { productType, variants: [left, gone, uncounted] };
      assert.equal(isChoiceSoldOut(facts, chosen), expected);
      const alone = { productType, variants: chosen ? [chosen] : facts.variants };
      assert.equal(isSoldOut({ structuredContent: alone }), expected);
    });
  it('is not sold out where nobody knows the variants', () => {
    assert.equal(isChoiceSoldOut({}, undefined), false);
  });
});

describe('a cart', () => {
  for (const [cart, expected] of [
    [{ entries: [{ quantity: 2 }, { quantity: '3' }, {}, { quantity: 'x' }] }, 5],
    [{ entries: [] }, 0],
    [{}, 0],
    [null, 0],
  ] as const) {
    it(`${JSON.stringify(cart)} holds ${expected}`, () => assert.equal(cartQuantity(cart), expected));
  }
});

describe('the wording of a subscription', () => {
  const plan = (value: number, unit: string, numBillingCycles = 0) => ({
    billingPeriod: { value, unit },
    numBillingCycles,
  });
  for (const [of, isVaried, english] of [
    [plan(1, 'MONTH'), false, '{price} every month'],
    [plan(2, 'WEEK', 26), false, '{price} every {billingPeriodValue} weeks for 1 year'],
    [plan(1, 'MONTH', 12), true, 'from {price} every month for 1 year'],
    [plan(1, 'WEEK', 3), false, '{price} every week for 3 weeks'],
  ] as const) {
    it(english, () => assert.equal(subscriptionWording(of, isVaried)?.english, english));
  }
  it('is missing where nobody says how often', () => assert.equal(subscriptionWording({}, false), undefined));
});

describe('a subscription in words', () => {
  const plan = (value: number, unit: string, numBillingCycles = 0) =>
    subscriptionWording({ billingPeriod: { value, unit }, numBillingCycles }, false)!;
  for (const [language, of, text] of [
    ['en', plan(1, 'MONTH'), '€5 every month'],
    ['en', plan(2, 'WEEK', 26), '€5 every 2 weeks for 1 year'],
    ['en', plan(1, 'WEEK', 3), '€5 every week for 3 weeks'],
    ['de', plan(1, 'YEAR'), '€5 pro Jahr'],
    ['de', plan(4, 'WEEK', 6), '€5 alle 4 Wochen, für 24 Wochen'],
    ['nl', plan(3, 'MONTH', 8), '€5 per 3 maanden gedurende 2 jaar'],
    ['ja', plan(1, 'WEEK'), '毎週€5'],
  ] as const)
    it(text, () => {
      const texts = {
        en: priceMessages,
        de: de['product-price'],
        nl: nl['product-price'],
        ja: ja['product-price'],
      };
      assert.equal(subscriptionText(of, '€5', texts[language], language), text);
    });
  for (const unit of ['FORTNIGHT', 'constructor', ''])
    it(`is not written for the unit "${unit}"`, () =>
      assert.equal(subscriptionText(plan(2, unit), '€5', priceMessages, 'en'), undefined));
});

describe('a piece about some variants', () => {
  const large = { id: 'l', attributes: { Size: 'L', Colour: 'Ink' } };
  for (const [view, variant, isShownByDefault, expected] of [
    [{ attributes: { Size: 'L' } }, large, false, true],
    [{ attributes: { Size: 'S' } }, large, true, false],
    [{ attributes: { Size: 'L' } }, undefined, false, false],
    [{ variantId: 'l' }, large, false, true],
    [{ variantId: 's' }, large, true, false],
    [{ variantId: 's' }, undefined, true, true],
    [{}, large, true, true],
    [{ attributes: 'nonsense' }, large, false, false],
  ] as const) {
    it(`${JSON.stringify(view)} with ${JSON.stringify(variant)} is ${expected ? 'seen' : 'not seen'}`, () => {
      assert.equal(isViewShown(view, variant, isShownByDefault), expected);
    });
  }
});

describe('a notice about what is back in stock', () => {
  const left = { id: 'left', qtyInStock: 3 };
  const gone = { id: 'gone', qtyInStock: 0 };
  for (const [name, variantId, variant, facts, expected] of [
    ['nobody knows the variants', '', undefined, {}, true],
    ['everything is in stock', '', undefined, { variants: [left] }, false],
    ['something is sold out', '', undefined, { variants: [left, gone] }, true],
    ['what is chosen is sold out', '', gone, { variants: [left, gone] }, true],
    ['what is chosen is there', '', left, { variants: [left, gone] }, false],
    ['its own variant is there', 'left', undefined, { variants: [left, gone] }, false],
    ['its own variant is sold out', 'gone', undefined, { variants: [left, gone] }, true],
    ['it is a download', '', undefined, { variants: [gone], productType: 2 }, false],
    ['a chosen gift card has no stock', '', gone, { variants: [gone], productType: 4 }, false],
  ] as const)
    it(`is ${expected ? 'due' : 'not due'} where ${name}`, () =>
      assert.equal(isRestockDue(variantId, variant, { productType: 1, ...facts }), expected));
});
