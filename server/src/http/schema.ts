/** JSON Schemas of what calls take and answer, held against the types that the tags know them by. */

import { type JsonSchema, jsonSchema } from '../../../src/domain/json-schema.ts';
import type { Rule } from '../../../src/domain/schema.ts';

export type { JsonSchema };

/** Ids, names and words; longer ones are refused. */
const TEXT_LENGTH = 500;

const REQUIRED = Symbol('required');
type RequiredSchema = JsonSchema & { readonly [REQUIRED]: true };

export const text = (maxLength = TEXT_LENGTH, minLength = 0): JsonSchema => ({
  type: 'string',
  maxLength,
  minLength,
});
/** Of answers: as long as it is. */
export const anyText: JsonSchema = { type: 'string' };
/** An id that the server has made (ids.ts). */
export const madeId: JsonSchema = {
  type: 'string',
  pattern: '^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$',
};
/** Of an answer that is no JSON. */
export const file = { description: 'The file.', content: { 'application/octet-stream': { schema: {} } } };
export const page = { description: 'A page.', content: { 'text/html': { schema: {} } } };
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
export const flag: JsonSchema = { type: 'boolean' };
export const integer = (minimum: number, maximum: number): JsonSchema => ({
  type: 'integer',
  minimum,
  maximum,
});
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const anything: JsonSchema = {};
export const anyObject: JsonSchema = { type: 'object', additionalProperties: true };

const RULE = Symbol('rule');

/**
 * A body that its handler reads by a rule of the tags, which is kinder than a schema: what is written for one version of
 * the builder is taken from another.
 */
export const readBy = (rule: Rule): JsonSchema => ({ ...anything, [RULE]: rule });

/** Says of such a body what the rule takes; names that it does not know are left out of it, and are no mistake. */
export const schemaOfRule = (body: JsonSchema | undefined): JsonSchema | undefined =>
  body && RULE in body ? withStrangers(jsonSchema(body[RULE] as Rule)) : undefined;

function withStrangers({ additionalProperties: _strict, ...schema }: JsonSchema): JsonSchema {
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  return {
    ...schema,
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: withStrangers(items) }),
  };
}

const mapped = (properties: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, withStrangers(one)]));

export const required = (schema: JsonSchema): RequiredSchema => ({ ...schema, [REQUIRED]: true });

/** Every property of T, with `required` exactly where T demands it. */
type SchemaOf<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? JsonSchema : RequiredSchema;
};

/** An object with these properties; others are dropped from what comes in and never go out. */
export function shape<T extends object>(properties: SchemaOf<T>): JsonSchema {
  const names = Object.keys(properties) as (keyof T & string)[];
  return {
    type: 'object',
    required: names.filter((name) => REQUIRED in properties[name]),
    properties,
    additionalProperties: false,
  };
}
