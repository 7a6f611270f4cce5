/** What a submitting widget's view hands to its element. */
import type { FormStateName } from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';

export interface SubmitMethods {
  /** @returns whether the submission was stored */
  submit(): Promise<boolean>;
  reset(): void;
  /** Shows what is wrong. @returns whether nothing is */
  validate(): boolean;
  values(): FormValues;
  state(): FormStateName;
}
