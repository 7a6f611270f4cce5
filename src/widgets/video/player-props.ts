/** What the parts of a video have to say to each other. */
import type { ReactNode } from 'react';
import type { PlayerEvent } from '../../domain/video/player-event.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { VideoEvents } from './events.ts';
import type { FoundVideo } from './find-video.ts';

export interface VideoMethods {
  play: () => void;
  pause: () => void;
}

export interface PlayerHandle {
  play(): void;
  pause(): void;
}

export interface PlayerProps {
  video: FoundVideo;
  /** The tag, whose own `<track>` and `<source>` children are used. */
  author: HTMLElement;
  label: string;
  fit: string;
  /** It takes the place of the button that has the focus. */
  takesFocus: boolean;
  onEvent: (event: PlayerEvent) => void;
  /** Width by height of a file, once it is known. */
  onShape: (ratio: number) => void;
  /** undefined: it is gone. */
  onReady: (player: PlayerHandle | undefined) => void;
  onClose: () => void;
}

/** Of what shows a player, in place or in a lightbox. */
export interface ShownProps extends PlayerProps {
  host: WidgetHost<VideoMethods, VideoEvents>;
  isShown: boolean;
  /** Stands in place of a player that cannot play. */
  failure: ReactNode;
  closeLabel: string;
  onHidden: () => void;
}
