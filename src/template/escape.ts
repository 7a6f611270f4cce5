/** Escapes text for HTML and for script. */

const HTML = /[&<>]/g;
const TAG = /[&<>"]/g;
const ATTRIBUTE = /[&<>"']/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const entity = (character: string): string => ENTITIES[character]!;

const SPECIAL = /[&<>"']/;

/** For text between tags. */
export function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replace(HTML, entity) : text;
}

/** For attribute values in double quotes. */
export function escapeTag(text: string): string {
  return SPECIAL.test(text) ? text.replace(TAG, entity) : text;
}

/** For attribute values in quotes of either kind. */
export function escapeAttribute(text: string): string {
  return SPECIAL.test(text) ? text.replace(ATTRIBUTE, entity) : text;
}

/** JSON that may stand inside a script element: a closing tag cannot end the script. */
export function scriptJson(value: unknown, indent?: number): string | undefined {
  return JSON.stringify(value, null, indent)?.replaceAll('</', '<\\/');
}
