/** Which links and players inside an album are its tracks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tracksAmong } from '../../../src/domain/audio/track-link.ts';

const link = (url: string, type = '', isDescribed = false) => ({ url, type, isDescribed });
const [FILE, PAGE, OTHER] = [
  'https://a.example/a.mp3?x#y',
  'https://a.example/ann',
  'https://a.example/a.pdf',
];

describe('the tracks of an album', () => {
  for (const [name, links, expected] of [
    ['files', [link(FILE), link('https://a.example/a.OPUS')], 2],
    ['files, and not the pages beside them', [link(FILE), link(PAGE), link(OTHER)], 1],
    ['addresses that do not say, where none does', [link(PAGE), link(`${PAGE}?id=2`), link(OTHER)], 2],
    ['what is described', [link(PAGE, '', true), link(PAGE)], 1],
    ['what has a type', [link(PAGE, 'audio/mpeg'), link(FILE, 'text/html')], 1],
    ['a file behind a script', [link('https://a.example/get.php?file=a.mp3'), link(PAGE)], 1],
    ['blobs', [link('blob:https://a.example/1'), link(PAGE)], 1],
    ['nothing that could run', [link('javascript:alert(1)//a.mp3'), link('mailto:a@b.test')], 0],
  ] as const)
    it(`are ${name}`, () => assert.equal(tracksAmong(links).length, expected));
});
