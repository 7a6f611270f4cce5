/** Which values of a product's options can be had, and which variant a choice names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  availability,
  chosenVariant,
  openOptions,
  optionNames,
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
    assert.deepEqual(optionNames(VARIANTS), ['Size', 'Colour']);
    assert.deepEqual(optionNames([null, { attributes: null }, {}]), []);
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
      assert.equal(availability(VARIANTS, choice as Record<string, string>, option, value), expected);
    });
  }

  it('name a variant once none is open and the combination exists', () => {
    const id = (choice: Record<string, string>) =>
      (chosenVariant(VARIANTS, OPTIONS, choice) as { id: string } | undefined)?.id;
    assert.equal(id({ Size: 'S', Colour: 'Sand' }), 'S-Sand');
    assert.equal(id({ Size: 'M', Colour: 'Ink' }), undefined);
    assert.equal(id({ Size: 'S' }), undefined);
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
