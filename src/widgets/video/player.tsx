/** The player itself, fetched when the visitor asks for the video. */
import { FramePlayer } from './frame-player.tsx';
import { NativePlayer } from './native-player.tsx';
import type { PlayerProps } from './player-props.ts';

export function Player(props: PlayerProps) {
  return props.video.source.provider === 'file' ? <NativePlayer {...props} /> : <FramePlayer {...props} />;
}
