/** `npm test`: checks and build, Node tests, browser tests on both runtimes. Ends with "N passed, M failed". */

import { build } from './build.mjs';
import { check } from './check.mjs';
import { testBrowser } from './test-browser.mjs';
import { testNode } from './test-node.mjs';

const steps = [
  ['checks and build', checksAndBuild],
  ['Node tests', () => testNode()],
  ['browser tests', () => testBrowser()],
];

let passed = 0;
let failed = 0;
for (const [title, step] of /** @type {[string, () => Promise<{ passed: number, failed: number }>][]} */ (
  steps
)) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const result = await step();
  passed += result.passed;
  failed += result.failed;
  console.log(
    `  ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Side by side: neither needs the other, and the build keeps one processor busy. */
async function checksAndBuild() {
  const [checked, built] = await Promise.all([check(), buildStep()]);
  return { passed: checked.passed + built.passed, failed: checked.failed + built.failed };
}

async function buildStep() {
  try {
    await build();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}
