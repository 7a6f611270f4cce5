/** Which values of a product's options can be had, and which variant a choice names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  choiceOf,
  chosenVariant,
  offeredOptions,
  openOptions,
  optionStates,
  productOptions,
} from '../../../src/domain/commerce/options.ts';

const variant = (Size: string, Colour: string, qtyInStock: number, more: object = {}) => ({
  id: `${Size}-${Colour}`,
  attributes: { Size, Colour },
  qtyInStock,
  ...more,
});
const VARIANTS = [
  variant('S', 'Ink', 4),
  variant('L', 'Ink', 0),
  variant('S', 'Sand', 0, { unlimited: true }),
  variant('M', 'Sand', 2),
];
const OPTIONS = productOptions(VARIANTS, ['Size', 'Colour']);

describe('options', () => {
  it('come in the owner’s order, their values as they first appear', () => {
    assert.deepEqual(OPTIONS, [
      { name: 'Size', values: ['S', 'L', 'M'] },
      { name: 'Colour', values: ['Ink', 'Sand'] },
    ]);
  });

  it('are offered in the first order that says any, else as the variants have them', () => {
    const names = (...orders: string[][]) => offeredOptions(VARIANTS, ...orders).map(({ name }) => name);
    assert.deepEqual(names([], ['Colour', 'Size', 'Scent'], ['Size']), ['Colour', 'Size']);
    assert.deepEqual(names([], []), ['Size', 'Colour']);
    assert.deepEqual(offeredOptions([VARIANTS[0]]), []);
    assert.deepEqual(offeredOptions([null, { attributes: null }, {}]), []);
  });

  it('are chosen by the id or the sku of a variant', () => {
    const variants = [...VARIANTS, variant('XL', 'Sand', 1, { sku: 'S-Ink-2' })];
    assert.deepEqual(choiceOf(variants, OPTIONS, 'M-Sand'), { Size: 'M', Colour: 'Sand' });
    assert.deepEqual(choiceOf(variants, OPTIONS, 'S-Ink-2'), { Size: 'XL', Colour: 'Sand' });
    assert.deepEqual(choiceOf(variants, OPTIONS, 'gone'), {});
    assert.deepEqual(choiceOf(variants, OPTIONS, ''), {});
  });

  const cells: [object, string, string, string][] = [
    [{}, 'Size', 'S', 'available'],
    [{}, 'Size', 'L', 'sold-out'],
    [{ Colour: 'Sand' }, 'Size', 'L', 'missing'],
    [{ Colour: 'Sand' }, 'Size', 'S', 'available'],
    [{ Size: 'M' }, 'Colour', 'Ink', 'missing'],
    [{ Size: 'M', Colour: 'Ink' }, 'Colour', 'Sand', 'available'],
    [{ Size: '', Colour: 'Ink' }, 'Size', 'L', 'sold-out'],
  ];
  for (const [choice, option, value, expected] of cells) {
    it(`${option} ${value} beside ${JSON.stringify(choice)} is ${expected}`, () => {
      const states = optionStates(VARIANTS, OPTIONS, choice as Record<string, string>);
      assert.equal(states.get(option)?.get(value), expected);
    });
  }

  it('of downloads and gift cards are never sold out', () => {
    for (const type of [2, 4]) {
      assert.equal(optionStates(VARIANTS, OPTIONS, {}, type).get('Size')?.get('L'), 'available');
      const besideSand = optionStates(VARIANTS, OPTIONS, { Colour: 'Sand' }, type);
      assert.equal(besideSand.get('Size')?.get('L'), 'missing');
    }
  });

  it('may be called like what every object has', () => {
    const variants = [
      { attributes: { constructor: 'a', ['__proto__']: 'x' } },
      { attributes: { constructor: 'b' } },
    ].map((each) => ({ ...each, qtyInStock: 1 }));
    const options = productOptions(variants, ['constructor', '__proto__']);
    assert.deepEqual(openOptions(options, {}), options);
    assert.equal(optionStates(variants, options, {}).get('constructor')?.get('b'), 'available');
    assert.equal(chosenVariant(variants, options, { constructor: 'a' } as never), undefined);
    const choice = Object.fromEntries([
      ['constructor', 'a'],
      ['__proto__', 'x'],
    ]);
    assert.equal(chosenVariant(variants, options, choice), variants[0]);
  });

  it('of three hundred values over a thousand variants are looked at once each, for all choices', () => {
    let reads = 0;
    const many = Array.from({ length: 1000 }, (_, index) => ({
      get attributes() {
        reads += 1;
        return { A: `${index % 100}`, B: `${(index * 7) % 100}`, C: `${(index * 13) % 100}` };
      },
      qtyInStock: 1,
    }));
    const options = productOptions(many, ['A', 'B', 'C']);
    reads = 0;
    optionStates(many, options, { A: '1', B: '7' });
    assert.ok(reads <= 1000 * 6, `${reads} reads`);
    reads = 0;
    optionStates(many, options, { A: '1', B: '8' });
    chosenVariant(many, options, { A: '1', B: '8', C: '13' });
    assert.equal(reads, 0);
  });

  it('name a variant once none is open and the combination exists', () => {
    const id = (choice: Record<string, string>) =>
      (chosenVariant(VARIANTS, OPTIONS, choice) as { id: string } | undefined)?.id;
    assert.equal(id({ Size: 'S', Colour: 'Sand' }), 'S-Sand');
    assert.equal(id({ Size: 'M', Colour: 'Ink' }), undefined);
    assert.equal(id({ Size: 'S' }), undefined);
    assert.equal(id({ Size: 'S', Colour: 'Sand', Scent: 'Pine' }), undefined);
    assert.deepEqual(
      openOptions(OPTIONS, { Size: 'S', Colour: '' }).map(({ name }) => name),
      ['Colour'],
    );
  });

  it('of a product in one form need no choice; several forms without options cannot be told apart', () => {
    assert.equal(chosenVariant([VARIANTS[0]], [], {}), VARIANTS[0]);
    assert.equal(chosenVariant(VARIANTS, [], {}), undefined);
    assert.equal(chosenVariant([], [], {}), undefined);
  });
});
