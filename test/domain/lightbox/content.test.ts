/** What a lightbox makes of what stands in it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentKind, type LightboxContent } from '../../../src/domain/lightbox/content.ts';

const set: LightboxContent = { isSeen: true, links: 2, hasThumbnail: true, isMixed: false, isOpened: false };

describe('the content of a lightbox', () => {
  for (const [name, content, expected] of [
    ['nothing', { isSeen: false, links: 0, hasThumbnail: false }, 'none'],
    ['thumbnails', {}, 'pictures'],
    ['thumbnails that a button opens', { isOpened: true }, 'pictures'],
    ['thumbnails below a heading', { isMixed: true }, 'pictures'],
    ['an article with a thumbnail that a button opens', { isMixed: true, isOpened: true }, 'other'],
    ['links around pictures whose addresses do not say', { hasThumbnail: false }, 'pictures'],
    [
      'a picture that leads to who knows where, opened by a button',
      { hasThumbnail: false, isOpened: true },
      'other',
    ],
    ['text with a link to a picture', { hasThumbnail: false, isMixed: true }, 'other'],
    ['text', { links: 0, hasThumbnail: false, isMixed: true }, 'other'],
  ] as [string, Partial<LightboxContent>, string][])
    it(`of ${name} is ${expected}`, () => assert.equal(contentKind({ ...set, ...content }), expected));
});
