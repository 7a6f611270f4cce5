import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import { BUDGETS, sizeOf } from '../../tools/sizes.mjs';

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
});
