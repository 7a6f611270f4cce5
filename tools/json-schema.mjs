/** Turns a configuration's description (src/domain/schema.ts) into a JSON Schema, for editors and docs. */

/** @typedef {import('../src/domain/schema.ts').Rule<any>} Rule */

/** @param {Rule} rule @returns {Record<string, unknown>} */
export function jsonSchema(rule) {
  const { type, fallback, values, items, entries, must, isRequired } = rule;
  return {
    ...(type === 'any' ? {} : { type: type === 'list' ? 'array' : type }),
    ...(values ? { enum: [...values] } : {}),
    ...(items ? { items: jsonSchema(items) } : {}),
    ...(entries ? objectSchema(entries) : {}),
    ...(must && !values && !entries && !items ? { description: `Must be ${must}.` } : {}),
    ...(isRequired || fallback === undefined || entries || items ? {} : { default: fallback }),
  };
}

/** @param {Readonly<Record<string, Rule>>} entries */
function objectSchema(entries) {
  const required = Object.keys(entries).filter((key) => entries[key]?.isRequired);
  return {
    properties: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, jsonSchema(entry)])),
    ...(required.length > 0 ? { required } : {}),
  };
}
