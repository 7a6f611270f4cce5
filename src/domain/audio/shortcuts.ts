/** Keys that work while the focus is in an album player (behaviour/audio#keys). */

export type Shortcut =
  | { does: 'toggle' | 'next' | 'previous' | 'mute' | 'shuffle' | 'repeat' }
  /** s. */
  | { does: 'seek-by'; seconds: number }
  /** Of the whole track. */
  | { does: 'seek-to'; share: number };

/** Of `j` and `l`, s. */
export const KEY_STEP = 10;

const KEYS: Readonly<Record<string, Shortcut>> = {
  k: { does: 'toggle' },
  j: { does: 'seek-by', seconds: -KEY_STEP },
  l: { does: 'seek-by', seconds: KEY_STEP },
  n: { does: 'next' },
  p: { does: 'previous' },
  m: { does: 'mute' },
  s: { does: 'shuffle' },
  r: { does: 'repeat' },
};

/** @param key of a keyboard event without ctrl, meta or alt */
export function shortcutOf(key: string): Shortcut | undefined {
  if (/^\d$/.test(key)) return { does: 'seek-to', share: Number(key) / 10 };
  const name = key.toLowerCase();
  return Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
}

/** Up and down, Home and End go through the tracks of the list. @returns the index to go to */
export function trackAfterKey(key: string, index: number, count: number): number | undefined {
  const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}
