/** Watches the page for known tags and imports each when it first appears. */
export {};
