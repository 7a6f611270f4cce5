/** What a configuration's description becomes for editors: types, bounds, and what may be chosen. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { trackDuration } from '../../src/domain/audio/track.ts';
import { FIELD_TYPES } from '../../src/domain/forms/fields/index.ts';
import { formSchema } from '../../src/domain/forms/form.ts';
import { type JsonSchema, jsonSchema } from '../../src/domain/json-schema.ts';
import {
  flag,
  integer,
  list,
  number,
  object,
  oneOf,
  type Rule,
  requiredText,
  text,
} from '../../src/domain/schema.ts';

const CASES: [what: string, rule: Rule<never> | Rule, schema: JsonSchema][] = [
  ['a text', text('a'), { type: 'string', default: 'a' }],
  ['a flag', flag(true), { type: 'boolean', default: true }],
  ['one of some', oneOf(['a', 'b'], 'a'), { type: 'string', enum: ['a', 'b'], default: 'a' }],
  [
    'a whole number',
    integer(2, 1, 3),
    {
      type: 'integer',
      description: 'Must be a whole number from 1 to 3.',
      minimum: 1,
      maximum: 3,
      default: 2,
    },
  ],
  [
    'a whole number without an end',
    integer(0, 0),
    { type: 'integer', description: 'Must be a whole number from 0.', minimum: 0, default: 0 },
  ],
  [
    'a number with its unit',
    number(0, { test: (value) => value >= -0.5 && value <= 40, must: 'pixels from -0.5 to 40' }),
    {
      type: 'number',
      description: 'Must be pixels from -0.5 to 40.',
      minimum: -0.5,
      maximum: 40,
      default: 0,
    },
  ],
  [
    'a number whose words say less than its check',
    number(0, { test: (value) => value === 0 || value > 9, must: 'a number from 9' }),
    { type: 'number', description: 'Must be a number from 9.', default: 0 },
  ],
  ['a list', list(text()), { type: 'array', items: { type: 'string', default: '' } }],
];

describe('the JSON Schema of a rule', () => {
  for (const [what, rule, schema] of CASES)
    it(`has ${what}`, () => assert.deepEqual(jsonSchema(rule as Rule), schema));

  it('takes what the rule brings into its type', () => {
    assert.deepEqual(jsonSchema(trackDuration as Rule).type, ['number', 'string']);
    const { successRedirect } = jsonSchema(formSchema).properties as Record<string, JsonSchema>;
    assert.deepEqual(successRedirect?.type, ['string', 'object']);
  });

  it('asks for an entry unless another shape may bring it along', () => {
    const entries = { url: requiredText('an address') };
    assert.deepEqual(jsonSchema(object(entries) as Rule).required, ['url']);
    assert.equal(jsonSchema(object(entries, { from: (value) => value }) as Rule).required, undefined);
  });

  it('says nothing of documents that are not beside it', () => {
    assert.equal(jsonSchema(text(), 'A name (behaviour/forms#field-types).').description, 'A name.');
  });

  it('offers each type of field', () => {
    const { fields } = jsonSchema(formSchema).properties as {
      fields: { items: { properties: { type: JsonSchema } } };
    };
    assert.deepEqual(fields.items.properties.type.enum, Object.keys(FIELD_TYPES));
  });
});
