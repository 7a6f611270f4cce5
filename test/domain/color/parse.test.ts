import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colord, extend } from 'colord';
import hwb from 'colord/plugins/hwb';
import names from 'colord/plugins/names';
import { NAMED_COLORS } from '../../../src/domain/color/keywords.ts';
import { hexOf } from '../../../src/domain/color/model.ts';
import { parseColor } from '../../../src/domain/color/parse.ts';

extend([names, hwb]);

const READ: readonly [string, number[]][] = [
  ['#0f8', [0, 255, 136, 1]],
  [' #0F8000 ', [15, 128, 0, 1]],
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['RGB( +1 ,2.4,  2.5 )', [1, 2, 3, 1]],
  ['rgb(-5, 300, 3)', [0, 255, 3, 1]],
  ['rgba(1, 2, 3, .5)', [1, 2, 3, 0.5]],
  ['rgba(1, 2, 3, 7)', [1, 2, 3, 1]],
  ['rgba(1, 2, 3, -1)', [1, 2, 3, 0]],
  ['rgb(0%, 50%, 100%)', [0, 128, 255, 1]],
  ['rgba(0%, 120%, -1%, 0.25)', [0, 255, 0, 0.25]],
  ['hsl(120, 100%, 25%)', [0, 128, 0, 1]],
  ['hsl(480deg, 100%, 25%)', [0, 128, 0, 1]],
  ['hsl(-240, 100%, 25%)', [0, 128, 0, 1]],
  ['hsl(0, 300%, 50%)', [255, 0, 0, 1]],
  ['hsla(240, 100%, 50%, 0.5)', [0, 0, 255, 0.5]],
  ['hwb(0, 0%, 0%)', [255, 0, 0, 1]],
  ['hwb(120, 50%, 50%)', [128, 128, 128, 1]],
  ['hwb(120, 75%, 75%, .5)', [128, 128, 128, 0.5]],
  ['RebeccaPurple', [102, 51, 153, 1]],
  ['transparent', [0, 0, 0, 0]],
];

const REFUSED = [
  '',
  '#',
  '#ff',
  '#ffff',
  '#fffff',
  '#ffffffff',
  '#ggg',
  'ff0000',
  'rgb(1, 2)',
  'rgb(1, 2, 3, 0.5)',
  'rgba(1, 2, 3)',
  'rgb(1 2 3)',
  'rgb(1, 2%, 3)',
  'rgb(1, 2, 3',
  'rgb(1, 2, 3)x',
  'hsl(1, 2, 3)',
  'hsl(NaN, 2%, 3%)',
  'hwb(1, 2%)',
  'lab(1, 2, 3)',
  'toString',
  'reddish',
];

describe('a colour as text', () => {
  for (const [text, channels] of READ)
    it(`${text} is read`, () => {
      const { r, g, b, a } = parseColor(text);
      assert.deepEqual([r, g, b, a], channels);
    });

  for (const text of REFUSED)
    it(`"${text}" is refused`, () =>
      assert.throws(() => parseColor(text), { name: 'SyntaxError', message: 'Invalid color model' }));

  it('has every name of CSS', () => {
    assert.equal(NAMED_COLORS.size, 148);
    for (const name of NAMED_COLORS.keys())
      assert.equal(`#${hexOf(parseColor(name))}`, colord(name).toHex(), name);
  });

  it('is what colord reads, all around the wheel', () => {
    for (let hue = 0; hue < 360; hue += 7)
      for (let first = 0; first <= 100; first += 20)
        for (let second = 0; second <= 100; second += 20) {
          const hsl = `hsl(${hue}, ${first}%, ${second}%)`;
          assert.equal(`#${hexOf(parseColor(hsl))}`, colord(hsl).toHex(), hsl);
          // Colord reads hwb as CSS writes it, without commas.
          const mixed = parseColor(`hwb(${hue}, ${first}%, ${second}%)`);
          const wanted = colord(`hwb(${hue} ${first}% ${second}%)`).toRgb();
          if (first + second > 100) continue;
          for (const channel of ['r', 'g', 'b'] as const)
            assert.ok(
              Math.abs(mixed[channel] - wanted[channel]) <= 1,
              `hwb(${hue}, ${first}%, ${second}%): ${channel} is ${mixed[channel]}, not ${wanted[channel]}`,
            );
        }
  });
});
