/** Looks for a case in which the engines differ in a way that nobody has given a reason for. */
import { type Case, casesOf } from './cases.ts';
import { type Outputs, outputsOf } from './compare.ts';
import { shrink } from './shrink.ts';
import { knownDifference } from './table.ts';

/** Whether the engines differ, and not in a known way. */
function differs(candidate: Case): boolean {
  const outputs = outputsOf(candidate);
  return outputs.ours !== outputs.theirs && !knownDifference(candidate, outputs);
}

/** The first case of a name that differs, made small; null if there is none. */
export function findDifference(name: string, count: number, seed: number): (Case & Outputs) | null {
  const cases = casesOf(name, seed);
  for (let at = 0; at < count; at++) {
    const generated = cases.next().value as Case;
    if (!differs(generated)) continue;
    // What is left is still about the same name, not about another that happens to differ as well.
    const word = name.startsWith('.') ? '' : name;
    const smallest = shrink(
      generated,
      (candidate) => candidate.template.includes(word) && differs(candidate),
    );
    return { ...smallest, ...outputsOf(smallest) };
  }
  return null;
}

export function describeDifference(
  name: string,
  seed: number,
  { template, json, options, ours, theirs }: Case & Outputs,
) {
  return [
    `${name} (seed ${seed})`,
    `  template   ${JSON.stringify(template)}`,
    `  data       ${JSON.stringify(json)}`,
    `  locale     ${options.locale}`,
    `  reference  ${JSON.stringify(theirs)}`,
    `  ours       ${JSON.stringify(ours)}`,
  ].join('\n');
}
