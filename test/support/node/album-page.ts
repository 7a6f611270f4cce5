/** A page of albums: the store on an audio element of the tests, what it tells and what it asks for. */
import { type Sound, USUAL_SOUND } from '../../../src/domain/audio/sound.ts';
import { trackOf } from '../../../src/domain/audio/track.ts';
import { shuffledOrder } from '../../../src/domain/shuffle.ts';
import { createAlbumStore } from '../../../src/services/media/album-store.ts';
import type { MediaSessionPort } from '../../../src/services/media/media-session.ts';
import { takeMediaTurn } from '../../../src/services/media/media-turn.ts';
import { fakeSharedAudio } from './fake-audio.ts';

export const track = (name: string, duration = 60) =>
  trackOf({ url: `/${name}.mp3`, title: name.toUpperCase(), duration });
const THREE = [track('a'), track('b'), track('c')];

/** Two albums of one page share the audio element and the turn. */
export function pageWith() {
  const { audio, shared } = fakeSharedAudio();
  const page = new EventTarget();
  const session: string[] = [];
  const asked: string[] = [];
  const tokens: (string | undefined)[] = [];
  const preloaded: (string | undefined)[] = [];
  /** ms: what the clock says, and when each token is over. */
  const clock = { now: 0, tokenEnd: 1_000_000 };
  const kept: { sound: Sound } = { sound: USUAL_SOUND };
  const port: MediaSessionPort = {
    show: ({ title }, { next }) => session.push(`show ${title}${next ? '' : ' alone'}`),
    setPlaying: (isPlaying) => session.push(isPlaying ? 'playing' : 'paused'),
    setPosition: (position, duration) => session.push(`${position}/${duration}`),
    clear: () => session.push('clear'),
  };
  function album(tracks = THREE) {
    const told: string[] = [];
    const counted: string[] = [];
    const store = createAlbumStore(tracks, {
      shared: () => shared,
      takeMediaTurn: (player, giveUp) => takeMediaTurn(player, giveUp, page),
      session: port,
      async renewAddress(url) {
        asked.push(url);
        const token = tokens.shift();
        if (token === 'offline') throw new Error('offline');
        const { tokenEnd } = clock;
        return token === undefined ? undefined : { url: token, isOld: () => clock.now >= tokenEnd };
      },
      preload: (url) => preloaded.push(url),
      shuffle: (count, first) => shuffledOrder(count, first, () => 0),
      onReport: ({ type, index, position }) => told.push(`${type} ${index} ${position}`),
      onTrack: (index) => told.push(`track ${index}`),
      onCounted: ({ action, percent = '' }, { index }) => counted.push(`${action}${percent} ${index}`),
    });
    store.keepSound({
      read: () => kept.sound,
      write: ({ volume, isMuted, rate }) => {
        kept.sound = { volume, isMuted, rate };
      },
    });
    const state = () => {
      const { current, isPlaying, isWaiting, hasFailed } = store.album();
      const flags = [isPlaying && 'playing', isWaiting && 'waiting', hasFailed && 'failed'].filter(Boolean);
      return [current, ...flags].join(' ');
    };
    return { store, told, counted, state };
  }
  return { audio, album, page, session, asked, tokens, preloaded, clock, kept };
}
