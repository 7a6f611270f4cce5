/** Borrows the page's one audio element for an album: takes the page's turn, listens to it, and gives it back. */

import type { takeMediaTurn } from './media-turn.ts';
import type { AudioLike, SharedAudio } from './shared-audio.ts';

export interface BorrowedAudio {
  readonly audio: AudioLike;
  /** What it plays and says is ours. */
  isOurs(): boolean;
  /** @returns whether its source is still ours: nobody else has used it since */
  borrow(): boolean;
  /** Another player has the turn; the source stays until somebody else needs the element. */
  lend(): void;
  /** Empties it, unless somebody else uses it. @returns whether it was ours */
  giveBack(): boolean;
}

/** @param onTaken called when another player of the page takes the turn, before the element is lent */
export function createBorrowedAudio(
  shared: () => SharedAudio,
  take: typeof takeMediaTurn,
  listeners: Readonly<Record<string, () => void>>,
  onTaken: () => void,
): BorrowedAudio {
  const user = {};
  let leave: (() => void) | undefined;

  const borrowed: BorrowedAudio = {
    get audio() {
      return shared().audio;
    },
    isOurs: () => leave !== undefined && shared().user === user,
    borrow() {
      const { audio } = borrowed;
      if (!leave) {
        const leaveTurn = take(user, onTaken);
        for (const [type, listener] of Object.entries(listeners)) audio.addEventListener(type, listener);
        leave = () => {
          leaveTurn();
          for (const [type, listener] of Object.entries(listeners)) audio.removeEventListener(type, listener);
          leave = undefined;
        };
      }
      const lent = shared();
      const wasOurs = lent.user === user;
      lent.user = user;
      return wasOurs;
    },
    lend: () => leave?.(),
    giveBack() {
      const wasOurs = borrowed.isOurs();
      leave?.();
      if (!wasOurs) return false;
      shared().user = undefined;
      const { audio } = borrowed;
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      return true;
    },
  };
  return borrowed;
}
