import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseColor } from '../../../src/domain/color/parse.ts';
import { contrastOf } from '../../../src/domain/color/picture.ts';
import { read } from '../../../src/domain/schema.ts';
import {
  backgroundMarkup,
  backgroundSchema,
  knownColors,
  toneOf,
} from '../../../src/domain/slides/background.ts';

const background = (value: unknown) => read(backgroundSchema, value);

for (const [title, value, tag] of [
  ['a picture', { image: { src: '/a.jpg' } }, 'img'],
  ['a video, before a picture', { image: { src: '/a.jpg' }, video: { url: '/a.mp4' } }, 'sqs-bg-video'],
  ['a gallery', { gallery: { items: [] } }, 'sqs-gallery'],
  ['a colour alone', { color: '#fff' }, undefined],
  ['nothing', {}, undefined],
] as const) {
  test(`background: ${title}`, () => assert.equal(backgroundMarkup(background(value).value)?.tag, tag));
}

test('a picture is cropped around its focal point, and is decoration unless it has words', () => {
  const { value } = background({ image: { src: '/a.jpg', focalPoint: '0.25,1' } });
  assert.deepEqual(backgroundMarkup(value), {
    tag: 'img',
    attributes: { slot: 'background', src: '/a.jpg', alt: '', fetchpriority: 'high' },
    style: { objectPosition: '25% 100%' },
  });
});

test('a gallery fades every 5 s, without words', () => {
  const { value } = background({ gallery: { items: [{ src: '/a.jpg' }] } });
  assert.deepEqual(backgroundMarkup(value)?.json, {
    design: 'slideshow',
    autoplay: true,
    autoplayDuration: 5,
    transition: 'fade',
    thumbnails: false,
    showMetaBasic: false,
    items: [{ src: '/a.jpg' }],
  });
});

for (const [value, path] of [
  [{ color: 'bleu' }, 'color'],
  [{ color: 'rgb(1, 2, 3, 0.5)' }, 'color'],
  [{ image: { src: 'javascript:1' } }, 'image.src'],
] as const) {
  test(`${JSON.stringify(value)} is told`, () =>
    assert.deepEqual(
      background(value).mistakes.map((mistake) => mistake.path),
      [path],
    ));
}

for (const [color, words] of [
  ['#14161b', 'light'],
  ['#fff', 'dark'],
  ['#f00', 'dark'],
  ['#00f', 'light'],
  ['', undefined],
] as const) {
  test(`words on ${color || 'the page'} are ${words ?? "the page's"}, with nothing between`, () =>
    assert.deepEqual(toneOf(color, undefined, true), {
      words,
      overlay: 'transparent',
      opacity: 0,
      ground: 'none',
    }));
}

test('on every colour words are read with a contrast of 4.5 at least', () => {
  for (let r = 0; r < 256; r += 15)
    for (let g = 0; g < 256; g += 15)
      for (let b = 0; b < 256; b += 15) {
        const { words } = toneOf(`rgb(${r}, ${g}, ${b})`, undefined, true);
        const color = parseColor(words === 'light' ? '#fff' : '#000');
        assert.ok(contrastOf({ r, g, b, a: 1 }, color) >= 4.5, `${r} ${g} ${b}`);
      }
});

const there = (...colors: string[]) => ({ colors: colors.map(parseColor), isMissing: false });
const missing = (...colors: string[]) => ({ colors: colors.map(parseColor), isMissing: true });

test('over a picture that cannot be read: light words on 222222, made darker by 20', () => {
  assert.deepEqual(toneOf('', there(), true), {
    words: 'light',
    overlay: 'rgb(0, 0, 0)',
    opacity: 0.3,
    ground: 'rgb(34, 34, 34)',
  });
});

test('a picture that is not there has the colour of the slide, else the one that is taken for its average', () => {
  assert.deepEqual(toneOf('#fdf6e3', missing(), true), toneOf('#fdf6e3', undefined, true));
  assert.equal(toneOf('', missing(), true).ground, 'rgb(34, 34, 34)');
  assert.equal(toneOf('', missing('#fff'), true).ground, 'rgb(255, 255, 255)');
  assert.equal(toneOf('', missing('#fff'), true).words, 'dark');
  assert.equal(toneOf('', there('#fff'), true).ground, 'none');
});

test('an uneven picture has a denser overlay', () => {
  assert.equal(toneOf('', there('#000', '#fff'), true).opacity, 0.5);
  assert.equal(toneOf('', there('#555', '#666'), true).opacity, 0.3);
});

test('beside a picture the words are for the colour of the slide', () => {
  const bright = there('#fff');
  assert.equal(toneOf('#000', bright, true).words, 'dark');
  assert.equal(toneOf('#000', bright, false).words, 'light');
  assert.equal(toneOf('', bright, false).words, undefined);
});

test('colours that published pages carry are used as they are', () => {
  assert.deepEqual(knownColors({ topLeftAverage: 'ff0000' }), [parseColor('#ff0000')]);
  assert.deepEqual(knownColors(undefined), []);
});
