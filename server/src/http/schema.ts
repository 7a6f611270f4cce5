/** JSON Schemas of what calls take and answer, held against the types that the tags know them by. */

export type JsonSchema = Readonly<Record<string, unknown>>;

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
