import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { hexOf } from '../../../src/domain/color/model.ts';
import { parseColor } from '../../../src/domain/color/parse.ts';
import {
  averageOf,
  brightnessOf,
  colorsOf,
  contrastOf,
  darken,
  isLight,
  overlayFor,
  pixelsOf,
  SCRIM_MIDPOINT,
  textColorOn,
} from '../../../src/domain/color/picture.ts';

extend([a11y]);

const all = (...texts: string[]) => texts.map(parseColor);

describe('the average colour', () => {
  it('is mixed in linear light', () => assert.equal(hexOf(averageOf(all('#000', '#fff'))), 'bcbcbc'));
  it('of one colour is that colour', () => assert.equal(hexOf(averageOf(all('#123456'))), '123456'));
  it('of nothing is 222222', () => assert.equal(hexOf(averageOf([])), '222222'));
  it('of what cannot be seen is 222222', () =>
    assert.equal(hexOf(averageOf(all('rgba(255, 0, 0, 0)'))), '222222'));
  it('counts what shows through less', () =>
    assert.equal(hexOf(averageOf(pixelsOf([255, 0, 0, 255, 0, 0, 255, 0]))), 'ff0000'));
  it('is read from the corners and the middle, whatever else stands there', () => {
    const data = {
      topLeftAverage: '#ff0000',
      topRightAverage: 'FF0000',
      bottomLeftAverage: 'red',
      centerAverage: '',
      suggestedBgColor: '000000',
    };
    assert.deepEqual(colorsOf(data).map(hexOf), ['ff0000', 'ff0000']);
  });
});

describe('light and dark', () => {
  const SPLIT: readonly [string, boolean][] = [
    ['#7fffff', false],
    ['#800000', true],
    ['#00ffff', false],
    ['#ffffff', true],
  ];
  for (const [text, wanted] of SPLIT)
    it(`${text} is ${wanted ? 'light' : 'dark'}`, () => assert.equal(isLight(parseColor(text)), wanted));

  it('brightness has the weights of the eye', () => {
    const tenths = all('#f00', '#0f0', '#00f', '#fff').map((color) => brightnessOf(color).toFixed(1));
    assert.deepEqual(tenths, ['54.2', '182.4', '18.4', '255.0']);
  });

  it('contrast is that of WCAG, and a text takes the better of black and white', () => {
    for (const text of ['#000', '#fff', '#767676', '#777', '#00ffff', '#800000', '#e91e63']) {
      const color = parseColor(text);
      const onWhite = contrastOf(color, parseColor('white'));
      const onBlack = contrastOf(color, parseColor('black'));
      // Colord cuts after the second digit.
      assert.ok(Math.abs(onWhite - colord(text).contrast('#fff')) < 0.0101, text);
      assert.equal(textColorOn(color), onWhite >= onBlack ? 'white' : 'black', text);
      assert.ok(Math.max(onWhite, onBlack) >= 4.5, text);
    }
    assert.equal(textColorOn(parseColor('#00ffff')), 'black');
    assert.equal(textColorOn(parseColor('#800000')), 'white');
  });
});

describe('what is laid over a picture', () => {
  const OVERLAYS: readonly [string, string[], string, number][] = [
    ['a bright one is darkened by 30', ['#cccccc'], '808080', 0.3],
    ['one at the threshold is darkened by 30', ['#999999'], '4d4d4d', 0.3],
    ['a darker one by 20', ['#989898'], '656565', 0.3],
    ['never below black', ['#111111'], '000000', 0.3],
    ['an uneven one is covered more', ['#000000', '#ffffff'], '707070', 0.5],
    ['a spread of 0.4 is even', ['#000000', '#666666'], '161616', 0.3],
    ['more than that is not', ['#000000', '#676767'], '171717', 0.5],
    ['one that nothing is known of', [], '000000', 0.3],
  ];
  for (const [name, colors, color, opacity] of OVERLAYS)
    it(name, () => {
      const overlay = overlayFor(all(...colors));
      assert.deepEqual([hexOf(overlay.color), overlay.opacity], [color, opacity]);
    });

  it('keeps the hue', () => assert.equal(hexOf(darken(parseColor('#ff0000'), 20)), '990000'));
  it('has half of its strength at 0.6', () => assert.equal(SCRIM_MIDPOINT, 0.6));
});
