/** How long the slides of quotes and tweets stay (behaviour/quotes#time). */

export const SLIDE_MS = 5000;

/** Said to the owner; of tweets as the specification words it. */
export const NO_SLIDES = {
  quotes: 'Could not find any quotes: put an element into <sqs-quotes> for each, or name them in "items".',
  tweets: 'Could not find any tweets matching the given class name.',
};
