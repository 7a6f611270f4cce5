/** What a player tells, whichever provider it is of. */

export type PlayerEvent =
  /** It listens: commands reach it from now on. */
  | { type: 'ready' }
  | {
      type: 'play' | 'pause' | 'ended' | 'progress' /** s */;
      position: number /** s */;
      duration: number | undefined;
    }
  /** It cannot play; `code` is the provider's own. */
  | { type: 'error'; code: string };

/** How the frame of one provider is spoken to. */
export interface PlayerProtocol<E = PlayerEvent> {
  /** Asks the player to tell what it does … */
  readonly greetings: readonly unknown[];
  /** … once its frame has loaded, or once it says itself that it is ready. */
  readonly greetAt: 'load' | 'ready';
  readonly pause: unknown;
  readonly play: unknown;
  /** Goes to the beginning; for a player that takes a start beyond its end at its word. */
  readonly rewind?: unknown;
  /** @returns what one message of the frame says; it may depend on the messages before */
  createReader(): (message: unknown) => E[];
}
