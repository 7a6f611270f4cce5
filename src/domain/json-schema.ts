/** Turns a configuration's description (schema.ts) into a JSON Schema: for editors, documentation and the OpenAPI document. */
import type { Rule } from './schema.ts';

/** What comments say of the entries of a rule, by their names. */
export interface Words {
  readonly [entry: string]: { readonly description: string; readonly entries?: Words };
}

/** It leads nowhere for who reads the schema in an editor. */
const CITATION = / \(behaviour\/[^)]+\)/g;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** @param words of the entries */
export function jsonSchema(rule: Rule, description = '', words: Words = {}): JsonSchema {
  const { fallback, values, offered = values, items, entries, must, isRequired } = rule;
  const types = typesOf(rule);
  const text = [description.replace(CITATION, ''), must && !offered ? `Must be ${must}.` : '']
    .filter(Boolean)
    .join(' ');
  return {
    ...(types.length > 0 ? { type: types.length > 1 ? types : types[0] } : {}),
    ...(text ? { description: text } : {}),
    ...(offered ? { enum: [...offered] } : {}),
    ...boundsOf(rule),
    ...(items ? { items: jsonSchema(items, '', words) } : {}),
    ...(entries ? objectSchema(rule, words) : {}),
    ...(isRequired || fallback === undefined || entries || items ? {} : { default: fallback }),
  };
}

/** What a rule may bring into its own type besides: a time of day for seconds, an object with an address. */
const OTHER_SHAPES: readonly (readonly [type: string, sample: unknown])[] = [
  ['string', '1:30'],
  ['object', { url: '/' }],
];

function typesOf(rule: Rule): string[] {
  const { type, from, entries } = rule;
  if (type === 'any') return [];
  const own = type === 'list' ? 'array' : isWhole(rule) ? 'integer' : type;
  const others = OTHER_SHAPES.filter(
    ([shape, sample]) => shape !== type && !entries && typeof from?.(sample) === type,
  );
  return [own, ...others.map(([shape]) => shape)];
}

const isWhole = ({ type, must = '' }: Rule) => type === 'number' && must.startsWith('a whole number');

/** The least and the most that the words of a rule say, where its check is of the same opinion. */
function boundsOf(rule: Rule): JsonSchema {
  const { type, must = '', test } = rule;
  if (type !== 'number' || !test) return {};
  const check = test as (value: number) => boolean;
  const step = isWhole(rule) ? 1 : 1e-6;
  const bound = (words: RegExp, outwards: number) => {
    const [, digits] = words.exec(must) ?? [];
    const value = Number(digits);
    return digits !== undefined && check(value) && !check(value + outwards) ? value : undefined;
  };
  const minimum = bound(/\bfrom (-?[\d.]+)/, -step);
  const maximum = bound(/\b(?:to|at most) (-?[\d.]+)/, step);
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}

function objectSchema({ entries = {}, foreign, from }: Rule, words: Words): JsonSchema {
  const required = Object.keys(entries).filter((key) => entries[key]?.isRequired);
  return {
    properties: Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [
        key,
        jsonSchema(entry, words[key]?.description, words[key]?.entries),
      ]),
    ),
    ...(foreign ? {} : { additionalProperties: false }),
    // What brings other shapes into this one may bring along what is missing.
    ...(required.length > 0 && !from ? { required } : {}),
  };
}
