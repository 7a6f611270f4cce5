/** Holds the table of what an endpoint gets (docs/behaviour/forms.md). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { FIELD_TYPES, type FieldType } from '../../../src/domain/forms/fields/index.ts';
import { formSchema, usableFields } from '../../../src/domain/forms/form.ts';
import { postedEntries, readValues } from '../../../src/domain/forms/values.ts';
import { read } from '../../../src/domain/schema.ts';

const text = readFileSync('docs/behaviour/forms.md', 'utf8');
const table = /<!-- sent -->([\s\S]*)<!-- \/sent -->/.exec(text)?.[1] ?? '';
const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map(codes));

/** How PHP reads a name: dots and spaces before a bracket become underscores, brackets are steps. */
function inPhp(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const [, base = '', steps = ''] = /^([^[]*)(.*)$/.exec(name) ?? [];
    const plain = base.replace(/[. ]/g, '_');
    return [...steps.matchAll(/\[([^\]]*)\]/g)].reduce((path, [, step]) => {
      const next = counts.get(path) ?? 0;
      if (step === '') counts.set(path, next + 1);
      return `${path}.${step || next}`;
    }, plain);
  });
}

/** What a visitor enters: as many letters as there are controls. */
function controlsFor(type: FieldType, sent: readonly string[]): FormData {
  const data = new FormData();
  const questions: Record<string, string> = { 'x[Fast?]': 'x.0', 'x[Kind?]': 'x.1', 'x[]': 'x' };
  for (const pair of sent) {
    const at = pair.lastIndexOf('=');
    const name = pair.slice(0, at);
    data.append(questions[name] ?? name, pair.slice(at + 1));
  }
  return type === 'hidden' ? new FormData() : data;
}

describe('what an endpoint gets', () => {
  it('is told of every kind of field', () => {
    const told = new Set(rows.flatMap(([, types = []]) => types));
    const others = Object.keys(FIELD_TYPES).filter((type) => !told.has(type));
    assert.deepEqual(others.sort(), ['address', 'phone', 'section', 'time']);
  });

  for (const [, types = [], sent = [], json = [], php = []] of rows) {
    for (const type of types as FieldType[]) {
      it(type, () => {
        const [field] = usableFields(
          read(formSchema, {
            fields: [
              { id: 'x', type, options: type === 'likert' ? ['Fast?', 'Kind?'] : ['a', 'b'], value: 'a' },
            ],
          }).value,
        );
        assert.ok(field);
        const values = readValues([field], controlsFor(type, sent), new URLSearchParams());
        const entries = postedEntries([field], values);
        assert.deepEqual(
          entries.map((entry) => entry.join('=')),
          sent,
        );
        assert.equal(JSON.stringify(values.x), json[0]);
        assert.deepEqual(inPhp(entries.map(([name]) => name)), php);
      });
    }
  }

  for (const type of ['time', 'address', 'phone'] as const) {
    it(`${type}, part by part`, () => {
      const [field] = usableFields(
        read(formSchema, { fields: [{ id: 'x', type, showCountryCode: true }] }).value,
      );
      assert.ok(field);
      const descriptor = FIELD_TYPES[type];
      const names = descriptor.control === 'parts' ? descriptor.parts.map(({ name }) => `x.${name}`) : [];
      const values = readValues([field], new FormData(), new URLSearchParams());
      assert.deepEqual(
        postedEntries([field], values).map(([name]) => name),
        names,
      );
    });
  }
});
