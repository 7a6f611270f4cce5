import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { findLayerViolations } from '../../tools/layers.mjs';

const pack = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
};

describe('package', () => {
  before(() => build());

  for (const [name, target] of Object.entries(pack.exports)) {
    it(`exports ${name} as files that exist`, () => {
      for (const path of typeof target === 'string' ? [target] : Object.values(target)) {
        const [folder = '', ending = ''] = path.split('*');
        const found = path.includes('*')
          ? readdirSync(folder).some((file) => file.endsWith(ending))
          : existsSync(path);
        assert.ok(found, path);
      }
    });
  }

  for (const [name, target] of Object.entries(pack.exports)) {
    const file = typeof target === 'string' ? target : (target.default ?? '');
    if (!file.endsWith('.js') || file.includes('*')) continue;
    it(`imports ${name} on a server without a DOM`, () => import(`../../${file}`));
  }

  for (const file of readdirSync('elements').filter((name) => /^sqs-.*\.ts$/.test(name))) {
    it(`imports ${file} on a server without a DOM`, async () => {
      const module = (await import(`../../dist/elements/${file.replace('.ts', '.js')}`)) as object;
      assert.ok(Object.values(module).some((value) => typeof value === 'function'));
    });
  }

  it('exports the component inside each tag that has one', async () => {
    const built = ['elements/index', 'react'].map((name) => import(`../../dist/${name}.js`));
    const [tags, components] = (await Promise.all(built)) as Record<string, { view?: unknown }>[];
    const inside = Object.entries(tags ?? {}).flatMap(([name, { view }]) =>
      view ? [[/^Sqs(.*)Element$/.exec(name)?.[1], view]] : [],
    );
    assert.ok(inside.length > 20);
    const exported = Object.keys(components ?? {}).filter((name) => !name.startsWith('Sqs'));
    assert.deepEqual(exported.sort(), inside.map(([name]) => `${name}View`).sort());
    for (const [name, view] of inside) assert.equal(components?.[`${name}View`], view, `${name}View`);
  });

  it('keeps its layers', () => {
    assert.deepEqual(findLayerViolations(), []);
  });
});
