/** What the pictures of a gallery open. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mediaBehind } from '../../../src/domain/gallery/media-behind.ts';

describe('the link of a picture in a gallery', () => {
  for (const [href, expected] of [
    ['', undefined],
    ['/large.jpg', 'picture'],
    ['/photo/1600x1067', 'picture'],
    ['/film.mp4', 'video'],
    ['https://youtu.be/aqz-KE-bpKQ', 'video'],
    ['https://vimeo.com/76979871', 'video'],
    ['/about', undefined],
    ['/song.mp3', undefined],
    ['javascript:alert(1)//film.mp4', undefined],
  ] as const)
    it(`to “${href}” opens ${expected ?? 'nothing'}`, () => assert.equal(mediaBehind(href), expected));
});
