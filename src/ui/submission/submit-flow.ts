/** What the hook of a submitting widget and the path that it loads at submit have to say to each other. */
import type { RefObject } from 'react';
import type { FormEntity } from '../../domain/forms/form-entity.ts';
import type { FormAction, FormErrors, FormStatus } from '../../domain/forms/form-state.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import type { InferEntries } from '../../domain/schema.ts';
import type { submitMessages } from '../../i18n/en/submit.ts';
import type { SourceSettings } from '../../services/forms/page-source.ts';
import type { Submit } from '../../services/forms/submit-form.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { submitEntries } from './config.ts';
import type { SubmitEvents } from './events.ts';
import type { SubmitMethods } from './submit-methods.ts';
import type { Captcha } from './use-captcha.ts';

export interface SubmitFlowOptions {
  host: WidgetHost<SubmitMethods, SubmitEvents>;
  /** Name of the widget's texts in the catalogue. */
  name: string;
  config: InferEntries<typeof submitEntries> & { sanitizedValues?: boolean };
  form: Pick<
    FormEntity,
    'type' | 'captchaEnabled' | 'successRedirect' | 'submissionMessage' | 'submissionHTML'
  >;
  texts: typeof submitMessages;
  fieldIds: readonly string[];
  validatesOnServer: boolean;
  source: SourceSettings;
  read(): FormValues;
  /** The values as an endpoint of the page's own gets them. */
  post(values: FormValues): [string, FormDataEntryValue][];
  /** The tab that an author's form names. */
  target?(): string;
  /** What an author's form is written in, where that is not UTF-8. */
  charset?(): string | undefined;
  /** What is wrong before anything is sent; undefined when nothing is. */
  check(): FormErrors | undefined;
  /** The owner wants everything sent as it is. */
  skipsCheck?: boolean;
  /** The form, while it is on screen. */
  element: RefObject<HTMLFormElement | null>;
  /** What only this kind of form sends. */
  extra?(): Record<string, unknown>;
  /** Forgets what was kept of the form for later. */
  forget?(): void;
}

/** The same object for the life of the widget. */
export interface SubmitFlow {
  options: RefObject<SubmitFlowOptions>;
  captcha: Captcha;
  memory: { current: { settings: string; send: Submit } | undefined };
  dispatch(action: FormAction): void;
  /** Empties the form and goes back to the first state. */
  reset(): void;
  /** The state right now: two submits in one tick must not both find the form unlocked. */
  current(): FormStatus;
}
