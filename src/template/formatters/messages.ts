/** Formatters of messages with arguments. */

import { type Value, valueText } from '../../domain/template-value.ts';
import type { Context, Formatters } from '../context.ts';
import { formatMessage } from '../messages/format.ts';

/** `{text|message first name=second.path}`: arguments by position, and by name where one is given. */
function message(value: Value, args: readonly string[], context: Context): Value {
  if (context.settings.locale === null) return undefined;
  const values = new Map<string, Value>();
  args.forEach((argument, index) => {
    const equals = argument.indexOf('=');
    const resolved = context.path(argument.slice(equals + 1));
    values.set(String(index), resolved);
    if (equals > 0) values.set(argument.slice(0, equals), resolved);
  });
  return formatMessage(valueText(value), (name) => values.get(name), context);
}

export const messageFormatters: Formatters = { message, plural: message };
