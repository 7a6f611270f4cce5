/** Drafts that are not saved yet, kept by this tab of the browser until they are. */
import type { BuilderState } from './builder-state.ts';

export type KeptDraft = Pick<BuilderState, 'draft' | 'saved'>;

const nameOf = (formId: string) => `sqs-form-draft:${formId}`;

/** @returns undefined where there is none, or the browser keeps nothing */
export function keptDraft(formId: string): KeptDraft | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(formId));
    return text ? (JSON.parse(text) as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

/** @param kept undefined: nothing waits to be saved */
export function keepDraft(formId: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(nameOf(formId), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(formId));
  } catch {
    // Full or forbidden: the page still warns before it is left.
  }
}
