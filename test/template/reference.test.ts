/** Our own cases against the running reference engine: with `compat` on, every byte is the same. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compile, type RenderOptions } from '../../src/template/index.ts';
import { renderReference } from '../support/node/reference-engine.ts';

type Case = [template: string, json: unknown, options?: RenderOptions];

const file = new URL('../fixtures/template/reference-cases.json', import.meta.url);
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8'));

/** Cases by what they are about: the first formatter, predicate or statement of the template. */
function subject(template: string): string {
  return /\|([A-Za-z][\w-]*)|\{\.([A-Za-z][\w-]*\??)/.exec(template)?.slice(1).find(Boolean) ?? 'variables';
}

const groups = new Map<string, Case[]>();
for (const entry of cases) {
  const name = subject(entry[0]);
  groups.set(name, [...(groups.get(name) ?? []), entry]);
}

for (const [name, entries] of groups) {
  test(`${name}: ${entries.length} cases`, () => {
    for (const [template, json, options] of entries) {
      const ours = compile(template, { compat: true }).render(json, {
        expressions: true,
        includes: true,
        maxTokens: 0,
        maxStringLength: 0,
        ...options,
      });
      assert.equal(
        ours.output,
        renderReference(template, json, options),
        `${template} with ${JSON.stringify(json)}`,
      );
    }
  });
}
