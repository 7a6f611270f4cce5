/** Where the default differs from the reference engine (docs/template/differences.md), and what `compat` makes of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compile } from '../../src/template/index.ts';
import { renderReference } from '../support/node/reference-engine.ts';
import { outputsOf } from './difference/compare.ts';
import { DIFFERENCES } from './difference/table.ts';

for (const { about, template, json, options, ours, theirs, isPart, always } of DIFFERENCES) {
  test(`${about}: ours by default, ${always ? 'and with compat' : 'as the reference with compat'}`, () => {
    const reference = renderReference(template, json, options);
    assert.ok(reference.includes(theirs), reference);
    const compat = compile(template, { compat: true }).render(json, { expressions: true, ...options }).output;
    const corrected = compile(template).render(json, { expressions: true, ...options }).output;
    assert.ok(corrected.includes(ours), corrected);
    assert.notEqual(corrected, reference);
    if (always) assert.equal(compat, corrected);
    else if (isPart) assert.ok(compat.includes(theirs), compat);
    else assert.equal(compat, reference);
  });

  if (always) {
    test(`${about}: such a case is known`, () => {
      const generated = { template, json, options: { expressions: true, ...options } };
      assert.ok(always(generated, outputsOf(generated)));
    });
  }
}

test('the docs name what is ours with compat as well', () => {
  const file = new URL('../../docs/template/differences.md', import.meta.url);
  const rows = [...readFileSync(file, 'utf8').matchAll(/^\| (.*?) +\|/gm)].map(([, cell]) =>
    cell!.replaceAll('`', ''),
  );
  for (const { about } of DIFFERENCES.filter(({ always }) => always)) assert.ok(rows.includes(about), about);
});
