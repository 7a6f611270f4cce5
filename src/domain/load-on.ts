/** What `data-load-on` on a tag may say: when the loader fetches it, if not at once. */

/** `visible`: near the viewport. `interaction`: pointer or focus on what stands inside it. */
export const LOAD_ON = ['visible', 'interaction'] as const;
export type LoadOn = (typeof LOAD_ON)[number];
