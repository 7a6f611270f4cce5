import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DENSITIES,
  densitySet,
  ORIENTATIONS,
  picturesPerRow,
  RATIOS,
  type Ratio,
  shapeOf,
} from '../../../src/domain/gallery/density.ts';

for (const [width, height, orientation, expected] of [
  [600, 600, 'horizontal', 'maxHeight-600'],
  [600, 600, 'vertical', 'maxWidth-600'],
  [600, 600, 'square', 'maxWidth-600'],
  [600, 601, 'square', 'maxWidth-800'],
  [601, 600, 'horizontal', 'maxWidth-800'],
  [800, 900, 'square', 'maxWidth-800'],
  [801, 400, 'square', 'desktop'],
] as const) {
  test(`${width} by ${height} px, ${orientation}: ${expected}`, () =>
    assert.equal(densitySet(width, height, orientation), expected));
}

const ratios = Object.keys(RATIOS) as Ratio[];
const places = [
  [320, 500],
  [600, 300],
  [768, 1000],
  [1440, 900],
] as const;

test('a denser grid never has fewer pictures in a row, a larger place neither', () => {
  for (const ratio of ratios)
    for (const orientation of ORIENTATIONS) {
      for (const [width, height] of places) {
        const rows = DENSITIES.map((density) =>
          picturesPerRow({ density, orientation, ratio }, width, height),
        );
        assert.deepEqual(
          rows,
          [...rows].sort((a, b) => a - b),
        );
      }
      for (const density of DENSITIES) {
        const narrow = picturesPerRow({ density, orientation, ratio }, 768, 1000);
        assert.ok(narrow <= picturesPerRow({ density, orientation, ratio }, 1440, 900));
      }
    }
});

for (const [orientation, ratio, shape] of [
  ['horizontal', '3:2', 1.5],
  ['vertical', '3:2', 2 / 3],
  ['square', '3:2', 1],
  ['horizontal', 'original', undefined],
  ['square', 'original', undefined],
] as const) {
  test(`${orientation} ${ratio} is ${shape ?? 'each its own'}`, () =>
    assert.equal(shapeOf({ orientation, ratio }), shape));
}
