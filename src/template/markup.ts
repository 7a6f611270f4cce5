/** Small pieces of HTML that several formatters write. */

import { at, type Value, valueText } from '../domain/template-value.ts';
import type { Context, Formatter } from './context.ts';
import { escapeAttribute, escapeTag, scriptJson } from './escape.ts';
import { outputText } from './values.ts';

/** Escapes a value for an attribute; the reference engine leaves ids and addresses as they are. */
export function attribute(value: Value, { settings }: Context): string {
  return settings.compat ? valueText(value) : escapeAttribute(valueText(value));
}

/** The same for what `{name}` would write: a list is its items. */
export function written(value: Value, context: Context): string {
  return attribute(outputText(value, context), context);
}

/** A formatter that looks names up from the value on, as a template that stands on it would. */
export const standing =
  (format: Formatter): Formatter =>
  (value, args, context) => {
    if (value === context.value) return format(value, args, context);
    context.push(value);
    const made = format(value, args, context);
    context.pop();
    return made;
  };

/** The same where the reference engine looks no further than the tag: `{.var @classes item|item-classes}`. */
export const standingByDefault =
  (format: Formatter, onValue = standing(format)): Formatter =>
  (value, args, context) =>
    (context.settings.compat ? format : onValue)(value, args, context);

/** A value as JSON inside an attribute; empty if there is none. */
export function jsonAttribute(value: Value): string {
  return escapeTag(scriptJson(value) ?? '');
}

function ownText(key: string, context: Context): Value {
  return at(context.lookup('localizedStrings'), key);
}

/** The site's own wording of a text, or the default. */
export function localized(key: string, fallback: string, context: Context): string {
  return valueText(ownText(key, context)) || fallback;
}

/** The same where a site may say nothing on purpose. */
export function localizedOrEmpty(key: string, fallback: string, context: Context): string {
  const own = ownText(key, context);
  return own === undefined ? fallback : valueText(own);
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
