import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { BUDGETS, filesOf, sizeOf } from '../../tools/sizes.mjs';

describe('size budgets, gzipped', () => {
  before(() => build());
  for (const [tag, budget] of Object.entries(BUDGETS)) {
    it(`${tag}: ${budget.lite} in all on the lite build, ${budget.cdn} beside the runtime on the React build`, () => {
      const lite = sizeOf('lite', tag, { withRuntime: true });
      const cdn = sizeOf('cdn', tag, { withRuntime: false });
      assert.ok(lite <= budget.lite, `lite: ${lite}`);
      assert.ok(cdn <= budget.cdn, `cdn: ${cdn}`);
    });
  }

  const leaves = readdirSync('elements').filter((file) =>
    readFileSync(`elements/${file}`, 'utf8').includes('/src/leaves/'),
  );
  for (const file of leaves) {
    it(`${file} loads neither React nor Preact: a list may show hundreds`, () => {
      for (const runtime of ['cdn', 'lite'] as const) {
        const files = [...filesOf(runtime, file.slice(0, -3)).keys()];
        assert.deepEqual(
          files.filter((path) => /\/react-/.test(path)),
          [],
          runtime,
        );
      }
    });
  }
});
