/** Generated cases for every formatter, predicate and instruction: with `compat` on, byte for byte as the reference engine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/template/index.ts';
import { casesOf, subjects } from './difference/cases.ts';
import { describeDifference, findDifference } from './difference/search.ts';
import { shrink } from './difference/shrink.ts';

/** `npm run test:difference` tries more, and other seeds. */
const CASES = 100;
const SEED = 1;

for (const name of subjects()) {
  test(`${name}: ${CASES} generated cases`, () => {
    const found = findDifference(name, CASES, SEED);
    assert.ok(!found, found ? describeDifference(name, SEED, found) : '');
  });
}

test('the same seed makes the same cases, and another one others', () => {
  const first = (seed: number) =>
    Array.from(
      { length: 5 },
      (
        (cases) => () =>
          JSON.stringify(cases.next().value)
      )(casesOf('money', seed)),
    );
  assert.deepEqual(first(3), first(3));
  assert.notDeepEqual(first(3), first(4));
});

test('most of the generated cases write something', () => {
  for (const name of ['truncate', 'variants-select', 'equal?', '.section']) {
    const cases = casesOf(name, SEED);
    const outputs = Array.from({ length: 100 }, () => {
      const { template, json, options } = cases.next().value as ReturnType<typeof cases.next>['value'];
      return compile(template, { compat: true }).render(json, options).output;
    });
    assert.ok(outputs.filter((output) => !/^(?:\[\])*$/.test(output)).length > 10, name);
  }
});

test('a failing case is made small', () => {
  const failing = {
    template: 'abc{title|html}def',
    json: { a: [1, { title: '<', x: 2 }], b: 3 },
    options: {},
  };
  const { template, json } = shrink(
    failing,
    (candidate) =>
      candidate.template.includes('{title|html}') && JSON.stringify(candidate.json).includes('<'),
  );
  assert.equal(template, '{title|html}');
  assert.equal(json, '<');
});
