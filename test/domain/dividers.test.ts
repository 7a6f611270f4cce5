import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DIVIDER_HEIGHTS, DIVIDER_TYPES, DIVIDER_WIDTHS, dividerPaths } from '../../src/domain/dividers.ts';

describe('the edge between two sections', () => {
  it('has the heights and widths of the builder', () => {
    assert.deepEqual(
      [Object.values(DIVIDER_HEIGHTS), Object.values(DIVIDER_WIDTHS)],
      [
        [2, 6, 12],
        [5, 20, 100],
      ],
    );
  });

  const cases: [string, Parameters<typeof dividerPaths>[0], edge: string][] = [
    ['is straight', { type: 'straight', height: 2, width: 100, offset: 0 }, 'M0 0L100 0'],
    ['is slanted', { type: 'slanted', height: 6, width: 100, offset: 0 }, 'M0 6L100 0L100 6'],
    ['repeats', { type: 'pointed', height: 12, width: 50, offset: 0 }, 'M0 12L25 0L50 12L75 0L100 12'],
    [
      'is moved, with one repetition more',
      { type: 'pointed', height: 12, width: 50, offset: 50 },
      'M-25 12L0 0L25 12L50 0L75 12L100 0L125 12',
    ],
  ];
  for (const [name, shape, edge] of cases) {
    it(name, () => assert.equal(dividerPaths(shape).edge, edge));
  }

  it('looks alike a whole repetition further, in both directions', () => {
    const moved = [-125, -25, 75, 175].map(
      (offset) => dividerPaths({ type: 'wavy', height: 6, width: 20, offset }).edge,
    );
    assert.equal(new Set(moved).size, 1);
  });

  it('fills what lies below it, over the whole width, in every shape', () => {
    for (const type of DIVIDER_TYPES)
      for (const width of Object.values(DIVIDER_WIDTHS)) {
        const { edge, area } = dividerPaths({ type, height: 6, width, offset: 30 });
        const [, left = '', right = ''] =
          /^M(-?[\d.]+) .* (-?[\d.]+) [\d.]+$/.exec(edge.replaceAll('L', ' ').replaceAll('C', ' ')) ?? [];
        assert.ok(Number(left) <= 0 && Number(right) >= 100, `${type}: from ${left} to ${right}`);
        assert.ok(area.startsWith(edge) && area.endsWith(`L${left} 6Z`), area);
      }
  });
});
