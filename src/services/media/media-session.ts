/** Tells the system what is playing: title and artwork on a lock screen, and its play, previous and next keys. */

export interface SessionTrack {
  title: string;
  artist: string;
  artwork: string;
}

export interface SessionActions {
  play: () => void;
  pause: () => void;
  /** Absent: there is no other track. */
  previous?: (() => void) | undefined;
  next?: (() => void) | undefined;
  seek: (position: number) => void;
}

export interface MediaSessionPort {
  show(track: SessionTrack, actions: SessionActions): void;
  setPlaying(isPlaying: boolean): void;
  /** All in seconds; what is not known yet (NaN, Infinity) is not told. */
  setPosition(position: number, duration: number, rate: number): void;
  clear(): void;
}

const ACTIONS = ['play', 'pause', 'previoustrack', 'nexttrack', 'seekto'] as const;

/** @param open gives the session, null where there is none; called when there is something to tell: making it takes a while */
export function createMediaSession(open: () => MediaSession | null = pageSession): MediaSessionPort {
  function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    try {
      open()?.setActionHandler(action, handler);
    } catch (error) {
      // A browser that does not know an action says so by a TypeError: its key is then simply not there.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return {
    show({ title, artist, artwork }, { play, pause, previous, next, seek }) {
      const session = open();
      if (!session) return;
      session.metadata = new MediaMetadata({
        title,
        artist,
        artwork: isAddress(artwork) ? [{ src: artwork }] : [],
      });
      handle('play', play);
      handle('pause', pause);
      handle('previoustrack', previous ?? null);
      handle('nexttrack', next ?? null);
      handle('seekto', ({ seekTime }) => seek(seekTime ?? 0));
    },
    setPlaying(isPlaying) {
      const session = open();
      if (session) session.playbackState = isPlaying ? 'playing' : 'paused';
    },
    setPosition(position, duration, rate) {
      if (!(Number.isFinite(duration) && duration > 0)) return;
      open()?.setPositionState({ duration, position: Math.min(position, duration), playbackRate: rate });
    },
    clear() {
      const session = open();
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of ACTIONS) handle(action, null);
    },
  };
}

/** One that is none would be an exception. The base does not matter: it only makes relative ones whole. */
function isAddress(url: string): boolean {
  return url !== '' && URL.canParse(url, 'https://page.example');
}

function pageSession(): MediaSession | null {
  return 'mediaSession' in navigator ? navigator.mediaSession : null;
}
