/** How long the names of a shop may be, and how many there may be of something (behaviour/api#limits). */

export const MAX_TAG_LENGTH = 50;
export const MAX_CATEGORY_LENGTH = 25;
/** Nested ones counted. */
export const MAX_CATEGORIES = 10_000;
