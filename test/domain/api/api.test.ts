import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCart } from '../../../src/domain/api/commerce.ts';
import { addressOf, endpoint } from '../../../src/domain/api/endpoint.ts';
import { readKey, readSanitizedValues } from '../../../src/domain/api/forms.ts';
import { readRenderedPopup } from '../../../src/domain/api/popup.ts';
import { readXsrfToken } from '../../../src/domain/api/visitors.ts';

describe('the address of an endpoint', () => {
  it('has its parts filled in as one part each', () => {
    const both = endpoint<{ params: 'shop' | 'id' }>('GET', 'shops/:shop/items/:id');
    assert.equal(addressOf(both, { shop: 'a/b', id: '../c?d' }), 'shops/a%2Fb/items/..%2Fc%3Fd');
  });
});

const SHOWN = { shouldDisplayOnPage: true, renderedHtml: '<p>' };
const HIDDEN = { shouldDisplayOnPage: false, renderedHtml: '' };
const cart = { entries: [] };

const READERS: [string, (body: unknown) => unknown, [unknown, unknown][]][] = [
  [
    'key',
    readKey,
    [
      [{ key: 'k' }, 'k'],
      [{ key: '' }, undefined],
      [{ key: 1 }, undefined],
    ],
  ],
  [
    'cart',
    readCart,
    [
      [cart, cart],
      [{ entries: {} }, undefined],
    ],
  ],
  [
    'token',
    readXsrfToken,
    [
      [{ xsrfToken: 't' }, 't'],
      [{ xsrfToken: true }, undefined],
    ],
  ],
  [
    'values',
    readSanitizedValues,
    [
      [{ sanitizedValues: { a: '1' } }, { a: '1' }],
      [{}, undefined],
    ],
  ],
  [
    'pop-up',
    readRenderedPopup,
    [
      [SHOWN, SHOWN],
      [{ ...SHOWN, shouldDisplayOnPage: false }, HIDDEN],
      [{ shouldDisplayOnPage: true }, undefined],
      [{ shouldDisplayOnPage: 'yes', renderedHtml: '' }, undefined],
    ],
  ],
];

describe('an answer', () => {
  for (const [what, reader, cases] of READERS) {
    for (const [body, expected] of [
      ...cases,
      ...['<html>', null, undefined, []].map((no) => [no, undefined]),
    ]) {
      it(`${JSON.stringify(body)} is ${expected === undefined ? 'no' : 'a'} ${what}`, () => {
        assert.deepEqual(reader(body), expected);
      });
    }
  }
});
