/** Every handed case of the public engine's own suite, with and without the compat switch, and the captured page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/template/index.ts';
import { capturedPage, conformanceCases } from '../support/node/conformance.ts';
import { renderReference } from '../support/node/reference-engine.ts';

/** Cases we answer differently on purpose, unless `compat` is on: id and reason. At most ten. */
const DELIBERATE_DIFFERENCES: Record<string, string> = {};
const MAX_DIFFERENCES = 10;

/** Errors are part of these cases. */
const CASES_WITH_ERRORS = new Set(['plugins/f-macro-4']);

for (const entry of conformanceCases()) {
  for (const compat of [true, false]) {
    if (!compat && entry.id in DELIBERATE_DIFFERENCES) continue;
    test(`${entry.id}${compat ? ', compat' : ''}`, () => {
      const template = compile(entry.template, { compat });
      const { output, errors } = template.render(entry.json, {
        partials: entry.partials,
        injects: entry.injects,
        locale: entry.locale === 'none' ? null : entry.locale,
        now: entry.now,
        expressions: true,
        includes: true,
      });
      assert.equal(output.trim(), entry.output.trim());
      if (!CASES_WITH_ERRORS.has(entry.id)) assert.deepEqual([...template.errors, ...errors], []);
    });
  }
}

test('there are at most ten deliberate differences', () => {
  assert.ok(Object.keys(DELIBERATE_DIFFERENCES).length <= MAX_DIFFERENCES);
});

const page = capturedPage();
if (page) {
  for (const compat of [true, false]) {
    test(`the captured page renders without errors and byte for byte as the reference${compat ? ', compat' : ''}`, () => {
      const template = compile(page.template, { compat });
      const { output, errors } = template.render(page.json, { partials: page.partials });
      assert.deepEqual([...template.errors, ...errors], []);
      assert.equal(output, renderReference(page.template, page.json, { partials: page.partials }));
    });
  }
}
