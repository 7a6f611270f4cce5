/**
 * `npm run test:difference -- [cases] [seed] [part of a name]`: more generated cases than `npm test` has, 2000 for each
 * formatter, predicate and instruction by default; the smallest template and data of what differs.
 */
import { subjects } from './cases.ts';
import { describeDifference, findDifference } from './search.ts';

const DEFAULT_COUNT = 2000;

const [count = DEFAULT_COUNT, seed = Date.now() % 2 ** 31] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv[4] ?? '';
if (!Number.isInteger(count) || !Number.isInteger(seed) || count < 1) {
  process.stderr.write('Expected a number of cases and a seed: npm run test:difference -- 2000 1 datetime\n');
  process.exit(2);
}
const names = subjects().filter((name) => name.includes(wanted));
let found = 0;
for (const name of names) {
  const difference = findDifference(name, count, seed);
  if (!difference) continue;
  found++;
  process.stdout.write(`${describeDifference(name, seed, difference)}\n\n`);
}
process.stdout.write(`${names.length} names, ${count} cases each, seed ${seed}: ${found} differ.\n`);
process.exitCode = found > 0 || names.length === 0 ? 1 : 0;
