/** Turns a configuration's description (src/domain/schema.ts) into a JSON Schema, for editors and docs. */

/**
 * @typedef {import('../src/domain/schema.ts').Rule<any>} Rule
 * @typedef {import('./element-docs.mjs').Words} Words
 */

/** @param {Rule} rule @param {string} [description] @param {Words} [words] of the entries @returns {Record<string, unknown>} */
export function jsonSchema(rule, description = '', words = {}) {
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

/** @param {Rule} rule @param {Words} words */
function objectSchema({ entries = {}, foreign }, words) {
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
