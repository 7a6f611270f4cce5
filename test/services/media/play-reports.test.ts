/** What the page is told of a play of an album. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageWith } from '../../support/node/album-page.ts';

describe('reports of a play', () => {
  it('counts a play once: its beginning, its quarters, its end', () => {
    const { audio, album } = pageWith();
    const { store, counted } = album();
    store.play();
    audio.begin();
    audio.moveTo(26);
    store.pause();
    store.play();
    audio.say('playing');
    audio.moveTo(27);
    store.seek(10);
    audio.moveTo(30);
    audio.moveTo(76);
    audio.end();
    assert.deepEqual(counted, ['play 0', 'progress25 0', 'progress75 0', 'ended 0']);
  });
});
