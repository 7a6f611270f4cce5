/** What `<sqs-album-player>` tells the page: the details of its events. */
import type { AudioEvents } from '../../ui/player/events.ts';

export interface AlbumPlayerEvents extends AudioEvents {
  /** Another track is active; without an index none is any more. */
  'sqs-album-track': { index: number | undefined; url: string | undefined; title: string | undefined };
}
