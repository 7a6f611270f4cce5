/** Formatters of messages with arguments. */

import { type Value, valueText } from '../../domain/template-value.ts';
import type { Context, Formatters } from '../context.ts';
import { formatMessage } from '../messages/format.ts';

/** `{text|message first name=second.path other:third}`: arguments by position, and by name where one is given. */
function message(value: Value, args: readonly string[], context: Context): Value {
  const values = new Map<string, Value>();
  args.forEach((argument, index) => {
    const end = argument.search(/[:=]/);
    // Missing is a value here, like null: undefined is what nobody gave.
    const resolved = context.pathAround(argument.slice(end + 1)) ?? null;
    values.set(String(index), resolved);
    if (end > 0) values.set(argument.slice(0, end), resolved);
  });
  return formatMessage(valueText(value), (name) => values.get(name), context);
}

export const messageFormatters: Formatters = { message, plural: message };
