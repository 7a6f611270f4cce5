/** What the page is told of a play: that it sounds, stops, ends or fails, and how much of it counts as heard. */
import { type Heard, NOT_HEARD, nextListening } from '../../domain/audio/listening.ts';
import type { Track } from '../../domain/audio/track.ts';

/** A moment of a play, in seconds. */
export interface PlayFacts {
  index: number;
  track: Track;
  position: number;
  duration: number;
}

export interface AlbumReport extends PlayFacts {
  type: 'play' | 'pause' | 'ended' | 'error';
}

export interface PlayReportOptions {
  /** Where the active track is; undefined: there is none. */
  facts: () => PlayFacts | undefined;
  onReport: (report: AlbumReport) => void;
  /** What of a play is counted. */
  onCounted: (counted: NonNullable<Heard['counted']>, facts: PlayFacts) => void;
}

export function createPlayReports({ facts, onReport, onCounted }: PlayReportOptions) {
  /** The page has heard that it sounds. */
  let isSounding = false;
  let listening = NOT_HEARD;

  function report(type: AlbumReport['type']): void {
    const known = facts();
    if (known) onReport({ type, ...known });
  }
  function hear(event: 'sound' | 'time' | 'ended'): void {
    const known = facts();
    if (!known) return;
    const heard = nextListening(listening, event, known.position, known.duration);
    listening = heard.listening;
    if (heard.counted) onCounted(heard.counted, known);
  }

  return {
    /** Another play begins: of another track, or of the same one. */
    begin(): void {
      isSounding = false;
      listening = NOT_HEARD;
    },
    sounds(): void {
      if (!isSounding) report('play');
      isSounding = true;
      hear('sound');
    },
    goesOn: () => hear('time'),
    ends(): void {
      report('ended');
      hear('ended');
    },
    /** @param hasEnded which has been told already */
    stops(hasEnded: boolean): void {
      if (isSounding && !hasEnded) report('pause');
      isSounding = false;
    },
    fails(): void {
      report('error');
      isSounding = false;
    },
  };
}
