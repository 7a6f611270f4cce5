/** What is a picture, by its address and by what a link says. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leadsToPicture, tellsPicture } from '../../../src/domain/images/picture-file.ts';

describe('the address of a picture', () => {
  for (const [address, expected] of [
    ['a.jpg', true],
    ['/a.JPEG?x=1#y', true],
    ['a.jfif', true],
    ['a.bmp', true],
    ['a.jxl', true],
    ['a.heic', true],
    ['a.tiff', true],
    ['a.apng', true],
    ['a.avif', true],
    ['https://images.example/photo/1600x1067', true],
    ['/photo/1600x1067/hills', true],
    ['/hills?format=1000w', true],
    ['/hills?w=3&format=webp', true],
    ['/hills?fm=jpg&w=900', true],
    ['/show.php?file=x.jpg', true],
    ['blob:https://example.org/1b9d', true],
    ['data:image/png;base64,AA', true],
    ['data:text/html,x', false],
    ['mailto:ada@example.org', false],
    ['#top', false],
    ['', false],
    ['/about.html', false],
    ['/plan.pdf', false],
    ['/film.mp4', false],
    ['/about', undefined],
    ['/show.php?id=3', undefined],
    ['/hills?format=rss', undefined],
    ['https://example.org/', undefined],
  ] as [string, boolean | undefined][])
    it(`${address || 'nothing'} ${expected ? 'is one' : expected === false ? 'is none' : 'does not say'}`, () =>
      assert.equal(tellsPicture(address), expected));
});

describe('a link to a picture', () => {
  const plain = { href: '/about', type: '', isDownload: false, holdsPicture: false };
  for (const [name, link, expected] of [
    ['without a sign', {}, false],
    ['around a picture', { holdsPicture: true }, true],
    ['around a picture to a page', { holdsPicture: true, href: 'about.html' }, false],
    ['that names its type', { type: 'image/webp' }, true],
    ['around a picture that names another type', { type: 'text/html', holdsPicture: true }, false],
    ['to a picture file', { href: 'a.jpg' }, true],
    ['to a picture file that is to be kept', { href: 'a.jpg', isDownload: true, holdsPicture: true }, false],
  ] as [string, object, boolean][])
    it(`${name} is ${expected ? 'one' : 'none'}`, () =>
      assert.equal(leadsToPicture({ ...plain, ...link }), expected));
});
