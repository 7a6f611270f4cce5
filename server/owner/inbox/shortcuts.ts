/** The keys of the inbox: what each does, as it is listed and as it is pressed. */

export type Shortcut = 'next' | 'previous' | 'done' | 'spam' | 'unread' | 'search' | 'back' | 'help';

export const SHORTCUTS: readonly { does: Shortcut; keys: readonly string[]; label: string }[] = [
  { does: 'next', keys: ['j'], label: 'Next submission' },
  { does: 'previous', keys: ['k'], label: 'Previous submission' },
  { does: 'done', keys: ['e'], label: 'Mark as done, or not done' },
  { does: 'spam', keys: ['s'], label: 'Move to spam, or back' },
  { does: 'unread', keys: ['u'], label: 'Mark as unread' },
  { does: 'search', keys: ['/'], label: 'Search' },
  { does: 'back', keys: ['Escape'], label: 'Back to the list' },
  { does: 'help', keys: ['?'], label: 'Show these keys' },
];

/** Those that are there whether the shortcuts are on or off. */
export const PLAIN_KEYS = [
  { keys: ['↑', '↓'], label: 'Move through the list, once the focus is in it' },
  { keys: ['Enter'], label: 'Open the submission' },
];

export function shortcutOf(key: string): Shortcut | undefined {
  return SHORTCUTS.find(({ keys }) => keys.includes(key))?.does;
}
