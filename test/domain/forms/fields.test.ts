/** Every type of field on its way: controls, values, check, what is sent, what the server reads, what an owner reads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFormEntity } from '../../../server/src/forms/form-entity.ts';
import { parseValues } from '../../../server/src/forms/incoming-values.ts';
import { valuesOfPlainPost } from '../../../server/src/forms/posted-values.ts';
import { displayLine, displayShape } from '../../../src/domain/forms/display.ts';
import { draftOf, restoredControls } from '../../../src/domain/forms/draft.ts';
import { type FormField, visibleParts } from '../../../src/domain/forms/field.ts';
import { FIELD_TYPES, type FieldType } from '../../../src/domain/forms/fields/index.ts';
import { sentValues } from '../../../src/domain/forms/payload.ts';
import { validateForm } from '../../../src/domain/forms/validate.ts';
import {
  controlValuesOf,
  type FieldValue,
  postedEntries,
  readValues,
} from '../../../src/domain/forms/values.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { fieldControls } from '../../../src/server-render/field-controls.ts';
import { compile } from '../../../src/template/index.ts';
import { controls, field, plain } from '../../support/node/form-fields.ts';

interface Journey {
  settings?: Partial<FormField>;
  /** What stands in the controls, by the name after the field's id. */
  controls: Record<string, string | string[]>;
  value: FieldValue | undefined;
  /** As the builder's API is sent it, where that is not the value. */
  sent?: unknown;
  /** For an endpoint of the page's own: names after the field's id. */
  posted: [string, string][];
  /** For the owner. */
  line: string;
  /** In the summary of an order, in an English mail. */
  summary?: string;
  isPrivate?: true;
}

const one = (text: string, more: Partial<Journey> = {}): Journey => ({
  controls: { '': text },
  value: text,
  posted: [['', text]],
  line: text,
  ...more,
});
const options = ['Art & craft', 'Bread', 'Code'];

const JOURNEYS: Record<FieldType, Journey> = {
  name: {
    controls: { '.first': ' Ada ', '.last': 'Lovelace' },
    value: ['Ada', 'Lovelace'],
    posted: [
      ['.first', 'Ada'],
      ['.last', 'Lovelace'],
    ],
    line: 'Ada Lovelace',
  },
  email: one('ada@example.com', { controls: { '': ' ada＠example.com\u200b' } }),
  text: one('Hello', { controls: { '': '\u00a0Hello ' } }),
  textarea: one('two\nlines ', { controls: { '': 'two\r\nlines ' } }),
  date: {
    controls: { '.month': '12', '.day': '10', '.year': '1815' },
    value: ['12', '10', '1815'],
    posted: [
      ['.month', '12'],
      ['.day', '10'],
      ['.year', '1815'],
    ],
    line: '12/10/1815',
  },
  time: {
    controls: { '.hour': '9', '.minute': '30', '.ampm': 'AM' },
    value: ['9', '30', '', 'AM'],
    posted: [
      ['.hour', '9'],
      ['.minute', '30'],
      ['.second', ''],
      ['.ampm', 'AM'],
    ],
    line: '9:30 AM',
    summary: '9:30:00 AM',
  },
  address: {
    controls: { '.line1': '1 Main St', '.city': 'Springfield', '.state': 'IL', '.zip': '62701' },
    value: ['1 Main St', '', 'Springfield', 'IL', '62701', ''],
    posted: [
      ['.line1', '1 Main St'],
      ['.line2', ''],
      ['.city', 'Springfield'],
      ['.state', 'IL'],
      ['.zip', '62701'],
      ['.country', ''],
    ],
    line: '1 Main St, Springfield, IL 62701',
    summary:
      '<div style="padding-left:5px;">\n  <div>1 Main St</div>\n  <div>Springfield, IL 62701 </div>\n</div>',
  },
  checkbox: {
    settings: { options },
    controls: { '': ['Art & craft', 'Code'] },
    value: ['Art & craft', 'Code'],
    posted: [
      ['[]', 'Art & craft'],
      ['[]', 'Code'],
    ],
    line: 'Art & craft; Code',
    summary: 'Art &amp; craft, Code\n',
  },
  likert: {
    settings: { options: ['Fast?', 'Kind?'] },
    controls: { '.0': '2', '.1': '-1' },
    value: { 'Fast?': '2', 'Kind?': '-1' },
    sent: { 'Fast?': ['2'], 'Kind?': ['-1'] },
    posted: [
      ['[Fast?]', '2'],
      ['[Kind?]', '-1'],
    ],
    line: 'Fast?: Strongly Agree; Kind?: Disagree',
    summary:
      '<div style="padding-left:5px;">\n' +
      '  <div><span style="font-weight:bold;">Fast?:</span> Strongly Agree</div>\n' +
      '  <div><span style="font-weight:bold;">Kind?:</span> Disagree</div>\n</div>',
  },
  radio: one('Bread', { settings: { options } }),
  select: one('Bread', { settings: { options } }),
  phone: {
    controls: { '.areacode': '555', '.prefix': '123', '.line': '4567' },
    value: ['', '555', '123', '4567'],
    posted: [
      ['.areacode', '555'],
      ['.prefix', '123'],
      ['.line', '4567'],
    ],
    line: '555-123-4567',
  },
  section: { controls: {}, value: undefined, posted: [], line: '' },
  number: one('1.5'),
  currency: one('12.50'),
  website: one('https://example.com'),
  password: one(' secret ', { isPrivate: true }),
  twitter: one('ada'),
  hidden: {
    controls: { '': 'letter' },
    value: 'letter',
    posted: [['', 'letter']],
    line: 'letter',
    isPrivate: true,
  },
};

const ID = 'field-1';
const named = (journey: Journey) =>
  Object.fromEntries(Object.entries(journey.controls).map(([name, text]) => [`${ID}${name}`, text]));

describe('every type of field', () => {
  for (const [type, journey] of Object.entries(JOURNEYS) as [FieldType, Journey][]) {
    const definition = field(type, { id: ID, title: 'Title', required: true, ...journey.settings });
    const form = readFormEntity({ id: 'f', fields: [{ ...definition, options: [...definition.options] }] });
    assert.ok(form.ok);
    const values = readValues([definition], controls(named(journey)), controls(named(journey)));
    const { value } = journey;
    const hasValue = value !== undefined;

    it(`${type}: is read from its controls, valid when filled, asked for when empty`, () => {
      assert.deepEqual(plain(values), hasValue ? { [ID]: value } : {});
      assert.deepEqual(plain(validateForm([definition], values)), {});
      const isSilent = type === 'section' || type === 'hidden';
      const missing = type === 'likert' ? 'likertIncomplete' : 'required';
      const empty = readValues([definition], controls(), controls());
      assert.equal(validateForm([definition], empty)[ID], isSilent ? undefined : missing);
    });

    if (hasValue) {
      it(`${type}: goes back into its controls`, () => {
        const back = controlValuesOf(definition, value);
        const all = { getAll: (name: string) => back.get(name) ?? [] };
        assert.deepEqual(plain(readValues([definition], all, all)), { [ID]: value });
        const entry = fieldControls(definition, { value, error: 'Wrong' }).text;
        for (const part of visibleParts(definition)) assert.ok(entry.includes(`name="${ID}.${part.name}"`));
        assert.ok(entry.includes('Wrong'));
      });
    }

    it(`${type}: reaches the server whole, by the builder's API and by a post`, () => {
      const sent = sentValues(values);
      assert.deepEqual(plain(sent), hasValue ? { [ID]: journey.sent ?? value } : {});
      const expected = JSON.stringify(values);
      assert.equal(JSON.stringify(parseValues(JSON.stringify(sent), form.form)), expected);
      // As the page of an older version sends it.
      assert.equal(JSON.stringify(parseValues(expected, form.form)), expected);

      const posted = postedEntries([definition], values);
      assert.deepEqual(
        posted,
        journey.posted.map(([name, text]) => [`${ID}${name}`, text]),
      );
      const body: Record<string, string[]> = {};
      for (const [name, text] of posted) body[name] = [...(body[name] ?? []), text];
      assert.equal(JSON.stringify(valuesOfPlainPost(form.form, body)), expected);
      assert.equal(JSON.stringify(valuesOfPlainPost(form.form, named(journey))), expected, 'a plain form');
    });

    it(`${type}: is read by the owner, and in the summary of an order`, () => {
      if (!hasValue) return;
      assert.equal(displayLine(value, type), journey.line);
      const shape = displayShape(value, type);
      const parts = shape.kind === 'parts' ? shape.parts.map(({ label, text }) => [label, text]) : undefined;
      const data = { type, rawTitle: 'Title', value, values: parts ? Object.fromEntries(parts) : value };
      assert.equal(
        compile('{@|summary-form-field}').render(data).output,
        `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Title:</span> ${
          journey.summary ?? journey.line
        }\n</div>`,
      );
    });

    it(`${type}: ${journey.isPrivate ? 'is never kept in a draft' : 'comes back from a draft'}`, () => {
      const draft = draftOf([definition], values);
      assert.equal(draft !== undefined, hasValue && !journey.isPrivate);
      const restored = Object.fromEntries(restoredControls([definition], values));
      if (journey.isPrivate || !hasValue) assert.deepEqual(restored, {});
      else assert.deepEqual(plain(readValues([definition], controls(restored), controls())), { [ID]: value });
    });
  }

  it('has a text for the label of each part', () => {
    for (const type of Object.values(FIELD_TYPES)) {
      if (type.control !== 'parts') continue;
      for (const { name, label = name } of type.parts)
        assert.ok(Object.hasOwn(formMessages.parts, label), `parts of src/i18n/en/form.ts has no "${label}"`);
    }
  });
});
