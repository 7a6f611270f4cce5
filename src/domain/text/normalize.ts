/** Brings what was typed or pasted into the one form in which it is checked, sent and stored. */

/** Characters that nobody sees: soft hyphen, zero-width spaces and joiners, marks of direction, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** An e-mail address: full-width letters and signs become the usual ones, what cannot be seen goes. */
export function normalizeAddress(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim();
}

/** Whether there is anything to see. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() === '';
}
