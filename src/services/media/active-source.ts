/** What the audio element plays of the active track: from which address, from where on, and what comes of a refusal. */
import type { Sound } from '../../domain/audio/sound.ts';
import { SOURCE_REFUSED } from '../../domain/audio/source.ts';
import { startWithin } from '../../domain/media/start-within.ts';
import type { BorrowedAudio } from './borrowed-audio.ts';
import { createTrackAddress, type RenewAddress, type TrackAddress } from './track-address.ts';

interface SourceOptions {
  /** Addresses of the active track that the browser may play, the best one first. */
  files: () => readonly string[];
  renewAddress: RenewAddress;
  /** Asked for with each file: elements forget their speed. */
  sound: () => Sound;
  /** Whether it is to sound as soon as it is loaded anew. */
  isPlaying: () => boolean;
  /** A token has been asked for. */
  onWaiting: () => void;
  /** The browser wants a press of the visitor first. */
  onBlocked: () => void;
  /** No file of it can be played. @param isLost it is not there, where a connection that broke may come back */
  onRefused: (isLost: boolean) => void;
}

interface Active {
  /** Where it goes on when the audio element is borrowed again, s. */
  resumeAt: number;
  address: TrackAddress;
  /** The address that the audio element has. */
  loaded: string | undefined;
}

/** A server that sends no parts of a file lets nobody go but to its beginning; before the file is there all is open. */
const canSeek = ({ seekable }: BorrowedAudio['audio']) => seekable.length !== 1 || seekable.end(0) > 0;

export function createActiveSource(borrowed: BorrowedAudio, options: SourceOptions) {
  const fresh = (resumeAt = 0): Active => ({
    resumeAt,
    address: createTrackAddress(options.files, options.renewAddress),
    loaded: undefined,
  });
  let active = fresh();

  const position = () => (borrowed.isOurs() ? borrowed.audio.currentTime : active.resumeAt);
  /** The token has been renewed since the address was loaded. */
  const isReplaced = () => active.loaded !== active.address.url();

  function applySound(): void {
    const { audio } = borrowed;
    const { volume, isMuted, rate } = options.sound();
    audio.volume = volume;
    audio.muted = isMuted;
    audio.playbackRate = rate;
  }
  function load(): void {
    const { audio } = borrowed;
    active.loaded = active.address.url();
    audio.src = active.loaded;
    if (active.resumeAt > 0) audio.currentTime = active.resumeAt;
    applySound();
  }
  function sound(): void {
    borrowed.audio.play().catch(({ name }: Error) => {
      // AbortError: the track was changed meanwhile. A source that fails is told by its own event.
      if (name === 'NotAllowedError') options.onBlocked();
    });
  }
  /** @param at where it goes on, s */
  function reload(at: number): void {
    active.resumeAt = at;
    load();
    if (options.isPlaying()) sound();
  }

  /** @param at where it goes on, s */
  async function renew(at: number): Promise<void> {
    options.onWaiting();
    const asked = active;
    asked.resumeAt = at;
    const hasToken = await asked.address.renew();
    // The visitor has gone on meanwhile.
    if (asked !== active || !borrowed.isOurs()) return;
    if (hasToken) reload(active.resumeAt);
    else refuse(SOURCE_REFUSED);
  }
  function refuse(code: number | undefined): void {
    const next = isReplaced() ? 'source' : active.address.refuse(code);
    if (next === 'renew') void renew(position());
    else if (next === 'source') reload(position());
    else options.onRefused(next === 'lost');
  }

  return {
    position,
    applySound,
    /** Another track is the active one. */
    begin(): void {
      active = fresh();
    },
    /** Tries all files of the track again, from where it stopped. */
    beginAgain(): void {
      active = fresh(active.resumeAt);
    },
    load,
    /** @param isKept the element still has what we loaded @param wasLent somebody else used the element meanwhile */
    play({ isKept, wasLent }: { isKept: boolean; wasLent: boolean }): void {
      if (active.address.isOld()) return void renew(position());
      if (!isKept || isReplaced()) load();
      // The slider was moved meanwhile.
      else if (wasLent && borrowed.audio.currentTime !== active.resumeAt)
        borrowed.audio.currentTime = active.resumeAt;
      sound();
    },
    /** @param to s, within the track */
    seek(to: number): void {
      if (!borrowed.isOurs()) active.resumeAt = to;
      else if (active.address.isOld()) void renew(to);
      else if (isReplaced()) reload(to);
      else if (to === 0 || canSeek(borrowed.audio)) borrowed.audio.currentTime = to;
    },
    /** Goes on here when the element is borrowed again. */
    keepPosition(): void {
      active.resumeAt = position();
    },
    /** A start that is not before the end is none. @param duration s */
    limitStart(duration: number): void {
      if (active.resumeAt > 0 && startWithin(active.resumeAt, duration) === 0) borrowed.audio.currentTime = 0;
    },
    isWaitingForToken: () => active.address.isWaiting(),
    /** Asks for a token before the one there is runs out. */
    keepFresh(): void {
      if (active.address.isOld()) void active.address.renew({ keepsOld: true });
    },
    /** @param code of `MediaError` */
    refuse,
  };
}
