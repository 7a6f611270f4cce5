/** A provider's player in a frame, with the messages by which it tells what it does. */
import { useLayoutEffect, useRef } from 'react';
import { startWithin } from '../../domain/media/start-within.ts';
import { embedAddress } from '../../domain/video/embed.ts';
import { vimeoProtocol } from '../../domain/video/vimeo-protocol.ts';
import { youtubeProtocol } from '../../domain/video/youtube-protocol.ts';
import { connectFrame } from '../../services/media/frame-bridge.ts';
import { playerOrigins } from '../../services/media/player-origins.ts';
import { useIsRestricted } from '../../ui/use-is-restricted.ts';
import type { PlayerProps } from './player-props.ts';

const PROTOCOLS = { youtube: youtubeProtocol, vimeo: vimeoProtocol };

export function FramePlayer({ video, label, takesFocus, onEvent, onReady, onClose }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { source, start } = video;
  const pageOrigin = location.origin;
  const src = embedAddress(source, { pageOrigin, start, origins: playerOrigins() });
  const protocol = source.provider in PROTOCOLS ? PROTOCOLS[source.provider as 'vimeo'] : undefined;

  const isRestricted = useIsRestricted();
  const wasRestricted = useRef(isRestricted);
  useLayoutEffect(() => {
    // Who pressed the button while asked has agreed to this provider; what the site's consent allowed goes with it.
    if (isRestricted && !wasRestricted.current) onClose();
    wasRestricted.current = isRestricted;
  });
  useLayoutEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    if (!frame.current || !protocol) return;
    let isStartKnown = start === 0;
    const bridge = connectFrame(frame.current, protocol, (event) => {
      // How long the video is comes with its first events; a start beyond the end is none.
      if (!isStartKnown && 'duration' in event && event.duration) {
        isStartKnown = true;
        if (startWithin(start, event.duration) === 0) bridge.rewind();
      }
      onEvent(event);
    });
    onReady(bridge);
    return () => {
      bridge.close();
      onReady(undefined);
    };
  }, [src, protocol]);

  return (
    <iframe
      ref={frame}
      part="video"
      src={src}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture; web-share"
      // Players of YouTube refuse pages that do not say where they are (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
