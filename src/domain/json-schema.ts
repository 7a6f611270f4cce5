/** Turns a configuration's description (schema.ts) into a JSON Schema: for editors, documentation and the OpenAPI document. */
import type { Rule } from './schema.ts';

/** What comments say of the entries of a rule, by their names. */
export interface Words {
  readonly [entry: string]: { readonly description: string; readonly entries?: Words };
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** @param words of the entries */
export function jsonSchema(rule: Rule, description = '', words: Words = {}): JsonSchema {
  const { type, fallback, values, items, entries, must, isRequired } = rule;
  const text = [description, must && !values ? `Must be ${must}.` : ''].filter(Boolean).join(' ');
  return {
    ...(type === 'any' ? {} : { type: type === 'list' ? 'array' : type }),
    ...(text ? { description: text } : {}),
    ...(values ? { enum: [...values] } : {}),
    ...(items ? { items: jsonSchema(items, '', words) } : {}),
    ...(entries ? objectSchema(rule, words) : {}),
    ...(isRequired || fallback === undefined || entries || items ? {} : { default: fallback }),
  };
}

function objectSchema({ entries = {}, foreign }: Rule, words: Words): JsonSchema {
  const required = Object.keys(entries).filter((key) => entries[key]?.isRequired);
  return {
    properties: Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [
        key,
        jsonSchema(entry, words[key]?.description, words[key]?.entries),
      ]),
    ),
    ...(foreign ? {} : { additionalProperties: false }),
    ...(required.length > 0 ? { required } : {}),
  };
}
