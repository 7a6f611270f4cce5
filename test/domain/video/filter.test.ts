/** The filters over a video, by kind and strength. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FILTERS, type Filter, filterCss } from '../../../src/domain/video/filter.ts';

describe('filters of a video', () => {
  // biome-ignore format: a table
  const rows: [Filter, number, string][] = [
    ['none',        50,  'none'],
    ['blur',        50,  'blur(10px)'],
    ['blur',        33,  'blur(6.6px)'],
    ['brightness',  50,  'brightness(50%)'],
    ['contrast',    150, 'contrast(150%)'],
    ['invert',      100, 'invert(100%)'],
    ['opacity',     50,  'opacity(50%)'],
    ['saturate',    200, 'saturate(200%)'],
    ['sepia',       0,   'sepia(0%)'],
    ['drop-shadow', 50,  'drop-shadow(0 0 20px rgb(0 0 0 / 0.6))'],
    ['grayscale',   50,  'grayscale(50%)'],
    ['hue-rotate',  50,  'hue-rotate(180deg)'],
  ];
  for (const [filter, strength, css] of rows)
    it(`${filter} ${strength}`, () => assert.equal(filterCss(filter, strength), css));

  it('are eleven, each with a row', () => {
    assert.equal(FILTERS.length, 11);
    assert.deepEqual(new Set(rows.map(([filter]) => filter)), new Set(FILTERS));
  });
});
