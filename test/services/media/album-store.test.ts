/** The album on one audio element: what it plays, tells, borrows and gives back. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeMediaTurn } from '../../../src/services/media/media-turn.ts';
import { pageWith, track } from '../../support/node/album-page.ts';
import { settle } from '../../support/node/fake-page.ts';

describe('album store', () => {
  it('loads nothing before it is played', () => {
    const { audio, album } = pageWith();
    const { store, state } = album();
    assert.deepEqual(
      [audio.calls, audio.src, state(), store.time()],
      [[], '', '', { position: 0, duration: 60 }],
    );
  });

  it('begins where it was sought before', () => {
    const { audio, album } = pageWith();
    const { store, state } = album();
    store.seek(20);
    assert.deepEqual([state(), store.time().position, audio.calls], ['0', 20, []]);
    store.play();
    assert.deepEqual([state(), audio.src, audio.currentTime], ['0 playing', '/a.mp3', 20]);
    const held = album();
    held.store.scrubStart();
    held.store.scrubTo(30);
    held.store.scrubEnd();
    assert.equal(held.store.time().position, 30);
  });

  it('stays at a file that stands in the album twice', () => {
    const { album } = pageWith();
    const twice = [track('a'), track('b'), track('a')];
    const { store, state } = album(twice);
    store.play(2);
    store.setTracks([...twice, track('c')]);
    assert.equal(state(), '2 playing');
  });

  it('plays, pauses and goes on, and tells so once', () => {
    const { audio, album } = pageWith();
    const { store, told, state } = album();
    store.play();
    assert.equal(state(), '0 playing');
    audio.begin();
    audio.say('waiting');
    assert.equal(state(), '0 playing waiting');
    audio.say('playing');
    audio.moveTo(5);
    store.pause();
    assert.equal(state(), '0');
    store.toggle();
    audio.say('playing');
    assert.deepEqual(audio.calls, ['play /a.mp3', 'pause', 'play /a.mp3']);
    assert.deepEqual(told, ['track 0', 'play 0 0', 'pause 0 5', 'play 0 5']);
  });

  it('takes the track’s own duration until the file’s is known', () => {
    const { audio, album } = pageWith();
    const { store } = album();
    store.play();
    audio.duration = Number.POSITIVE_INFINITY;
    audio.say('durationchange');
    assert.equal(store.time().duration, 60);
    audio.begin(62);
    assert.equal(store.time().duration, 62);
  });

  it('plays one track after the other and stops past the last one', () => {
    const { audio, album, session } = pageWith();
    const { store, told, state } = album();
    store.play(1);
    audio.begin();
    audio.end();
    assert.equal(state(), '2 playing');
    audio.begin();
    audio.end();
    assert.deepEqual([state(), audio.src, session.at(-1)], ['', '', 'clear']);
    assert.deepEqual(
      told.filter((line) => !line.startsWith('play')),
      ['track 1', 'ended 1 100', 'track 2', 'ended 2 100', 'track undefined'],
    );
  });

  it('goes to a neighbour without playing when it is paused', () => {
    const { audio, album } = pageWith();
    const { store, state } = album();
    store.play();
    audio.begin();
    store.pause();
    store.next();
    assert.deepEqual([state(), audio.src, audio.paused], ['1', '/b.mp3', true]);
    store.previous();
    store.previous();
    assert.deepEqual([state(), audio.src], ['', '']);
  });

  it('follows the system: paused by a headset, keys of a lock screen', () => {
    const { audio, album, session } = pageWith();
    const { store, state } = album();
    store.play();
    audio.begin();
    audio.pause();
    assert.equal(state(), '0');
    assert.deepEqual(session, ['playing', '0/100', 'show A', '0/100', 'paused']);
    album([track('z')]).store.play();
    audio.begin();
    assert.ok(session.includes('show Z alone'));
  });

  it('is paused when the browser wants a click first', async () => {
    const { audio, album } = pageWith();
    const { store, state } = album();
    audio.refusal = 'NotAllowedError';
    store.play();
    await settle();
    assert.equal(state(), '0');
  });

  it('takes no harm from a play that a change of track cut short', async () => {
    const { audio, album } = pageWith();
    const { store, state } = album();
    audio.refusal = 'AbortError';
    store.play();
    store.next();
    await settle();
    assert.equal(state(), '1 playing');
  });

  describe('slider', () => {
    function held(position: number) {
      const set = pageWith();
      const one = set.album();
      one.store.play();
      set.audio.begin();
      set.audio.moveTo(10);
      one.store.scrubStart();
      one.store.scrubTo(position);
      return { ...set, ...one };
    }

    it('shows where it would go on, and seeks when it is let go', () => {
      const { audio, store } = held(40);
      audio.moveTo(11);
      assert.deepEqual([store.time().position, audio.currentTime], [40, 11]);
      store.scrubEnd();
      assert.deepEqual([store.time().position, audio.currentTime], [40, 40]);
    });

    it('stays where the sound is when it is taken away', () => {
      const { audio, store } = held(40);
      store.scrubCancel();
      assert.deepEqual([store.time().position, audio.currentTime], [10, 10]);
    });

    it('keeps a track that ends meanwhile, and plays it on from where it is let go', () => {
      const { audio, store, state } = held(40);
      audio.end();
      assert.equal(state(), '0 playing');
      store.scrubEnd();
      assert.deepEqual(
        [state(), audio.src, audio.currentTime, audio.paused],
        ['0 playing', '/a.mp3', 40, false],
      );
    });

    it('goes on once when it is let go at the end of a track that has ended', () => {
      const { audio, store, state } = held(100);
      audio.end();
      store.scrubEnd();
      assert.deepEqual([state(), audio.src], ['1 playing', '/b.mp3']);
    });

    it('cannot leave the track', () => {
      const { audio, store } = held(0);
      store.scrubCancel();
      store.seek(500);
      assert.equal(audio.currentTime, 100);
      store.seek(-5);
      assert.equal(audio.currentTime, 0);
    });
  });

  it('comes to an end when none of its tracks is there, even when it repeats', async () => {
    const { audio, album } = pageWith();
    const { store, told, state } = album();
    store.setRepeat('all');
    store.play();
    for (let turn = 0; turn < 3; turn += 1) {
      audio.fail(4);
      await settle();
    }
    assert.deepEqual([state(), told.filter((line) => line.startsWith('error')).length], ['2 failed', 3]);
  });

  it('stays at the end where a visitor moves a track that rests, which some browsers call its end', () => {
    const { audio, album } = pageWith();
    const { store, told, state } = album();
    store.play(1);
    audio.begin();
    store.pause();
    store.seek(100);
    const before = [...told];
    audio.say('ended');
    assert.deepEqual([state(), store.time().position, told], ['1', 100, before]);
  });

  it('begins a track anew that is repeated', () => {
    const { audio, album } = pageWith();
    const { store, told, counted, state } = album();
    store.setRepeat('one');
    store.play(1);
    audio.begin();
    audio.end();
    assert.deepEqual([state(), audio.currentTime, audio.paused], ['1 playing', 0, false]);
    audio.say('playing');
    assert.deepEqual(told, ['track 1', 'play 1 0', 'ended 1 100', 'play 1 0']);
    assert.deepEqual(counted, ['play 1', 'ended 1', 'play 1']);
  });

  it('plays in a random order, from the active track on, and back in line', () => {
    const { album } = pageWith();
    const { store, state } = album();
    store.play(1);
    store.setShuffle(true);
    const heard = [state()];
    store.next();
    heard.push(state());
    store.next();
    heard.push(state());
    assert.deepEqual(heard, ['1 playing', '2 playing', '0 playing']);
    store.setShuffle(false);
    store.next();
    assert.equal(state(), '1 playing');
  });

  it('loads the next track near the end, and lets go of it when it plays', () => {
    const { audio, album, preloaded } = pageWith();
    const { store } = album();
    store.play();
    audio.begin();
    audio.moveTo(79);
    assert.deepEqual(preloaded, []);
    audio.moveTo(81);
    audio.moveTo(82);
    assert.deepEqual(preloaded, ['/b.mp3']);
    audio.end();
    audio.begin();
    assert.deepEqual(preloaded, ['/b.mp3', undefined]);
  });

  it('stands ready where it is told to, and not beyond the end', () => {
    const { audio, album } = pageWith();
    const { store, told, state } = album();
    store.cue(1, 30);
    assert.deepEqual([state(), store.time().position, told], ['1', 30, []]);
    store.cue(1, 60);
    assert.equal(store.time().position, 0);
    const unknown = album([track('u', 0)]);
    unknown.store.cue(0, 500);
    unknown.store.play();
    assert.equal(audio.currentTime, 500);
    audio.begin(100);
    assert.equal(audio.currentTime, 0);
  });

  it('stays where it is when it is asked for what is not there', () => {
    const { audio, album } = pageWith();
    const { store, told, state } = album();
    store.seek(Number.NaN);
    assert.equal(state(), '');
    store.setShuffle(true);
    store.play(1);
    audio.begin(Number.NaN);
    const { order } = store.album();
    for (const index of [3, -1, Number.NaN]) store.play(index);
    store.seek(Number.NaN);
    audio.duration = Number.NaN;
    store.setTracks([track('b', 0)]);
    store.seek(Number.POSITIVE_INFINITY);
    assert.deepEqual([state(), audio.currentTime, told], ['0 playing', 0, ['track 1', 'play 1 0']]);
    assert.deepEqual(order?.toSorted(), [0, 1, 2]);
  });

  it('sounds as another player of the page was left', () => {
    const { audio, album } = pageWith();
    const [first, second] = [album(), album()];
    first.store.setVolume(0.25);
    first.store.setRate(1.5);
    second.store.play();
    assert.deepEqual([audio.volume, audio.playbackRate, second.store.album().volume], [0.25, 1.5, 0.25]);
  });

  describe('with others on the page', () => {
    it('gives the audio element to another album and goes on where it was', () => {
      const { audio, album } = pageWith();
      const [first, second] = [album(), album([track('z')])];
      first.store.play(1);
      audio.begin();
      audio.moveTo(20);
      second.store.play();
      assert.deepEqual([first.state(), second.state(), audio.src], ['1', '0 playing', '/z.mp3']);
      assert.equal(first.store.time().position, 20);
      audio.begin();
      audio.moveTo(3);
      assert.equal(first.store.time().position, 20);
      first.store.play();
      assert.deepEqual([audio.src, audio.currentTime], ['/b.mp3', 20]);
      assert.deepEqual([first.state(), second.state()], ['1 playing', '0']);
      assert.deepEqual(first.told, ['track 1', 'play 1 0', 'pause 1 20']);
    });

    it('knows how long its file is when another has the audio element', () => {
      const { audio, album } = pageWith();
      const [first, second] = [album([track('y', 0)]), album([track('z', 0)])];
      first.store.play();
      audio.begin(20);
      audio.moveTo(12);
      second.store.play();
      audio.begin(50);
      second.store.pause();
      assert.deepEqual(first.store.time(), { position: 12, duration: 20 });
      audio.duration = Number.NaN;
      first.store.seek(15);
      assert.deepEqual(first.store.time(), { position: 15, duration: 20 });
      assert.equal(second.store.time().duration, 50);
    });

    it('makes way for a video, and keeps its file', () => {
      const { audio, album, page } = pageWith();
      const { store, state } = album();
      store.play();
      audio.begin();
      audio.moveTo(7);
      takeMediaTurn({}, () => {}, page);
      assert.deepEqual([state(), audio.paused], ['0', true]);
      store.play();
      assert.deepEqual(audio.calls.slice(-1), ['play /a.mp3']);
    });

    it('goes on where its slider was moved to while a video played', () => {
      const { audio, album, page } = pageWith();
      const { store } = album();
      store.play();
      audio.begin();
      takeMediaTurn({}, () => {}, page);
      store.seek(33);
      assert.deepEqual([store.time().position, audio.currentTime], [33, 0]);
      store.play();
      assert.equal(audio.currentTime, 33);
    });

    it('does not touch what another album plays when it is changed or taken away', () => {
      const { audio, album } = pageWith();
      const [first, second] = [album(), album([track('z')])];
      first.store.play();
      second.store.play();
      first.store.next();
      first.store.setRate(2);
      first.store.close();
      assert.deepEqual([audio.src, audio.paused, audio.playbackRate], ['/z.mp3', false, 1]);
    });
  });

  it('keeps volume and speed from track to track', () => {
    const { audio, album } = pageWith();
    const { store } = album();
    store.setVolume(0.5);
    store.setRate(1.5);
    store.play();
    assert.deepEqual([audio.volume, audio.playbackRate], [0.5, 1.5]);
    audio.playbackRate = 1; // As a new source does.
    store.next();
    store.setMuted(true);
    assert.deepEqual([audio.playbackRate, audio.muted], [1.5, true]);
  });

  it('plays on when its tracks are written anew, and stops when the active one is gone', () => {
    const { audio, album } = pageWith();
    const { store, state } = album();
    store.play(1);
    audio.begin();
    store.setTracks([track('x'), track('a'), track('b')]);
    assert.deepEqual([state(), audio.src], ['2 playing', '/b.mp3']);
    store.setTracks([track('x')]);
    assert.deepEqual([state(), audio.src], ['', '']);
  });

  it('leaves nothing behind', () => {
    const { audio, album, page, session } = pageWith();
    let listeners = 0;
    for (const target of [audio, page] as EventTarget[]) {
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      target.addEventListener = function (...args) {
        listeners += 1;
        addEventListener.apply(this, args);
      };
      target.removeEventListener = function (...args) {
        listeners -= 1;
        removeEventListener.apply(this, args);
      };
    }
    const { store } = album();
    store.play();
    store.pause();
    store.play();
    store.close();
    assert.deepEqual([listeners, audio.src, session.at(-1)], [0, '', 'clear']);
  });
});
