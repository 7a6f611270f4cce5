/** Plays tracks on the page's one audio element, without any view: commands in, snapshots and reports out. */
import { type Album, type AlbumEvent, NO_TRACK, nextAlbum, readyTrack } from '../../domain/audio/album.ts';
import { neighbourOf, type Repeat } from '../../domain/audio/order.ts';
import { type Sound, USUAL_SOUND } from '../../domain/audio/sound.ts';
import { playableSources } from '../../domain/audio/source.ts';
import type { Track } from '../../domain/audio/track.ts';
import { startWithin } from '../../domain/media/start-within.ts';
import { createActiveSource } from './active-source.ts';
import { createAlbumClock } from './album-clock.ts';
import { createBorrowedAudio } from './borrowed-audio.ts';
import type { KeptSound } from './kept-sound.ts';
import type { MediaSessionPort } from './media-session.ts';
import type { takeMediaTurn } from './media-turn.ts';
import { createNextFile, type NextFileOptions } from './next-file.ts';
import { createPlayReports, type PlayFacts, type PlayReportOptions } from './play-reports.ts';
import type { SharedAudio } from './shared-audio.ts';
import type { RenewAddress } from './track-address.ts';

/** A slider let go this close to the end is at the end, s. */
const END_MARGIN = 0.25;

/** Immutable: a change makes a new one. */
export interface AlbumSnapshot extends Album, Sound {
  /** Sound is wanted, but has to be waited for. */
  isWaiting: boolean;
  /** The active track cannot be played. */
  hasFailed: boolean;
  /** The track before, which is not there: the album has gone on without it. */
  lost: Track | undefined;
}

export interface AlbumEnvironment
  extends Pick<PlayReportOptions, 'onReport' | 'onCounted'>,
    Partial<Pick<NextFileOptions, 'preload'>> {
  shared: () => SharedAudio;
  takeMediaTurn: typeof takeMediaTurn;
  session: MediaSessionPort;
  renewAddress: RenewAddress;
  /** @returns every index below `count` once, `first` in front; undefined: any */
  shuffle?: ((count: number, first: number | undefined) => number[]) | undefined;
  /** After each change of the active track but by `cue`; undefined: none any more. */
  onTrack: (index: number | undefined) => void;
}

export type AlbumStore = ReturnType<typeof createAlbumStore>;

export function createAlbumStore(initial: readonly Track[], environment: AlbumEnvironment) {
  const { session } = environment;
  let tracks = initial;
  let album: AlbumSnapshot = {
    ...NO_TRACK,
    ...USUAL_SOUND,
    isWaiting: false,
    hasFailed: false,
    lost: undefined,
  };
  /** Tracks that were not there, one after the other: an album of none must come to an end. */
  let lostInRow = 0;
  /** The way that the visitor goes through the album. */
  let way: 'next' | 'previous' = 'next';
  let kept: KeptSound | undefined;
  const albumListeners = new Set<() => void>();

  const track = () => tracks[readyTrack(album)];
  const position = () => source.position();
  const filesOf = (one: Track | undefined) =>
    one ? playableSources(one, (type) => borrowed.audio.canPlayType(type) !== '') : [];

  function change(part: Partial<AlbumSnapshot>): void {
    const isNew = Object.entries(part).some(([key, value]) => album[key as keyof AlbumSnapshot] !== value);
    if (!isNew) return;
    album = { ...album, ...part };
    tellAlbum();
  }
  function tellAlbum(): void {
    for (const listener of [...albumListeners]) listener();
  }
  function facts(): PlayFacts | undefined {
    const one = track();
    if (album.current === undefined || !one) return undefined;
    return { index: album.current, track: one, position: position(), duration: duration() };
  }

  function dispatch(event: AlbumEvent): void {
    const before = album;
    const next = nextAlbum(album, event, tracks.length);
    if (next === album) return;
    way = event.type === 'previous' ? 'previous' : 'next';
    if (before.isPlaying && (!next.isPlaying || next.current !== before.current))
      reports.stops(event.type === 'ended');
    // Whoever plays or pauses has read what was said of the track before.
    const isRead = event.type === 'play' || event.type === 'pause';
    album = isRead ? { ...next, lost: undefined } : next;
    if (album.current !== before.current) changeTrack(event);
    else if (event.type === 'play') start();
    else if (isRepeated(event, before)) again();
    else if (before.isPlaying && !album.isPlaying && borrowed.isOurs()) borrowed.audio.pause();
    if (album.scrubbing === 'no') clock.letGo();
    if (borrowed.isOurs()) session.setPlaying(album.isPlaying);
    // Who hears of another track finds where that one is.
    tellTime();
    tellAlbum();
  }

  /** The track that follows is the same one. */
  function isRepeated(event: AlbumEvent, before: Album): boolean {
    if (album.current === undefined || album.scrubbing !== 'no') return false;
    if (event.type === 'scrub-end') return event.atEnd && before.scrubbing === 'ended';
    return event.type === 'ended' || event.type === 'next' || event.type === 'previous';
  }
  function again(): void {
    reports.begin();
    store.seek(0);
    if (album.isPlaying) start();
  }

  function changeTrack({ type }: AlbumEvent): void {
    beginPlay();
    source.begin();
    album = { ...album, hasFailed: false, isWaiting: false, lost: undefined };
    if (album.current === undefined) release();
    else if (album.isPlaying) start(true);
    else if (borrowed.isOurs()) source.load();
    if (type !== 'cue') environment.onTrack(album.current);
  }

  function beginPlay(): void {
    reports.begin();
    nextFile.begin();
  }

  function start(isNew = false): void {
    const wasLent = !borrowed.isOurs();
    const isKept = borrowed.borrow() && !isNew && !album.hasFailed;
    // Another player may have been made louder meanwhile.
    if (wasLent) album = { ...album, ...kept?.read() };
    if (album.hasFailed) {
      beginPlay();
      source.beginAgain();
      album = { ...album, hasFailed: false };
    }
    source.play({ isKept, wasLent });
  }

  /** Each time it sounds: a lock screen may have forgotten its keys with the sound. */
  function showSession(): void {
    const { title = '', artist = '', artwork = '' } = track() ?? {};
    const isAlbum = tracks.length > 1;
    session.show(
      { title, artist, artwork },
      {
        play: () => store.play(),
        pause: () => store.pause(),
        previous: isAlbum ? () => store.previous() : undefined,
        next: isAlbum ? () => store.next() : undefined,
        seek: (to) => store.seek(to),
      },
    );
  }

  /** Another player takes the turn. */
  function suspend(): void {
    source.keepPosition();
    if (borrowed.isOurs()) borrowed.audio.pause();
    borrowed.lend();
    dispatch({ type: 'pause' });
  }

  function release(): void {
    nextFile.drop();
    if (borrowed.giveBack()) session.clear();
  }

  const listeners: Record<string, () => void> = {
    playing() {
      lostInRow = 0;
      if (album.isWaiting) change({ isWaiting: false });
      reports.sounds();
      nextFile.sounds();
      showSession();
      tellPosition();
    },
    waiting() {
      if (!album.isWaiting) change({ isWaiting: true });
    },
    pause() {
      // By the system, not by us. A track that ends also says that it pauses.
      const { audio } = borrowed;
      const waitsForToken = album.isWaiting && source.isWaitingForToken();
      if (audio.paused && !audio.ended && !waitsForToken) dispatch({ type: 'pause' });
    },
    ended() {
      // Firefox and Safari say it too of a track at rest that is moved to its end.
      if (!album.isPlaying) return;
      reports.ends();
      dispatch({ type: 'ended' });
    },
    timeupdate() {
      tellTime();
      if (!album.isPlaying) return;
      reports.goesOn();
      nextFile.goesOn();
      source.keepFresh();
    },
    durationchange() {
      source.limitStart(duration());
      clock.keepLength();
      tellTime();
      tellPosition();
    },
    seeked: tellPosition,
    error: () => source.refuse(borrowed.audio.error?.code),
  };

  const borrowed = createBorrowedAudio(environment.shared, environment.takeMediaTurn, listeners, suspend);
  const reports = createPlayReports({ ...environment, facts });
  const source = createActiveSource(borrowed, {
    files: () => filesOf(track()),
    renewAddress: environment.renewAddress,
    sound: () => album,
    isPlaying: () => album.isPlaying,
    onWaiting: () => change({ isWaiting: true }),
    onBlocked: () => dispatch({ type: 'pause' }),
    onRefused: fail,
  });

  const clock = createAlbumClock({ borrowed, track, position });
  const { duration, tell: tellTime } = clock;
  const nextFile = createNextFile({
    preload: environment.preload,
    left: () =>
      duration() === 0 || album.repeat === 'one' ? Number.POSITIVE_INFINITY : duration() - position(),
    next() {
      const index = neighbourOf(readyTrack(album), 1, tracks.length, album);
      return index === album.current ? undefined : filesOf(tracks[index ?? -1])[0];
    },
  });

  function tellPosition(): void {
    session.setPosition(position(), duration(), album.rate);
  }

  /** @param isLost it is not there, where a connection that broke may come back */
  function fail(isLost: boolean): void {
    reports.fails();
    const lost = track();
    lostInRow += 1;
    if (isLost && album.isPlaying && lostInRow < tracks.length) {
      // On in the same direction, past either end too: it is no track to stand at.
      dispatch({ type: way });
      change({ lost });
      return;
    }
    lostInRow = 0;
    source.keepPosition();
    change({ hasFailed: true, isWaiting: false, isPlaying: false });
    session.setPlaying(false);
  }

  function setSound(part: Partial<Sound>): void {
    change(part);
    kept?.write(album);
    if (!borrowed.isOurs()) return;
    source.applySound();
    tellPosition();
  }

  function setShuffle(isOn: boolean): void {
    change({ order: isOn ? environment.shuffle?.(tracks.length, album.current) : undefined });
    tellTime();
  }
  /** After a track that was chosen all others follow, in a new order. */
  function chooseTrack(index: number): void {
    if (album.order?.includes(index) && index !== album.current)
      change({ order: environment.shuffle?.(tracks.length, index) });
  }

  const store = {
    /** The shape of `useSyncExternalStore`: what changes seldom … */
    subscribe(listener: () => void) {
      albumListeners.add(listener);
      return () => void albumListeners.delete(listener);
    },
    album: () => album,
    /** … and what changes several times a second. */
    subscribeTime: clock.subscribe,
    time: clock.time,

    /** Without an index: the active track, else the first. */
    play(index?: number): void {
      if (index !== undefined) chooseTrack(index);
      dispatch({ type: 'play', index });
    },
    pause: () => dispatch({ type: 'pause' }),
    toggle(index?: number): void {
      const isActive = index === undefined || index === album.current;
      if (isActive && album.isPlaying) store.pause();
      else store.play(index);
    },
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
    /** Makes a track the active one. @param at s; beyond its end is its beginning */
    cue(index: number, at: number): void {
      chooseTrack(index);
      dispatch({ type: 'cue', index });
      store.seek(startWithin(at, duration()));
    },

    /** @param to s; beyond the ends is at the ends, and what is no place is left alone */
    seek(to: number): void {
      const target = Math.min(Math.max(0, to), duration() || to);
      if (!Number.isFinite(target)) return;
      dispatch({ type: 'seek' });
      if (album.current === undefined) return;
      source.seek(target);
      tellTime();
    },
    scrubStart(): void {
      dispatch({ type: 'scrub-start' });
      if (album.current !== undefined) clock.hold(clock.time().position);
    },
    /** Shows where the sound would go on; nothing is sought yet. */
    scrubTo(to: number): void {
      clock.hold(to);
      tellTime();
    },
    scrubEnd(): void {
      const target = clock.time().position;
      const atEnd = target >= duration() - END_MARGIN;
      const hadEnded = album.scrubbing === 'ended';
      dispatch({ type: 'scrub-end', atEnd });
      if (hadEnded && atEnd) return;
      store.seek(target);
      if (album.isPlaying && borrowed.isOurs()) start();
    },
    /** The slider was taken away, as by a scroll gesture: the sound stays where it is. */
    scrubCancel(): void {
      clock.letGo();
      dispatch({ type: 'scrub-end', atEnd: true });
      tellTime();
    },

    setVolume: (volume: number) => setSound({ volume, isMuted: volume === 0 }),
    setMuted: (isMuted: boolean) => setSound({ isMuted }),
    setRate: (rate: number) => setSound({ rate }),
    /** Sounds as it was left, and keeps what is changed from now on. */
    keepSound(service: KeptSound): void {
      kept = service;
      const { volume, isMuted, rate } = kept.read();
      change({ volume, isMuted, rate });
      if (borrowed.isOurs()) source.applySound();
    },
    setShuffle,
    setRepeat: (repeat: Repeat) => change({ repeat }),

    /** Other tracks: the active one plays on if it is among them. */
    setTracks(next: readonly Track[]): void {
      const url = album.current === undefined ? undefined : tracks[album.current]?.url;
      // The same file may stand in an album twice.
      const stays = next[album.current ?? -1]?.url === url;
      const index = stays ? (album.current as number) : next.findIndex((one) => one.url === url);
      // What stops is told while it is still known.
      if (url !== undefined && index < 0) dispatch({ type: 'stop' });
      tracks = next;
      if (url !== undefined && index >= 0) change({ current: index });
      if (album.order) setShuffle(true);
      tellTime();
    },
    close(): void {
      dispatch({ type: 'stop' });
      release();
    },
  };
  return store;
}
