/** What players of audio tell the page: the details of their events. */
import type { AlbumReport } from '../../services/media/play-reports.ts';

type Played = Pick<AlbumReport, 'index' | 'position' | 'duration'> & { url: string; title: string };

export interface AudioEvents {
  /** Sound begins. `position` and `duration` in s. */
  'sqs-audio-play': Played;
  /** Sound stops before the end. */
  'sqs-audio-pause': Played;
  /** A track has come to its end. */
  'sqs-audio-ended': Played;
  /** A track cannot be played. */
  'sqs-audio-error': Played;
}
