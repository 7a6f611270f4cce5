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
export interface PlayerProtocol {
  /** Sent when the frame has loaded, and after `ready`. */
  readonly greetings: readonly unknown[];
  readonly pause: unknown;
  readonly play: unknown;
  /** @returns what one message of the frame says; it may depend on the messages before */
  createReader(): (message: unknown) => PlayerEvent[];
}
