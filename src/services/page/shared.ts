/**
 * The one home of what a page has once, however many copies of the kit run on it: two builds side by side, a bundle
 * beside a drop-in script, one script from two addresses.
 *
 * What lies here crosses from one copy to another, so it is plain data or an object of functions, never an instance
 * whose private fields only its own copy can read. Its shape is a contract between copies of different age: whoever
 * changes it raises the number in its name, and the copies then keep apart in this one thing instead of misreading it.
 *
 * Nothing that grants power belongs here, since every script of the page can read it: the Trusted Types policy is each
 * copy's own. The turn among players is not here either but an event of the document (`sqs-media-turn`), so that
 * players of the page itself can take part.
 */

/** By name and number of the contract; each is made by the one module that calls `onePerPage` with it. */
export type SharedName =
  /** `{ last }`: the number of the newest element, for ids. */
  | 'ids.1'
  /** `{ page, listeners }`: the site of the page and its services. */
  | 'site.1'
  /** `{ audio, user }`: the audio element that all players borrow, and who used it last. */
  | 'audio.1'
  /** `{ audio }`: the audio element that loads what comes next and never sounds. */
  | 'standby.1'
  /** `Set` of the albums that keep their place in the page's address. */
  | 'places.1'
  /** The `OverlayStack`: what is open over the page, in order. */
  | 'overlays.1'
  /** `Map` from the element that is kept from scrolling to `{ count, restore, stopListening }`. */
  | 'scroll.1'
  /** The `CartStore`: how many things are in the cart. */
  | 'cart.2'
  /** `Map` from item ids to what is known and chosen of the product, and the buttons that sell it. */
  | 'products.2'
  /** `{ ids, count, listeners }`: by which id the tags inside a `<sqs-product>` know their product. */
  | 'scopes.1'
  /** `Map` from product ids to `{ path, counter }`: where the product was counted as seen, and by which tag. */
  | 'views.1'
  /** `{ isTold }`: whether the page was warned of amounts that contradict each other. */
  | 'money.1'
  /** `Set` of the pop-ups that are up. */
  | 'popups.1'
  /** `Map` from script addresses to the promise of their load. */
  | 'scripts.1'
  /** `{ load, key, refused }`: the load of Google's maps, and who hears that its key was refused. */
  | 'maps.1'
  /** `{ local, session }`: `Map`s of what the browser's storage refuses to keep. */
  | 'storage.1'
  /** `Map` from the origin of an API to the crumb that its last refusal brought. */
  | 'crumbs.1'
  /** `{ ledger, waiting }`: what is under way of the reports that outlive the page, and what waits for room. */
  | 'beacons.1'
  /** `{ youtube, vimeo }`: origins of the players. */
  | 'players.1'
  /** `{ verdict }`: the promise of whether silent videos may begin by themselves. */
  | 'autoplay.1';

const HOME = Symbol.for('sqs-kit.page');

/**
 * @param create makes the thing, at the first use on the page
 * @returns gives the page's one thing of this name
 */
export function onePerPage<T extends object>(name: SharedName, create: () => T): () => T {
  return () => {
    const page = globalThis as { [HOME]?: { [N in SharedName]?: object } };
    page[HOME] ??= {};
    page[HOME][name] ??= create();
    return page[HOME][name] as T;
  };
}
