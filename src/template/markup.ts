/** Small pieces of HTML that several formatters write. */

import { at, type Value, valueText } from '../domain/template-value.ts';
import type { Context } from './context.ts';
import { escapeAttribute, escapeTag } from './escape.ts';

/** Escapes a value for an attribute; the reference engine leaves ids and addresses as they are. */
export function attribute(value: Value, { settings }: Context): string {
  return settings.compat ? valueText(value) : escapeAttribute(valueText(value));
}

/** What `read` looks up, as a template that stands on `value` would: what it does not say comes from further out. */
export function standingOn<T>(value: Value, context: Context, read: () => T): T {
  if (value === context.value) return read();
  context.push(value);
  const found = read();
  context.pop();
  return found;
}

/** A value as JSON inside an attribute; empty if there is none. */
export function jsonAttribute(value: Value): string {
  return value === undefined ? '' : escapeTag(JSON.stringify(value));
}

/** The site's own wording of a text, or the default. */
export function localized(key: string, fallback: string, context: Context): string {
  const own = at(context.lookup('localizedStrings'), key);
  return valueText(own) || fallback;
}

/** Text as part of an address or class name: lower case, spaces as hyphens, letters, digits and hyphens only. */
export function slugify(source: string): string {
  const lower = source.toLowerCase();
  let written = '';
  let from = 0;
  let isInSpace = false;
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45) {
      isInSpace = false;
      continue;
    }
    written += lower.slice(from, at);
    from = at + 1;
    const isSpace = code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(lower[at]!));
    // What falls away between two spaces does not divide them.
    if (isSpace && !isInSpace) written += '-';
    isInSpace = isSpace || isInSpace;
  }
  return from === 0 ? lower : written + lower.slice(from);
}
