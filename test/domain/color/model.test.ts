import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colord } from 'colord';
import { cssOf, type Hsl, hexOf, hslColor, hslToRgb, rgbToHsl } from '../../../src/domain/color/model.ts';

const REFUSED: readonly [Partial<Hsl>, string][] = [
  [{}, 'Missing an H/S/L value.'],
  [{ h: 1, s: 1 }, 'Missing an H/S/L value.'],
  [{ h: '1' as never, s: 1, l: 1 }, 'Missing an H/S/L value.'],
  [{ h: -1, s: 0, l: 0 }, 'Hue out of bounds.'],
  [{ h: 360.1, s: 0, l: 0 }, 'Hue out of bounds.'],
  [{ h: Number.NaN, s: 0, l: 0 }, 'Hue out of bounds.'],
  [{ h: 0, s: 1.1, l: 0 }, 'Saturation out of bounds.'],
  [{ h: 0, s: 0, l: -0.1 }, 'Lightness out of bounds.'],
  [{ h: 0, s: 0, l: 0, a: 2 }, 'Alpha out of bounds.'],
];

describe('hue, saturation and lightness', () => {
  for (const [parts, message] of REFUSED)
    it(`${JSON.stringify(parts)} is refused: ${message}`, () =>
      assert.throws(() => hslColor(parts), { message }));

  it('are taken up to their bounds, without alpha as a whole one', () => {
    assert.deepEqual(hslColor({ h: 360, s: 1, l: 1 }), { h: 360, s: 1, l: 1, a: 1 });
    assert.deepEqual(hslColor({ h: 0, s: 0, l: 0, a: 0 }), { h: 0, s: 0, l: 0, a: 0 });
    assert.equal(hexOf(hslToRgb(hslColor({ h: 360, s: 1, l: 0.5 }))), 'ff0000');
  });

  it('of a grey have no hue', () => {
    for (const channel of [0, 127, 255])
      assert.deepEqual(rgbToHsl({ r: channel, g: channel, b: channel, a: 0.5 }), {
        h: 0,
        s: 0,
        l: channel / 255,
        a: 0.5,
      });
  });

  it('are those of colord, and lead back to the colour they came from', () => {
    for (let r = 0; r <= 255; r += 15)
      for (let g = 0; g <= 255; g += 15)
        for (let b = 0; b <= 255; b += 15) {
          const hsl = rgbToHsl({ r, g, b, a: 1 });
          assert.deepEqual(hslToRgb(hsl), { r, g, b, a: 1 });
          // Colord rounds to whole degrees and percents.
          const wanted = colord({ r, g, b }).toHsl();
          const apart = [hsl.h - wanted.h, hsl.s * 100 - wanted.s, hsl.l * 100 - wanted.l].map(Math.abs);
          assert.ok(
            apart.every((difference) => difference < 0.501 || difference > 359.499),
            `${r} ${g} ${b}: ${apart}`,
          );
        }
  });
});

describe('a colour is written', () => {
  it('as hex digits', () => assert.equal(hexOf({ r: 1, g: 171, b: 254.6, a: 0.5 }), '01abff'));
  it('as two digits a channel, whatever was reckoned before', () =>
    assert.equal(hexOf({ r: 300, g: -4, b: 255.5, a: 1 }), 'ff00ff'));
  it('as css', () => {
    assert.equal(cssOf({ r: 1, g: 2, b: 3, a: 1 }), 'rgb(1, 2, 3)');
    assert.equal(cssOf({ r: 1, g: 2, b: 3.2, a: 0.5 }), 'rgba(1, 2, 3, 0.5)');
  });
});
