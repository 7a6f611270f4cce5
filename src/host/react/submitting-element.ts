/** What the tags that submit something offer to the page alike: submit, reset, validate, values, state. */
import type { FormStateName } from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import type { Entries } from '../../domain/schema.ts';
import type { SubmitMethods } from '../../ui/submission/submit-methods.ts';
import type { EventDetails } from '../../ui/widget-host.ts';
import type { KitElement } from '../tag-definition.ts';
import { type ReactConstructor, type ReactTag, reactElement, type WithView } from './react-element.ts';

export interface Submitting {
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

/** @returns a class to extend */
export function submittingElement<const E extends Entries, Events extends EventDetails = EventDetails>(
  definition: ReactTag<E, SubmitMethods, Events>,
): ReactConstructor<E, SubmitMethods, Events, WithView<SubmitMethods> & Submitting> {
  const Base = reactElement(definition) as unknown as new () => KitElement<E> & WithView<SubmitMethods>;
  class SubmittingElement extends Base implements Submitting {
    async submit(): Promise<boolean> {
      await this.updateComplete;
      return (await this.methods?.submit()) ?? false;
    }

    reset(): void {
      this.methods?.reset();
    }

    validate(): boolean {
      return this.methods?.validate() ?? false;
    }

    get values(): FormValues {
      return this.methods?.values() ?? {};
    }

    get state(): FormStateName {
      return this.methods?.state() ?? 'idle';
    }
  }
  return SubmittingElement as never;
}
