/** What the links of a lightbox lead to. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isVideoFile, type LinkedMedia, linkedMedia } from '../../../src/domain/lightbox/media-link.ts';

const thumbnail = { type: '', isDownload: false, holdsPicture: true };

describe('a link around a thumbnail', () => {
  for (const [href, expected] of [
    ['/hills.jpg', 'picture'],
    ['/photo/1600x1067', 'picture'],
    ['/film.mp4', 'video'],
    ['/film.webm#t=10', 'video'],
    ['/film.MOV?v=2', 'video'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'video'],
    ['https://youtu.be/aqz-KE-bpKQ', 'video'],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'video'],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'video'],
    ['https://vimeo.com/76979871', 'video'],
    ['https://player.vimeo.com/video/76979871', 'video'],
    ['https://vimeo.com.example.org/76979871', 'picture'],
    ['https://example.org/?next=https://youtu.be/aqz-KE-bpKQ', 'picture'],
    ['/song.mp3', undefined],
    ['/about.html?film.mp4', undefined],
    ['javascript:alert(1)//film.mp4', undefined],
  ] as [string, LinkedMedia | undefined][])
    it(`to ${href} leads to ${expected ?? 'neither'}`, () =>
      assert.equal(linkedMedia({ ...thumbnail, href }), expected));
});

describe('a link', () => {
  for (const [name, link, expected] of [
    ['of words to a film', { holdsPicture: false }, undefined],
    ['of words that names a type of video', { holdsPicture: false, type: 'video/mp4' }, 'video'],
    ['to a film that is to be kept', { isDownload: true }, undefined],
    ['to a film that names a type of picture', { type: 'image/webp' }, 'picture'],
  ] as [string, object, LinkedMedia | undefined][])
    it(`${name} leads to ${expected ?? 'neither'}`, () =>
      assert.equal(linkedMedia({ ...thumbnail, href: '/film.mp4', ...link }), expected));
});

describe('a video', () => {
  for (const [href, expected] of [
    ['/film.mp4?v=2', true],
    ['https://example.org/film.webm', true],
    ['https://youtu.be/aqz-KE-bpKQ', false],
    ['https://vimeo.com/76979871#film.mp4', false],
    ['https://vimeo.com/showcase/7696/video/76979871', false],
  ] as [string, boolean][])
    it(`at ${href} is ${expected ? 'a file' : 'of a provider, or may be'}`, () =>
      assert.equal(isVideoFile({ href }), expected));
});
