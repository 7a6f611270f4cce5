/** What `<sqs-bg-video>` tells the page: the details of its events. */
import type { BackgroundState } from '../../domain/video/background.ts';

export interface BgVideoEvents {
  /** Something else is to be seen, or will be. */
  'sqs-bg-video-state': { state: BackgroundState };
  /** A page that waits for it may go on: it can play, or it will not for now. Once for each video. */
  'sqs-bg-video-ready': undefined;
  /** It plays, the first time or again. */
  'sqs-bg-video-playing': undefined;
  /** It does not play; the still image stays. The code is the kit's own (`timeout`, `no-answer`, `autoplay`, `part`), or the player's. */
  'sqs-bg-video-error': { code: string; message: string };
}
