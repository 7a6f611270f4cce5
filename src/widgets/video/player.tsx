/** The player itself, fetched when the visitor asks for the video. */
import type { PlayerEvent } from '../../domain/video/player-event.ts';
import type { FoundVideo } from './find-video.ts';
import { FramePlayer } from './frame-player.tsx';
import { NativePlayer } from './native-player.tsx';

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
  /** undefined: it is gone. */
  onReady: (player: PlayerHandle | undefined) => void;
}

export function Player(props: PlayerProps) {
  return props.video.source.provider === 'file' ? <NativePlayer {...props} /> : <FramePlayer {...props} />;
}
