/** Where the sound of an album is and how long it is, as its views show it: told when it has changed. */
import type { Track } from '../../domain/audio/track.ts';
import type { BorrowedAudio } from './borrowed-audio.ts';

/** Immutable, in seconds. */
export interface AlbumTime {
  /** Of the sound; where the slider is held while it is held. */
  position: number;
  /** 0 when it is not known. */
  duration: number;
}

export interface AlbumClockOptions {
  borrowed: Pick<BorrowedAudio, 'audio' | 'isOurs'>;
  /** The one that is active, or would be. */
  track: () => Track | undefined;
  /** Of the sound, s. */
  position: () => number;
}

export function createAlbumClock({ borrowed, track, position }: AlbumClockOptions) {
  /** Where the slider is held, s. */
  let held: number | undefined;
  /** How long files have turned out to be, s, by address: another player may have the audio element next. */
  const lengths = new Map<string, number>();
  const listeners = new Set<() => void>();

  /** s; NaN when the audio element is another player's, infinite for what is live. */
  const measured = () => (borrowed.isOurs() ? borrowed.audio.duration : Number.NaN);

  function duration(): number {
    const known = measured();
    const { url = '', duration: said = 0 } = track() ?? {};
    return Number.isFinite(known) ? known : (lengths.get(url) ?? said);
  }

  let time: AlbumTime = { position: 0, duration: track()?.duration ?? 0 };
  function tell(): void {
    const now: AlbumTime = { position: held ?? position(), duration: duration() };
    if (now.position === time.position && now.duration === time.duration) return;
    time = now;
    for (const listener of [...listeners]) listener();
  }

  return {
    time: () => time,
    duration,
    tell,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The file of the active track is as long as the audio element says. */
    keepLength(): void {
      if (Number.isFinite(measured())) lengths.set(track()?.url ?? '', duration());
    },
    /** @param at s, what is shown as the position until it is let go */
    hold(at: number): void {
      held = at;
    },
    letGo(): void {
      held = undefined;
    },
  };
}
