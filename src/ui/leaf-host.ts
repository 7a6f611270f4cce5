/** What a leaf is: code without a view library that shows text in its tag, called by the element around it. */
import type { EventDetails, TagHost } from './widget-host.ts';

export interface LeafHost<C = unknown, Events extends EventDetails = EventDetails> extends TagHost<Events> {
  readonly config: C;
  /** False: the JSON child cannot be read. */
  readonly isUsable: boolean;
  readonly isConnected: boolean;
  /** Where the output goes; it is seen once `show` has been called. */
  readonly root: HTMLElement;
  /** Shows the output (true), or what the author wrote inside the tag (false). */
  show(on: boolean): void;
  /** Updates once in the next microtask, however often it is called. */
  requestUpdate(): void;
  /** Resolves when what was set is on screen. */
  readonly updateComplete: Promise<void>;
}

export interface Leaf {
  /** In the page, children parsed. */
  hostConnected?(): void;
  hostDisconnected?(): void;
  /** What an update waits for; it reads the configuration only afterwards. */
  prepare?(): Promise<unknown> | undefined;
  /** Shows what is configured. */
  hostUpdate(): void;
}

export type LeafClass<C, L extends Leaf, Events extends EventDetails = EventDetails> = new (
  host: LeafHost<C, Events>,
) => L;
