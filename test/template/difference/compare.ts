/** Compares the engine under `compat` with the reference engine. */
import { compile } from '../../../src/template/index.ts';
import { runReference } from '../../support/node/reference-engine.ts';
import type { Case } from './cases.ts';

export interface Outputs {
  ours: string;
  theirs: string;
  /** A part of the reference engine ended in an exception. */
  hasFailed: boolean;
  /** Our errors. */
  errors: string[];
}

export function outputsOf({ template, json, options }: Case): Outputs {
  const { output: ours, errors } = compile(template, { compat: true }).render(json, options);
  const { output: theirs, hasFailed } = runReference(template, json, options);
  return { ours, theirs, hasFailed, errors: errors.map(({ message }) => message) };
}
