/** How long the slides of quotes and tweets stay (behaviour/quotes#time). */

export const SLIDE_MS = 5000;

/** Said to the owner, as the specification words it. */
export const NO_SLIDES = 'Could not find any tweets matching the given class name.';
