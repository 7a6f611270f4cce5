/** From which file and address a track plays, as a visitor of the album hears it: refusals, sources, tokens. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { trackOf } from '../../../src/domain/audio/track.ts';
import { pageWith, track } from '../../support/node/album-page.ts';
import { settle } from '../../support/node/fake-page.ts';

describe('active source', () => {
  it('stays where it is in a file of which its server sends no parts', () => {
    const { audio, album } = pageWith();
    const { store } = album([track('a')]);
    store.play();
    audio.begin(100);
    audio.moveTo(30);
    audio.reach = 0;
    store.seek(70);
    assert.equal(audio.currentTime, 30);
    audio.reach = 100;
    store.seek(70);
    assert.equal(audio.currentTime, 70);
    audio.reach = 0;
    store.seek(0);
    assert.equal(audio.currentTime, 0);
  });

  describe('a file that is refused (code 4)', () => {
    it('is asked for once more with a new token, from where it was', async () => {
      const { audio, album, asked, tokens } = pageWith();
      const { store, told, state } = album([track('a')]);
      tokens.push('/a.mp3?token=t');
      store.play();
      audio.begin();
      audio.moveTo(30);
      audio.fail(4);
      assert.equal(state(), '0 playing waiting');
      await settle();
      assert.deepEqual([asked, audio.src, audio.currentTime], [['/a.mp3'], '/a.mp3?token=t', 30]);
      audio.fail(4);
      assert.equal(state(), '0 failed');
      assert.equal(asked.length, 1);
      assert.deepEqual(told, ['track 0', 'play 0 0', 'error 0 30']);
    });

    it('fails when there is no token, and may be tried again', async () => {
      const { audio, album, asked } = pageWith();
      const { store, state } = album([track('a')]);
      store.play();
      audio.fail(4);
      await settle();
      assert.equal(state(), '0 failed');
      store.play();
      assert.equal(state(), '0 playing');
      audio.fail(4);
      await settle();
      assert.equal(asked.length, 2);
    });

    it('fails when the token cannot be asked for', async () => {
      const { audio, album, tokens } = pageWith();
      const { store, state } = album([track('a')]);
      tokens.push('offline');
      store.play();
      audio.fail(4);
      await settle();
      assert.equal(state(), '0 failed');
    });

    it('is passed over in an album, which says so and plays on', async () => {
      const { audio, album } = pageWith();
      const { store, told, state } = album();
      store.play();
      audio.fail(4);
      await settle();
      assert.deepEqual([state(), audio.src, store.album().lost?.title], ['1 playing', '/b.mp3', 'A']);
      audio.begin();
      assert.deepEqual(told, ['track 0', 'error 0 0', 'track 1', 'play 1 0']);
      store.next();
      assert.deepEqual([state(), store.album().lost], ['2 playing', undefined]);
      audio.fail(4);
      await settle();
      // Past the end nothing is active, and what is missing is still said.
      assert.deepEqual([state(), store.album().lost?.title], ['', 'C']);
      store.play();
      assert.deepEqual([state(), store.album().lost], ['0 playing', undefined]);
    });

    it('is passed over the way the visitor goes', async () => {
      const { audio, album } = pageWith();
      const { store, state } = album();
      store.play(2);
      audio.begin();
      store.previous();
      audio.fail(4);
      await settle();
      assert.deepEqual([state(), audio.src], ['0 playing', '/a.mp3']);
    });

    it('passes none over while it is paused', async () => {
      const { audio, album } = pageWith();
      const { store, state } = album();
      store.play();
      audio.begin();
      store.pause();
      audio.fail(4);
      await settle();
      assert.equal(state(), '0 failed');
    });

    it('is let go when the visitor has gone on meanwhile', async () => {
      const { audio, album, tokens } = pageWith();
      const { store, state } = album();
      tokens.push('/a.mp3?token=t');
      store.play();
      audio.fail(4);
      store.next();
      await settle();
      assert.deepEqual([state(), audio.src], ['1 playing', '/b.mp3']);
    });

    it('fails at once for any other reason, and can go on from there', () => {
      const { audio, album, asked } = pageWith();
      const { store, state } = album();
      store.play();
      audio.begin();
      audio.moveTo(30);
      audio.fail(2);
      assert.deepEqual([state(), asked], ['0 failed', []]);
      audio.currentTime = 0; // As a new source does.
      store.play();
      assert.equal(audio.currentTime, 30);
    });
  });

  describe('a track of several sources', () => {
    const many = [
      trackOf({
        url: '/a.x',
        sources: [
          { src: '/a.x', type: 'audio/unknown' },
          { src: '/a.ogg', type: 'audio/ogg' },
          { src: '/a.mp3', type: '' },
        ],
      }),
      track('b'),
    ];

    it('plays the first one that the browser can play, then the next, then says so and goes on', async () => {
      const { audio, album, asked } = pageWith();
      const { store, told, state } = album(many);
      store.play();
      assert.equal(audio.src, '/a.ogg');
      audio.fail(4);
      await settle();
      assert.deepEqual([state(), audio.src, asked], ['0 playing waiting', '/a.mp3', ['/a.ogg']]);
      audio.fail(4);
      await settle();
      assert.deepEqual([state(), audio.src, asked.length], ['1 playing', '/b.mp3', 1]);
      assert.deepEqual(told, ['track 0', 'error 0 0', 'track 1']);
    });

    it('goes to the next one without a token when a file cannot be decoded', () => {
      const { audio, album, asked } = pageWith();
      const { store } = album(many);
      store.play();
      audio.fail(3);
      assert.deepEqual([audio.src, asked], ['/a.mp3', []]);
    });
  });

  describe('a token', () => {
    async function renewed() {
      const set = pageWith();
      const one = set.album([track('a'), track('b')]);
      set.tokens.push('/a.mp3?token=1', '/a.mp3?token=2');
      set.clock.tokenEnd = 60_000;
      one.store.play();
      set.audio.fail(4);
      await settle();
      set.audio.begin();
      set.clock.now = 60_000;
      set.clock.tokenEnd = 120_000;
      return { ...set, ...one };
    }

    it('is renewed before it expires, while the sound goes on', async () => {
      const { audio, asked, store } = await renewed();
      audio.moveTo(56);
      audio.moveTo(57);
      await settle();
      assert.deepEqual([asked.length, audio.src], [2, '/a.mp3?token=1']);
      store.seek(90);
      assert.deepEqual([audio.src, audio.currentTime], ['/a.mp3?token=2', 90]);
    });

    it('is renewed after a long pause, before the file is asked for', async () => {
      const { audio, asked, clock, store, state } = await renewed();
      clock.now = 0;
      audio.moveTo(20);
      store.pause();
      clock.now = 60_000;
      store.play();
      assert.equal(state(), '0 playing waiting');
      await settle();
      assert.deepEqual([asked.length, audio.src, audio.currentTime], [2, '/a.mp3?token=2', 20]);
    });
  });
});
