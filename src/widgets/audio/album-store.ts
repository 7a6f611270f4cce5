/** Plays an album on the page's one audio element, without any view: commands in, snapshots and reports out. */
import { type Album, type AlbumEvent, NO_TRACK, nextAlbum } from '../../domain/audio/album.ts';
import type { Track } from '../../domain/audio/track.ts';
import type { MediaSessionPort } from '../../services/media/media-session.ts';
import type { takeMediaTurn } from '../../services/media/media-turn.ts';
import type { SharedAudio } from '../../services/media/shared-audio.ts';
import { createBorrowedAudio } from './borrowed-audio.ts';

/** `MediaError`'s code for a source that cannot be loaded: what a protected asset without a token gives (behaviour/audio#protected-files). */
export const SOURCE_NOT_SUPPORTED = 4;
/** A slider let go this close to the end is at the end, s. */
const END_MARGIN = 0.25;

/** Immutable: a change makes a new one. */
export interface AlbumSnapshot extends Album {
  /** Sound is wanted, but has to be waited for. */
  isWaiting: boolean;
  /** The active track cannot be played. */
  hasFailed: boolean;
  /** The track before, which is not there: the album has gone on without it. */
  lost: Track | undefined;
  volume: number;
  isMuted: boolean;
  rate: number;
}

/** Immutable, in seconds. */
export interface AlbumTime {
  /** Of the sound; where the slider is held while it is held. */
  position: number;
  /** 0 when it is not known. */
  duration: number;
}

export interface AlbumReport {
  type: 'play' | 'pause' | 'ended' | 'error';
  index: number;
  track: Track;
  position: number;
  duration: number;
}

export interface AlbumEnvironment {
  shared: () => SharedAudio;
  takeMediaTurn: typeof takeMediaTurn;
  session: MediaSessionPort;
  /** @returns the address with a new token; undefined when none can be had */
  renewAddress: (url: string) => Promise<string | undefined>;
  onReport: (report: AlbumReport) => void;
  /** After each change of the active track; undefined: none any more. */
  onTrack: (index: number | undefined) => void;
}

export type AlbumStore = ReturnType<typeof createAlbumStore>;

export function createAlbumStore(initial: readonly Track[], environment: AlbumEnvironment) {
  const { session } = environment;
  let tracks = initial;
  let album: AlbumSnapshot = {
    ...NO_TRACK,
    isWaiting: false,
    hasFailed: false,
    lost: undefined,
    volume: 1,
    isMuted: false,
    rate: 1,
  };
  let time: AlbumTime = { position: 0, duration: initial[0]?.duration ?? 0 };
  let held: number | undefined;
  /** Where the track goes on when the audio element is borrowed again. */
  let resumeAt = 0;
  let hasRetried = false;
  let isTold = false;
  const albumListeners = new Set<() => void>();
  const timeListeners = new Set<() => void>();

  const track = () => tracks[album.current ?? 0];
  const position = () => (borrowed.isOurs() ? borrowed.audio.currentTime : resumeAt);

  function duration(): number {
    const known = borrowed.isOurs() ? borrowed.audio.duration : Number.NaN;
    return Number.isFinite(known) ? known : (track()?.duration ?? 0);
  }

  function change(part: Partial<AlbumSnapshot>): void {
    album = { ...album, ...part };
    for (const listener of [...albumListeners]) listener();
  }
  function tellTime(): void {
    time = { position: held ?? position(), duration: duration() };
    for (const listener of [...timeListeners]) listener();
  }
  function report(type: AlbumReport['type']): void {
    const active = track();
    if (album.current === undefined || !active) return;
    environment.onReport({
      type,
      index: album.current,
      track: active,
      position: position(),
      duration: duration(),
    });
  }

  function dispatch(event: AlbumEvent): void {
    const before = album;
    const next = nextAlbum(album, event, tracks.length);
    if (next === album) return;
    if (before.isPlaying && (!next.isPlaying || next.current !== before.current)) reportEnd(event);
    album = { ...album, ...next };
    if (album.current !== before.current) changeTrack();
    else if (event.type === 'play') start();
    else if (before.isPlaying && !album.isPlaying && borrowed.isOurs()) borrowed.audio.pause();
    if (album.scrubbing === 'no') held = undefined;
    if (borrowed.isOurs()) session.setPlaying(album.isPlaying);
    change({});
    tellTime();
  }

  /** A track that ended has been reported already. */
  function reportEnd(event: AlbumEvent): void {
    if (isTold && event.type !== 'ended') report('pause');
    isTold = false;
  }

  function changeTrack(): void {
    resumeAt = 0;
    hasRetried = false;
    album = { ...album, hasFailed: false, isWaiting: false, lost: undefined };
    if (album.current === undefined) release();
    else if (album.isPlaying) start(true);
    else if (borrowed.isOurs()) load();
    environment.onTrack(album.current);
  }

  function load(url = track()?.url ?? ''): void {
    const { audio } = borrowed;
    audio.src = url;
    if (resumeAt > 0) audio.currentTime = resumeAt;
    audio.volume = album.volume;
    audio.muted = album.isMuted;
    audio.playbackRate = album.rate;
  }

  function start(isNew = false): void {
    const wasLent = !borrowed.isOurs();
    const isKept = borrowed.borrow() && !isNew && !album.hasFailed;
    if (!isKept) load();
    // The slider was moved meanwhile.
    else if (wasLent && borrowed.audio.currentTime !== resumeAt) borrowed.audio.currentTime = resumeAt;
    if (album.hasFailed) {
      hasRetried = false;
      album = { ...album, hasFailed: false };
    }
    borrowed.audio.play().catch(({ name }: Error) => {
      // AbortError: the track was changed meanwhile. A source that fails is told by its own event.
      if (name === 'NotAllowedError') dispatch({ type: 'pause' });
    });
    showSession();
  }

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
    resumeAt = position();
    if (borrowed.isOurs()) borrowed.audio.pause();
    borrowed.lend();
    dispatch({ type: 'pause' });
  }

  function release(): void {
    if (borrowed.giveBack()) session.clear();
  }

  const listeners: Record<string, () => void> = {
    playing() {
      if (album.isWaiting) change({ isWaiting: false });
      if (!isTold) report('play');
      isTold = true;
      tellPosition();
    },
    waiting() {
      if (!album.isWaiting) change({ isWaiting: true });
    },
    pause() {
      // By the system, not by us. A track that ends also says that it pauses.
      const { audio } = borrowed;
      if (audio.paused && !audio.ended) dispatch({ type: 'pause' });
    },
    ended() {
      report('ended');
      dispatch({ type: 'ended' });
    },
    timeupdate: tellTime,
    durationchange() {
      tellTime();
      tellPosition();
    },
    seeked: tellPosition,
    error() {
      const isRefused = borrowed.audio.error?.code === SOURCE_NOT_SUPPORTED;
      if (isRefused && !hasRetried) retry();
      else fail(isRefused);
    },
  };

  const borrowed = createBorrowedAudio(environment.shared, environment.takeMediaTurn, listeners, suspend);

  function tellPosition(): void {
    session.setPosition(position(), duration(), album.rate);
  }

  /** One token and one retry. */
  async function retry(): Promise<void> {
    hasRetried = true;
    const refused = track();
    change({ isWaiting: true });
    resumeAt = position();
    // However it fails, what the visitor reads is that the track cannot be played.
    const url = refused && (await environment.renewAddress(refused.url).catch(() => undefined));
    // The visitor has gone on meanwhile.
    if (track() !== refused || !borrowed.isOurs()) return;
    if (!url) return fail(true);
    load(url);
    if (album.isPlaying) start();
  }

  /** @param isLost it is not there, where a connection that broke may come back */
  function fail(isLost: boolean): void {
    report('error');
    isTold = false;
    const lost = track();
    if (isLost && album.isPlaying && (album.current ?? 0) + 1 < tracks.length) {
      dispatch({ type: 'next' });
      change({ lost });
      return;
    }
    resumeAt = position();
    change({ hasFailed: true, isWaiting: false, isPlaying: false });
    session.setPlaying(false);
  }

  function apply(part: Partial<Pick<AlbumSnapshot, 'volume' | 'isMuted' | 'rate'>>): void {
    change(part);
    if (!borrowed.isOurs()) return;
    const { audio } = borrowed;
    audio.volume = album.volume;
    audio.muted = album.isMuted;
    audio.playbackRate = album.rate;
    tellPosition();
  }

  const subscribeTo = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };

  const store = {
    /** The shape of `useSyncExternalStore`: what changes seldom … */
    subscribe: subscribeTo(albumListeners),
    album: () => album,
    /** … and what changes several times a second. */
    subscribeTime: subscribeTo(timeListeners),
    time: () => time,

    /** Without an index: the active track, else the first. */
    play: (index?: number) => dispatch({ type: 'play', index }),
    pause: () => dispatch({ type: 'pause' }),
    toggle(index?: number): void {
      const isActive = index === undefined || index === album.current;
      if (isActive && album.isPlaying) store.pause();
      else store.play(index);
    },
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),

    /** @param to s; beyond the ends is at the ends */
    seek(to: number): void {
      dispatch({ type: 'seek' });
      if (album.current === undefined) return;
      const target = Math.min(Math.max(0, to), duration() || to);
      if (borrowed.isOurs()) borrowed.audio.currentTime = target;
      else resumeAt = target;
      tellTime();
    },
    scrubStart(): void {
      dispatch({ type: 'scrub-start' });
      if (album.current !== undefined) held = time.position;
    },
    /** Shows where the sound would go on; nothing is sought yet. */
    scrubTo(to: number): void {
      held = to;
      tellTime();
    },
    scrubEnd(): void {
      const target = held ?? time.position;
      const atEnd = target >= duration() - END_MARGIN;
      const hadEnded = album.scrubbing === 'ended';
      dispatch({ type: 'scrub-end', atEnd });
      if (hadEnded && atEnd) return;
      store.seek(target);
      if (album.isPlaying && borrowed.isOurs()) start();
    },
    /** The slider was taken away, as by a scroll gesture: the sound stays where it is. */
    scrubCancel(): void {
      held = undefined;
      dispatch({ type: 'scrub-end', atEnd: true });
      tellTime();
    },

    setVolume: (volume: number) => apply({ volume, isMuted: volume === 0 }),
    setMuted: (isMuted: boolean) => apply({ isMuted }),
    setRate: (rate: number) => apply({ rate }),

    /** Other tracks: the active one plays on if it is among them. */
    setTracks(next: readonly Track[]): void {
      const active = album.current === undefined ? undefined : tracks[album.current]?.url;
      tracks = next;
      // The same file may stand in an album twice.
      const stays = next[album.current ?? -1]?.url === active;
      const index = stays ? (album.current as number) : next.findIndex(({ url }) => url === active);
      if (active !== undefined && index < 0) dispatch({ type: 'stop' });
      else change(active === undefined ? {} : { current: index });
      tellTime();
    },
    close(): void {
      dispatch({ type: 'stop' });
      release();
    },
  };
  return store;
}
