/** What the tags that submit something offer to the page alike: submit, reset, validate, values, state. */
import type { FormStateName } from '../domain/forms/form-state.ts';
import type { FormValues } from '../domain/forms/values.ts';
import type { SubmitMethods } from '../ui/submission/submit-methods.ts';
import {
  type ElementDefinition,
  reactElement,
  type SqsElement,
  type SqsElementConstructor,
} from './react-element.ts';

export interface SubmittingElement {
  /** Submits as the button does. Resolves to whether the submission was stored. */
  submit(): Promise<boolean>;
  /** Empties the form and goes back to its first state. */
  reset(): void;
  /** Checks as submit does, shows the errors and says whether there are none. */
  validate(): boolean;
  /** What is entered right now, by field id. */
  readonly values: FormValues;
  readonly state: FormStateName;
}

interface SubmittingConstructor<C, A extends readonly string[]> {
  new (): InstanceType<SqsElementConstructor<C, SubmitMethods, A>> & SubmittingElement;
  readonly observedAttributes: string[];
}

export function submittingElement<C extends object, const A extends readonly string[]>(
  definition: ElementDefinition<C, SubmitMethods, A>,
): SubmittingConstructor<C, A> {
  const Base = reactElement(definition) as unknown as new () => SqsElement<C, SubmitMethods>;
  class Submitting extends Base implements SubmittingElement {
    async submit(): Promise<boolean> {
      await this.updateComplete;
      return (await this.view?.submit()) ?? false;
    }

    reset(): void {
      this.view?.reset();
    }

    validate(): boolean {
      return this.view?.validate() ?? false;
    }

    get values(): FormValues {
      return this.view?.values() ?? {};
    }

    get state(): FormStateName {
      return this.view?.state() ?? 'idle';
    }
  }
  return Submitting as unknown as SubmittingConstructor<C, A>;
}
