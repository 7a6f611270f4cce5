/** The rules of a shown cart: exact sums, entries of whatever server, notes, rows, what was typed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isHindrance,
  lineNotes,
  readCartLine,
  readCartLines,
} from '../../../src/domain/commerce/cart-line.ts';
import { alterRow, hindranceOf, isSameCart, rowsWith } from '../../../src/domain/commerce/cart-rows.ts';
import { cartSums, linePrice } from '../../../src/domain/commerce/cart-sums.ts';
import { isSameAmount } from '../../../src/domain/commerce/decimals.ts';
import { plus, times } from '../../../src/domain/commerce/exact-sums.ts';
import { orderStateAt } from '../../../src/domain/commerce/order.ts';
import { typedQuantity } from '../../../src/domain/commerce/typed-quantity.ts';

const money = (value: string, currency = 'EUR') => ({ value, currency });

describe('amounts', () => {
  for (const [amount, count, product] of [
    ['0.1', 3, '0.3'],
    ['19.90', 4, '79.60'],
    ['99999999999999999.99', 9999, '999899999999999999900.01'],
    ['500', 3, '1500'],
    ['1.250', 3, '3.750'],
    ['-0.05', 3, '-0.15'],
    ['.5', 2, '1.0'],
    ['1e3', 2, '2000'],
    ['12e-1', 2, '2.4'],
    [7, 2, '14'],
    ['1e999999999', 2, undefined],
    ['free', 2, undefined],
    [Number.NaN, 2, undefined],
    [undefined, 2, undefined],
  ] as const) {
    it(`${amount} × ${count} is ${product}`, () => assert.equal(times(amount, count), product));
  }

  it('add up to the last digit', () => {
    assert.equal(plus('0.1', '0.20'), '0.30');
    assert.equal(plus('99999999999999999.99', '0.01'), '100000000000000000.00');
    assert.equal(plus('1', 'x'), undefined);
  });

  it('are the same however they are written', () => {
    assert.ok(isSameAmount('5', '5.00'));
    assert.ok(!isSameAmount('5', '5.001'));
    assert.ok(!isSameAmount('x', 'x'));
  });
});

describe('sums', () => {
  it('are kept apart by currency, yen without decimals and dinars with three', () => {
    const entries = [
      { quantity: 3, price: money('0.1') },
      { quantity: 1, price: money('500', 'JPY') },
      { quantity: 2, price: money('1.250', 'KWD') },
      { quantity: 1, price: money('19.90', 'eur') },
      { quantity: 4 },
    ];
    assert.deepEqual(cartSums(entries), [money('20.20'), money('500', 'JPY'), money('2.500', 'KWD')]);
    assert.equal(linePrice({ quantity: 2 }), undefined);
    assert.deepEqual(cartSums([]), []);
  });
});

describe('an entry', () => {
  it('is read as the reference server writes it', () => {
    const line = readCartLine({
      id: 'a',
      itemId: 'lamp',
      variantId: 'v',
      quantity: 2,
      title: 'Lamp',
      url: '/lamp',
      image: '/lamp.jpg',
      options: [{ name: 'Size', value: 'L' }],
      price: money('5.00'),
      priceBefore: money('4.00'),
      available: 3,
      additionalFields: { text: 'A' },
    });
    assert.deepEqual(line, {
      id: 'a',
      title: 'Lamp',
      url: '/lamp',
      image: '/lamp.jpg',
      options: [{ name: 'Size', value: 'L' }],
      quantity: 2,
      price: money('5.00'),
      priceBefore: money('4.00'),
      available: 3,
      isGone: false,
      entry: { itemId: 'lamp', quantity: 2, variantId: 'v', additionalFields: { text: 'A' } },
    });
  });

  it('may say less, or the same in other words', () => {
    const bare = readCartLine({ id: 7, itemId: 'x', quantity: '2' });
    assert.deepEqual([bare?.id, bare?.title, bare?.quantity, bare?.price], ['7', '', 2, undefined]);
    const other = readCartLine({
      id: 'a',
      productName: 'Mug',
      itemUrl: '/mug',
      image: { assetUrl: '/mug.jpg' },
      variantOptions: [{ optionName: 'Colour', value: 'Blue' }],
      quantity: 1,
      itemPrice: { decimalValue: '3.50', currencyCode: 'GBP' },
    });
    assert.deepEqual(
      [other?.title, other?.url, other?.image, other?.options, other?.price],
      ['Mug', '/mug', '/mug.jpg', [{ name: 'Colour', value: 'Blue' }], money('3.50', 'GBP')],
    );
    assert.deepEqual(readCartLine({ id: 'a', quantity: 1, attributes: { Size: 'S', Empty: '' } })?.options, [
      { name: 'Size', value: 'S' },
    ]);
  });

  for (const [name, entry] of [
    ['nothing', null],
    ['a text', 'lamp'],
    ['a list', []],
    ['no id', { quantity: 1 }],
    ['quantity 0', { id: 'a', quantity: 0 }],
    ['a quantity that is none', { id: 'a', quantity: 'many' }],
  ] as const) {
    it(`is none when it is ${name}`, () => assert.equal(readCartLine(entry), undefined));
  }

  it('leads nowhere that a page may not go, and costs nothing that is no number', () => {
    const line = readCartLine({
      id: 'a',
      quantity: 1,
      title: '<img src=x onerror=alert(1)>',
      url: 'java\nscript:alert(1)',
      image: 'data:text/html,x',
      price: { value: 'NaN', currency: 'EUR' },
      available: -3,
    });
    assert.deepEqual(
      [line?.url, line?.image, line?.price, line?.available, line?.title],
      ['', '', undefined, 0, '<img src=x onerror=alert(1)>'],
    );
    assert.deepEqual(readCartLines({ entries: 'none' }), []);
    assert.deepEqual(readCartLines(undefined), []);
  });
});

const line = (id: string, more: object = {}) => {
  const read = readCartLine({ id, itemId: id, quantity: 2, price: money('5'), ...more });
  assert.ok(read);
  return read;
};

describe('what changed since', () => {
  for (const [name, more, kinds, isInTheWay] of [
    ['nothing', { available: 2, priceBefore: money('5.00') }, [], false],
    ['a price', { priceBefore: money('4') }, ['price'], false],
    ['a currency', { priceBefore: money('5', 'USD') }, ['price'], false],
    ['fewer are left', { available: 1, priceBefore: money('4') }, ['fewer', 'price'], true],
    ['sold out', { available: 0, priceBefore: money('4') }, ['sold-out'], true],
    ['not sold any more', { isGone: true, available: 0 }, ['gone'], true],
  ] as const) {
    it(`is said: ${name}`, () => {
      const read = line('a', more);
      assert.deepEqual(
        lineNotes(read).map(({ kind }) => kind),
        kinds,
      );
      assert.equal(isHindrance(read), isInTheWay);
    });
  }
});

describe('the rows', () => {
  const rows = rowsWith([], [line('a'), line('b'), line('c')]);
  const shown = (all: ReturnType<typeof rowsWith>) =>
    all.map(({ key, line: { id }, isRemoved }) => `${key}:${id}${isRemoved ? ' removed' : ''}`);

  it('keep their places while lines come and go', () => {
    assert.deepEqual(shown(rowsWith(rows, [line('c'), line('d'), line('a')])), ['a:a', 'c:c', 'd:d']);
  });

  it('keep the place of what was taken out, and give it back there under its new id', () => {
    const without = rowsWith(alterRow(rows, 'b', { isRemoved: true }), [line('a'), line('c')]);
    assert.deepEqual(shown(without), ['a:a', 'b:b removed', 'c:c']);
    assert.deepEqual(shown(rowsWith(without, [line('a'), line('c'), line('x')], 'b')), ['a:a', 'b:x', 'c:c']);
    assert.deepEqual(shown(rowsWith(without, [line('a'), line('c'), line('x')])), [
      'a:a',
      'b:b removed',
      'c:c',
      'x:x',
    ]);
  });

  it('know a cart that somebody else has changed', () => {
    assert.ok(isSameCart(rows, [line('c'), line('b'), line('a')]));
    assert.ok(!isSameCart(rows, [line('a'), line('b')]));
    assert.ok(!isSameCart(rows, [line('a'), line('b'), line('c', { quantity: 3 })]));
    assert.ok(isSameCart(alterRow(rows, 'a', { isRemoved: true }), [line('b'), line('c')]));
  });

  it('name the first that keeps it from being ordered', () => {
    assert.equal(hindranceOf(rows), undefined);
    const problem = { kind: 'offline' } as const;
    assert.equal(hindranceOf(alterRow(rows, 'b', { problem }))?.key, 'b');
    assert.equal(hindranceOf(rowsWith(rows, [line('a'), line('c', { available: 0 })]))?.key, 'c');
  });
});

describe('what is typed beside a line', () => {
  for (const [typed, meant] of [
    ['3', { kind: 'set', quantity: 3 }],
    ['9999', { kind: 'set', quantity: 9999 }],
    ['0', { kind: 'remove' }],
    ['10000', { kind: 'none' }],
    ['1.5', { kind: 'none' }],
    ['-1', { kind: 'none' }],
    ['', { kind: 'none' }],
    [' ', { kind: 'none' }],
    ['many', { kind: 'none' }],
  ] as const) {
    it(`"${typed}" means ${meant.kind}`, () => assert.deepEqual(typedQuantity(typed), meant));
  }
});

describe('an order', () => {
  it('ends by its time alone while it is not paid', () => {
    assert.equal(orderStateAt('reserved', 100, 99), 'reserved');
    assert.equal(orderStateAt('reserved', 100, 100), 'expired');
    assert.equal(orderStateAt('sold', 100, 200), 'sold');
  });
});
