/** Lets one player of the page sound at a time, also across copies of the kit's script and players of the page itself. */

/** Dispatched on the document when a player begins; `detail.player` is who. */
export const MEDIA_TURN = 'sqs-media-turn';

export type TurnTarget = Pick<EventTarget, 'dispatchEvent' | 'addEventListener' | 'removeEventListener'>;

/**
 * Takes the turn from whoever has it.
 * @param giveUp called when another player takes it
 * @returns leaves, without telling anyone
 */
export function takeMediaTurn(player: object, giveUp: () => void, page: TurnTarget = document): () => void {
  page.dispatchEvent(new CustomEvent(MEDIA_TURN, { detail: { player } }));
  const whenTaken = (event: Event) => {
    if ((event as CustomEvent<{ player?: object } | null>).detail?.player !== player) giveUp();
  };
  page.addEventListener(MEDIA_TURN, whenTaken);
  return () => page.removeEventListener(MEDIA_TURN, whenTaken);
}
