/** Small pieces of HTML that several formatters write. */
import type { Context } from './context.ts';
import { escapeAttribute, escapeTag } from './escape.ts';
import { at, text, type Value } from './value.ts';

/** Escapes a value for an attribute; the reference engine leaves ids and addresses as they are. */
export function attribute(value: Value, { settings }: Context): string {
  return settings.compat ? text(value) : escapeAttribute(text(value));
}

/** A value as JSON inside an attribute; empty if there is none. */
export function jsonAttribute(value: Value): string {
  return value === undefined ? '' : escapeTag(JSON.stringify(value));
}

/** The site's own wording of a text, or the default. */
export function localized(key: string, fallback: string, context: Context): string {
  const own = at(context.lookup('localizedStrings'), key);
  return text(own) || fallback;
}

/** Text as part of an address or class name: lower case, spaces as hyphens, letters, digits and hyphens only. */
export function slugify(source: string): string {
  const lower = source.toLowerCase();
  if (/^[a-z0-9-]*$/.test(lower)) return lower;
  return lower
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-');
}
