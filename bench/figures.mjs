/** What the bench measured: what a measurement is, when one is complete, and how it is told on the console. */

/**
 * @typedef {Record<string, number>} Values by what they are of
 * @typedef {object} Goal
 * @property {string} of one of the kit's values
 * @property {string} [per] the peer, or the other value of the kit, that it is divided by
 * @property {number} value the ratio, or the kit's value itself
 * @property {number} [most]
 * @property {number} [least]
 * @typedef {object} Measurement
 * @property {string} name what was measured, in words that stand alone
 * @property {string} unit
 * @property {Values} kit
 * @property {Values} peers the same of others in the same run; none where there is only a limit
 * @property {Goal[]} goals
 * @property {boolean} [isChart] whether the start page shows it: kit and peers do the same for a visitor there
 * @typedef {Omit<Goal, 'value'> & { value?: number }} WantedGoal its value is worked out where it is not given
 */

/** @param {number} value @returns {string} with three digits, as people write numbers */
export function digits(value) {
  const rounded = Number(value.toPrecision(3));
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(rounded);
}

/** @param {Goal} goal */
export const isKept = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) =>
  value <= most && value >= least;

/** @param {Goal} goal @param {string} unit @returns {string} `lite: 0.43 × APlayer, at most 0.6` */
export function goalText({ of, per, value, most, least }, unit) {
  const limit = most === undefined ? `at least ${digits(least ?? 0)}` : `at most ${digits(most)}`;
  return `${of}: ${digits(value)} ${per ? `× ${per}` : unit}, ${limit}`;
}

/** @param {Measurement} measurement @returns {string[]} a sentence for each thing without which its numbers say nothing */
export function problemsOf({ name, unit, kit, peers, goals, isChart }) {
  /** @type {[isWrong: boolean, words: string][]} */
  const checks = [
    [!name.trim(), 'has no name'],
    [!unit.trim(), 'has no unit'],
    [Object.keys(kit).length === 0, 'has no value of the kit'],
    [Object.keys(peers).length === 0 && goals.length === 0, 'has neither a peer nor a limit'],
    [Boolean(isChart) && Object.keys(peers).length === 0, 'is a chart without a peer'],
    ...Object.entries({ ...kit, ...peers }).map(
      ([of, value]) =>
        /** @type {[boolean, string]} */ ([!Number.isFinite(value), `has no number for ${of}`]),
    ),
    ...goals.flatMap(
      ({ of, per, value, most, least }) =>
        /** @type {[boolean, string][]} */ ([
          [!(of in kit), `has a goal for ${of}, which was not measured`],
          [
            per !== undefined && !(per in { ...kit, ...peers }),
            `is held against ${per}, which was not measured`,
          ],
          [!Number.isFinite(value), `has a goal for ${of} without a number`],
          [(most === undefined) === (least === undefined), `needs one limit for ${of}`],
        ]),
    ),
  ];
  return checks.flatMap(([isWrong, words]) => (isWrong ? `“${name}” ${words}.` : []));
}

/**
 * Tells what was measured, and hands it to bench/run.mjs where that runs the part. A goal that is missed is the exit code's.
 * @param {Omit<Measurement, 'goals' | 'peers'> & { peers?: Values, goals?: WantedGoal[] }} given
 */
export function measured({ peers = {}, goals = [], ...given }) {
  const { name, unit, kit } = given;
  /** @type {Measurement} */
  const measurement = {
    ...given,
    peers,
    goals: goals.map((goal) => ({ ...goal, value: goal.value ?? valueFor(goal, kit, peers) })),
  };
  const problems = problemsOf(measurement);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const width = Math.max(...Object.keys({ ...kit, ...peers }).map((of) => of.length));
  console.log(`\n${name}, ${unit}`);
  for (const [of, value] of Object.entries({ ...kit, ...peers }))
    console.log(`  ${of.padEnd(width)}  ${digits(value)}`);
  for (const goal of measurement.goals) {
    console.log(`${isKept(goal) ? '✓' : '✗'} ${goalText(goal, unit)}`);
    if (!isKept(goal)) process.exitCode = 1;
  }
  process.send?.({ measurement });
}

/** @param {WantedGoal} goal @param {Values} kit @param {Values} peers */
function valueFor({ of, per }, kit, peers) {
  const own = kit[of] ?? Number.NaN;
  return per === undefined ? own : own / ({ ...kit, ...peers }[per] ?? Number.NaN);
}

/** Says what this machine has not got. @param {string} words */
export function untried(words) {
  console.log(`  ${words}`);
  process.send?.({ untried: words });
}
