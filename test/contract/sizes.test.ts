import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';
import {
  BUDGETS,
  filesOf,
  isReact,
  lateFilesOf,
  MOST_FILES,
  MOST_LOADER_BYTES,
  MOST_OF_A_LATE_PART,
  sizeOf,
} from '../../tools/sizes.mjs';

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

  for (const runtime of ['cdn', 'lite'] as const) {
    it(`${runtime}: the loader is one file of at most ${MOST_LOADER_BYTES}`, () => {
      const [size = 0, ...others] = filesOf(runtime, 'loader').values();
      assert.ok(size <= MOST_LOADER_BYTES, String(size));
      assert.deepEqual(others, []);
    });

    it(`${runtime}: a tag loads at most ${MOST_FILES.tag} files, all tags at once ${MOST_FILES.kit}`, () => {
      for (const tag of Object.keys(BUDGETS)) assert.ok(filesOf(runtime, tag).size <= MOST_FILES.tag, tag);
      assert.ok(filesOf(runtime, 'sqs-kit').size <= MOST_FILES.kit);
    });
  }

  for (const tag of ['sqs-form', 'sqs-newsletter'])
    it(`${tag}: a part that comes late is at most ${MOST_OF_A_LATE_PART.bytes} in ${MOST_OF_A_LATE_PART.files} files`, () => {
      for (const runtime of ['cdn', 'lite'] as const) {
        const parts = lateFilesOf(runtime, tag);
        assert.ok(parts.length > 3, runtime);
        for (const part of parts) {
          const bytes = [...part.values()].reduce((sum, size) => sum + size, 0);
          assert.ok(bytes <= MOST_OF_A_LATE_PART.bytes, `${runtime}: ${bytes}`);
          assert.ok(part.size <= MOST_OF_A_LATE_PART.files, `${runtime}: ${part.size} files`);
        }
      }
    });

  const leaves = readdirSync('elements').filter(
    (file) => file.endsWith('.ts') && readFileSync(`elements/${file}`, 'utf8').includes('/src/leaves/'),
  );
  for (const file of leaves) {
    it(`${file} loads neither React nor Preact: a list may show hundreds`, () => {
      for (const runtime of ['cdn', 'lite'] as const) {
        const files = [...filesOf(runtime, file.slice(0, -3)).keys()];
        assert.deepEqual(files.filter(isReact), [], runtime);
      }
    });
  }
});
