/** Every formatter and predicate has a page in the docs, and each page's example writes what the page says. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compile, formatters, predicates } from '../../src/template/index.ts';

function pages(kind: string): { name: string; text: string }[] {
  const folder = new URL(`../../docs/template/${kind}/`, import.meta.url);
  return readdirSync(folder).map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { name: /^# `([^`]+)`/.exec(text)?.[1] ?? file, text };
  });
}

function fence(text: string, language: string): string {
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(text)?.[1] ?? '';
}

for (const [kind, known] of Object.entries({ formatters, predicates })) {
  const list = pages(kind);

  test(`every one of the ${kind} has a page`, () => {
    assert.deepEqual(list.map(({ name }) => name).sort(), Object.keys(known).sort());
  });

  for (const { name, text } of list) {
    test(`the example of ${name}`, () => {
      const time = /rendered at the time (\d+)/.exec(text)?.[1];
      const template = compile(fence(text, 'template'));
      const { output, errors } = template.render(JSON.parse(fence(text, 'json')), {
        now: time === undefined ? undefined : Number(time),
      });
      assert.deepEqual([...template.errors, ...errors], []);
      assert.equal(output, fence(text, 'html'));
    });
  }
}
