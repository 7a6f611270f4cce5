/** A product as the builder publishes it, in every shape that is read, and what is none. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addToCart } from '../../../src/domain/commerce/added-piece.ts';
import { cartOffer } from '../../../src/domain/commerce/cart-offer.ts';
import { swatchOf } from '../../../src/domain/commerce/pickers.ts';
import { type ProductItem, readProduct } from '../../../src/domain/commerce/product-item.ts';
import { describesProduct, productJsonLd } from '../../../src/domain/commerce/product-json-ld.ts';
import { pictureOf } from '../../../src/domain/commerce/product-pictures.ts';
import { scarceQuantity } from '../../../src/domain/commerce/scarcity.ts';

const money = (value: string, currency = 'USD') => ({ value, currency });
const S = { id: 's', sku: 'SKU-S', attributes: { Size: 'S' }, priceMoney: money('32'), qtyInStock: 2 };
const ITEM = { id: 'shirt', title: 'Shirt', structuredContent: { productType: 1, variants: [S] } };

function known(json: unknown): ProductItem {
  const item = readProduct(json);
  if (typeof item === 'string') throw new Error(item);
  return item;
}

describe('a product', () => {
  for (const [name, json] of [
    ['an item', ITEM],
    ['the document of its page', { website: { id: 'w' }, item: ITEM }],
    ['a document with a product', { product: ITEM }],
    ['an item that is its own content', { id: 'shirt', title: 'Shirt', productType: 1, variants: [S] }],
    ['variants on the item', { ...ITEM, structuredContent: { productType: 1 }, variants: [S] }],
  ] as const)
    it(`is read of ${name}`, () => {
      const { id, title, content } = known(json);
      assert.deepEqual([id, title, content.productType, content.variants], ['shirt', 'Shirt', 1, [S]]);
    });

  for (const [json, reason] of [
    [[ITEM], /is a list$/],
    ['shirt', /must be an object/],
    [null, /must be an object/],
    [{ items: [ITEM, ITEM], collection: {} }, /is a list of them/],
    [{ title: 'About us' }, /holds no product/],
    [{ items: [{ assetUrl: '/a.jpg' }] }, /holds no product/],
  ] as const)
    it(`is not ${JSON.stringify(json)?.slice(0, 40)}`, () => assert.match(String(readProduct(json)), reason));

  it('is physical where nobody says, and has attributes of its option values', () => {
    const { content, optionOrder } = known({
      id: 'x',
      variantOptionOrdering: ['Size', 7, ''],
      structuredContent: {
        variants: [{ optionValues: [{ value: 'S' }, { optionName: 'Colour', value: 'Ink' }] }, 7, null],
      },
    });
    assert.equal(content.productType, 1);
    assert.deepEqual(optionOrder, ['Size', '7']);
    assert.deepEqual(
      content.variants.map(({ attributes }) => attributes),
      [{ Size: 'S', Colour: 'Ink' }],
    );
  });

  it('has its pictures, then those of variants that are none of them', () => {
    const { pictures, content } = known({
      ...ITEM,
      assetUrl: '/main.jpg',
      items: [
        {
          id: 'a',
          assetUrl: '/a.jpg',
          originalSize: '10x20',
          altText: 'A',
          mediaFocalPoint: { x: 0.5, y: 0.1 },
        },
        { title: 'no picture' },
      ],
      variants: [S, { ...S, id: 'm', mainImageId: 'a' }, { ...S, id: 'l', assetUrl: '/l.jpg' }],
      structuredContent: { productType: 1 },
    });
    assert.deepEqual(
      pictures.map(({ src, alt, loader, dimensions, focalPoint }) => [
        src,
        alt,
        loader,
        dimensions,
        focalPoint,
      ]),
      [
        ['/a.jpg', 'A', 'sqs', '10x20', '0.5,0.1'],
        ['/l.jpg', 'Shirt', 'sqs', '', ''],
      ],
    );
    assert.deepEqual(
      content.variants.map((variant) => pictureOf(variant, pictures)),
      [-1, 0, 1],
    );
    assert.deepEqual(
      known({ ...ITEM, assetUrl: '/main.jpg' }).pictures.map(({ src }) => src),
      ['/main.jpg'],
    );
  });

  it('goes into the cart with the words, the form and the way to pay of its data', () => {
    const form = { fields: [] };
    const content = {
      isSubscribable: true,
      productSubscriptionOptions: [{ id: 'monthly' }],
      additionalFieldsFormId: 'f',
      additionalFieldsForm: form,
      useCustomAddButtonText: true,
      customAddButtonText: 'Join',
      variants: [S],
    };
    assert.deepEqual(cartOffer(known({ ...ITEM, collectionId: 'c', structuredContent: content })), {
      label: 'Join',
      collectionId: 'c',
      isSubscription: true,
      subscriptionOptionId: 'monthly',
      form,
    });
    const nothing = {
      label: '',
      collectionId: '',
      isSubscription: false,
      subscriptionOptionId: '',
      form: {},
    };
    assert.deepEqual(cartOffer(known(ITEM)), nothing);
    assert.deepEqual(cartOffer(undefined), nothing);
  });

  it('says what is scarce of what is chosen, where its owner wants it said', () => {
    const views = [{ attributes: { Size: 'S' }, qtyInStock: 2 }, { qtyInStock: 9 }];
    const scarce = { scarcityEnabled: true, scarcityText: '{qtyInStock} left', scarcityTemplateViews: views };
    const scarcity = known({ ...ITEM, ...scarce }).scarcity!;
    assert.equal(scarceQuantity(scarcity, S), '2');
    assert.equal(scarceQuantity(scarcity, { attributes: { Size: 'M' } }), '9');
    assert.equal(scarceQuantity(scarcity, undefined), undefined);
    assert.equal(scarceQuantity({ ...scarcity, isShownByDefault: true }, undefined), '9');
    assert.equal(known({ ...ITEM, ...scarce, scarcityEnabled: false }).scarcity, undefined);
    const context = { productMerchandisingContext: { shirt: { ...scarce, customSoldOutText: 'Gone' } } };
    assert.equal(known({ item: ITEM, ...context }).soldOutText, 'Gone');
  });

  for (const [said, expected] of [
    ['#22304f', { color: '#22304f' }],
    ['rgb(10 20 30 / 0.5)', { color: 'rgb(10 20 30 / 0.5)' }],
    ['rebeccapurple', { color: 'rebeccapurple' }],
    ['https://shop.test/ink.jpg', { picture: 'https://shop.test/ink.jpg' }],
    ['/ink.jpg', { picture: '/ink.jpg' }],
    ['ink.jpg', { picture: 'ink.jpg' }],
    ['javascript:alert(1)//.jpg', undefined],
    ['', undefined],
    [{ evil: 1 }, undefined],
  ] as const)
    it(`has a swatch of ${JSON.stringify(said)}`, () =>
      assert.deepEqual(swatchOf({ Colour: { Ink: said } }, 'Colour', 'Ink'), expected));

  it('is counted with the exact price of what was added', () => {
    const sale = { ...S, onSale: true, salePriceMoney: money('24.50', 'EUR') };
    const entry = { itemId: 'shirt', variantId: 's', quantity: 2 };
    assert.deepEqual(addToCart(entry, sale), {
      productId: 'shirt',
      variantId: 's',
      quantity: 2,
      price: money('24.50', 'EUR'),
    });
    assert.equal(addToCart(entry, undefined).price, undefined);
  });
});

describe('a product for search engines', () => {
  const absolute = (address: string) => (address.startsWith('/') ? `https://shop.test${address}` : undefined);
  const offers = (structuredContent: object) =>
    (productJsonLd(known({ ...ITEM, structuredContent }), absolute) as { offers?: Record<string, string>[] })
      .offers;

  for (const [name, structuredContent, expected] of [
    ['major units with the decimals of the currency', { variants: [S] }, ['32.00 USD InStock']],
    ['yen', { variants: [{ ...S, priceMoney: money('4800', 'JPY') }] }, ['4800 JPY InStock']],
    ['dinars', { variants: [{ ...S, priceMoney: money('12.5', 'kwd') }] }, ['12.500 KWD InStock']],
    [
      'more decimals than usual',
      { variants: [{ ...S, priceMoney: money('0.0005') }] },
      ['0.0005 USD InStock'],
    ],
    [
      'a sale, and what is sold out',
      {
        variants: [
          { ...S, onSale: true, salePriceMoney: money('24') },
          { ...S, qtyInStock: 0 },
        ],
      },
      ['24.00 USD InStock', '32.00 USD OutOfStock'],
    ],
    ['what has no price', { variants: [{ ...S, priceMoney: null }, S] }, ['32.00 USD InStock']],
    ['a download', { productType: 2, priceMoney: money('9.9') }, ['9.90 USD InStock']],
    ['a gift card', { productType: 4, variants: [{ ...S, qtyInStock: 0 }] }, ['32.00 USD InStock']],
    ['an unknown type', { productType: 9, variants: [S] }, ['32.00 USD OutOfStock']],
    ['a subscription', { isSubscribable: true, variants: [S] }, undefined],
    ['no variants', { variants: [] }, undefined],
  ] as const)
    it(`has offers of ${name}`, () =>
      assert.deepEqual(
        offers({ productType: 1, ...structuredContent })?.map(({ price, priceCurrency, availability }) =>
          [price, priceCurrency, availability?.split('/').pop()].join(' '),
        ),
        expected,
      ));

  it('has absolute addresses of the web, or none', () => {
    const item = known({
      ...ITEM,
      fullUrl: '/shirt',
      items: [{ src: '/a.jpg' }, { src: 'data:x' }],
      excerpt: '<b>A</b>',
    });
    const data = productJsonLd(item, absolute, (id) => `https://shop.test/shirt?variant=${id}`) as Record<
      string,
      unknown
    >;
    assert.deepEqual(
      [data.url, data.image, data.description, (data.offers as { url: string }[])[0]?.url],
      ['https://shop.test/shirt', ['https://shop.test/a.jpg'], 'A', 'https://shop.test/shirt?variant=s'],
    );
  });

  for (const [data, isSame] of [
    [{ '@type': 'Product', name: 'Shirt' }, true],
    [
      {
        '@graph': [
          { '@type': 'WebSite', name: 'Shirt' },
          { '@type': ['ProductGroup'], sku: 'SKU-S' },
        ],
      },
      true,
    ],
    [[{ '@type': 'Product', productID: 'shirt' }], true],
    [{ '@type': 'Product', '@id': 'https://shop.test/shirt' }, true],
    [{ '@type': 'Product', name: 'Mug' }, false],
    [{ '@type': 'Article', name: 'Shirt' }, false],
    ['Shirt', false],
    [null, false],
  ] as const)
    it(`${isSame ? 'is' : 'is not'} what ${JSON.stringify(data)} describes`, () =>
      assert.equal(describesProduct(data, known(ITEM), 'https://shop.test/shirt'), isSame));
});
