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
