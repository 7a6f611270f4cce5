/** Talks to a provider's player in a frame by messages alone: no script of a provider runs in the page. */
import type { PlayerEvent, PlayerProtocol } from '../../domain/video/player-event.ts';

export interface FrameBridge {
  play(): void;
  pause(): void;
  /** Back to the beginning, where the protocol has a word for it. */
  rewind(): void;
  /** Says something else in the protocol's words. */
  send(message: unknown): void;
  close(): void;
}

/** @param onEvent what the player tells, in order */
export function connectFrame<E extends { type: string } = PlayerEvent>(
  frame: HTMLIFrameElement,
  protocol: PlayerProtocol<E>,
  onEvent: (event: E) => void,
): FrameBridge {
  const { origin } = new URL(frame.src);
  const page = frame.ownerDocument.defaultView as Window;
  const readMessage = protocol.createReader();

  const send = (message: unknown) => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const greet = () => {
    for (const greeting of protocol.greetings) send(greeting);
  };
  const whenMessage = (event: MessageEvent) => {
    // Another frame, or a page the frame was led away to, is not the player.
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    for (const told of readMessage(parse(event.data))) {
      if (told.type === 'ready' && protocol.greetAt === 'ready') greet();
      onEvent(told);
    }
  };

  page.addEventListener('message', whenMessage);
  if (protocol.greetAt === 'load') frame.addEventListener('load', greet);
  return {
    play: () => send(protocol.play),
    pause: () => send(protocol.pause),
    rewind: () => protocol.rewind && send(protocol.rewind),
    send,
    close() {
      page.removeEventListener('message', whenMessage);
      frame.removeEventListener('load', greet);
    },
  };
}

/** Players send JSON as text or as an object; whatever else they say is for others. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
