/** Sizes, focal points, placeholders and sources of pictures. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { objectPosition } from '../../../src/domain/images/focal-point.ts';
import { imageMistakes } from '../../../src/domain/images/image-assertions.ts';
import { parseImageSize } from '../../../src/domain/images/image-size.ts';
import { type ImageOptions, imageSource } from '../../../src/domain/images/image-source.ts';
import { placeholderBackground } from '../../../src/domain/images/placeholder.ts';

describe('image size', () => {
  const sizes: [string, [number, number] | undefined][] = [
    ['1600x1067', [1600, 1067]],
    [' 1600 X 1067 ', [1600, 1067]],
    ['12.5x10', [12.5, 10]],
    ['0x100', undefined],
    ['100x0', undefined],
    ['100', undefined],
    ['100x', undefined],
    ['100x200x300', undefined],
    ['-1x2', undefined],
    ['axb', undefined],
    ['', undefined],
  ];
  for (const [text, size] of sizes)
    it(`"${text}" is ${size ?? 'no size'}`, () =>
      assert.deepEqual(parseImageSize(text), size && { width: size[0], height: size[1] }));
});

describe('focal point', () => {
  const points: [string, string][] = [
    ['0.25,0.75', '25% 75%'],
    ['0,1', '0% 100%'],
    [' .3 , 0.3333 ', '30% 33.3%'],
    ['2,0', '100% 0%'],
    ['0.5,0.5', ''],
    ['-1,0', ''],
    ['0.5', ''],
    ['a,b', ''],
    ['', ''],
  ];
  for (const [text, position] of points)
    it(`"${text}" is ${position || 'the middle'}`, () => assert.equal(objectPosition(text), position));
});

describe('placeholder', () => {
  it('is one colour, or four corners on the centre', () => {
    assert.equal(placeholderBackground('aabbcc'), '#aabbcc');
    const four = placeholderBackground('#a00, #0a0 #00a,#ffffff');
    assert.equal(four.match(/radial-gradient/g)?.length, 4);
    assert.match(four, /at 100% 0, #0a0, transparent/);
    assert.match(four, /, color-mix\(in srgb, #a00, #ffffff\)$/);
    assert.match(placeholderBackground('a00 0a0 00a fff 123456'), /, #123456$/);
  });
  for (const text of ['', ' ', 'red', '12345', 'a00 0a0', 'a00 0a0 00a', 'a00 0a0 00a url(x)'])
    it(`"${text}" is none`, () => assert.equal(placeholderBackground(text), ''));
});

const OPTIONS: ImageOptions = {
  src: '/a.jpg',
  loader: 'sqs',
  width: 400,
  height: 300,
  priority: '',
  srcset: '',
  sizes: 'auto',
  format: '',
  videoId: '',
};

describe('image assertions', () => {
  const cases: [string, Partial<ImageOptions>, string[]][] = [
    ['all well', {}, []],
    ['no source', { src: '' }, ['src']],
    ['no source for youtube', { src: '', loader: 'youtube', videoId: 'dQw4w9WgXcQ', sizes: '' }, []],
    ['a side that is no number', { width: Number.NaN }, ['dimensions']],
    ['half pixels and nothing', { width: 1.5, height: 0 }, ['dimensions', 'dimensions']],
    ['high priority', { priority: 'high' }, []],
    ['low priority', { priority: 'low' }, []],
    ['another priority', { priority: 'medium' }, ['priority']],
    ['another loader', { loader: 'cdn' }, ['loader']],
    ['srcset with sqs', { srcset: '/a.jpg 1x' }, ['srcset']],
    ['srcset with raw', { srcset: '/a.jpg 1x', loader: 'raw', sizes: '' }, []],
    ['no sizes with sqs', { sizes: '' }, ['sizes']],
    ['format with sqs', { format: 'jpg' }, ['format']],
    ['format webp with vimeo', { format: 'webp', loader: 'vimeo' }, []],
    ['another format with vimeo', { format: 'png', loader: 'vimeo' }, ['format']],
    ['youtube without a video', { loader: 'youtube' }, ['video-id']],
  ];
  for (const [name, options, paths] of cases)
    it(`${name}: ${paths.join(', ') || 'nothing'}`, () =>
      assert.deepEqual(
        imageMistakes({ ...OPTIONS, ...options }).map(({ path }) => path),
        paths,
      ));
});

describe('image source', () => {
  const source = (options: Partial<ImageOptions>) => imageSource({ ...OPTIONS, ...options });
  const widthsIn = (srcset: string) => srcset.match(/\d+w(?=,|$)/g);

  it('is the widths of the image service, up to the original', () => {
    const { src, srcset } = source({});
    assert.equal(src, '/a.jpg');
    assert.deepEqual(widthsIn(srcset), ['100w', '300w', '400w']);
    assert.equal(widthsIn(source({ width: Number.NaN }).srcset)?.length, 7);
  });
  for (const src of ['data:image/png;base64,AAAA', 'blob:x', '/a.svg', '/a.SVG?v=1', '/a.gif#x'])
    it(`is the address alone for ${src}`, () => assert.deepEqual(source({ src }), { src, srcset: '' }));
  it('is what the author wrote with raw', () =>
    assert.deepEqual(source({ loader: 'raw', srcset: '/b.jpg 2x' }), { src: '/a.jpg', srcset: '/b.jpg 2x' }));
  it('is the four stills of a YouTube video', () => {
    const { src, srcset } = source({ loader: 'youtube', videoId: 'dQw4w9WgXcQ', format: 'webp' });
    assert.equal(src, 'https://i.ytimg.com/vi_webp/dQw4w9WgXcQ/hqdefault.webp');
    assert.deepEqual(widthsIn(srcset), ['120w', '320w', '480w', '640w']);
  });
  it('is a Vimeo still in several widths, whatever size its address names', () => {
    for (const src of [
      'https://i.vimeocdn.com/video/1-a-d',
      'https://i.vimeocdn.com/video/1-a-d_1280x720.jpg?r=pad',
    ]) {
      const still = source({ loader: 'vimeo', src, format: 'jpg' });
      assert.equal(still.src, 'https://i.vimeocdn.com/video/1-a-d_640.jpg');
      assert.equal(widthsIn(still.srcset)?.at(-1), '1920w');
    }
  });
});
