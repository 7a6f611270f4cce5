/** The way of a submission into the database, whoever sends it: trap, form, rules, captcha, spam, storage. */
import type { Submission } from '../../../src/domain/api/owner/submissions.ts';
import { byId } from '../../../src/domain/by-id.ts';
import { CAPTCHA_ACTIONS } from '../../../src/domain/forms/captcha.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import { FORM_TYPES } from '../../../src/domain/forms/form-entity.ts';
import { validateForm } from '../../../src/domain/forms/validate.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import { fieldErrorMessages } from '../../../src/i18n/en/field-errors.ts';
import { newsletterMessages } from '../../../src/i18n/en/newsletter.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { countSubmission } from '../operations/metrics.ts';
import { type Filing, judge } from '../spam/judge.ts';
import type { StoredForm } from './form-entity.ts';
import { findByKey, type NewSubmission, storeSubmission } from './store-submission.ts';

export interface IncomingSubmission extends Omit<NewSubmission, keyof Filing> {
  /** What the client sent as proof of a captcha; empty when nothing. */
  captchaToken: string;
  /** What stands in the trap (domain/forms/honeypot.ts); empty for people. */
  trap: string;
  /** How long its sender has been on the site; undefined when that cannot be told. */
  secondsHere: number | undefined;
}

export type Outcome =
  | { kind: 'stored'; submission: Submission }
  | { kind: 'not-configured' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'captcha-missing' }
  /** The key stored another submission before. */
  | { kind: 'key-used' };

/** @param form undefined when the server does not know the form id: in development it is stored as it comes */
export async function receiveSubmission(
  context: ServerContext,
  form: StoredForm | undefined,
  { captchaToken, trap, secondsHere, ...submission }: IncomingSubmission,
): Promise<Outcome> {
  const { db, options, captcha, connections, outbox } = context;
  if (!form && options.production) return { kind: 'not-configured' };
  // A program that fell into the trap is told that all went well, so that it does not try another way.
  if (trap) return { kind: 'stored', submission: unstored(submission, options.now()) };

  const errors = form ? fieldErrors(form, submission.values) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };

  if (form?.captchaEnabled) {
    // Its proof was taken with the first call.
    const repeated = await findByKey(db, submission.key, submission.formId, submission.values);
    if (repeated) return { kind: 'stored', submission: repeated };
    const proof = { token: captchaToken, usedBy: submission.key, actions: Object.values(CAPTCHA_ACTIONS) };
    if (!captchaToken || !(await captcha(proof))) return { kind: 'captcha-missing' };
  }
  const [filing, known] = await Promise.all([
    judge(context, form, { values: submission.values, secondsHere }),
    connections.targetsOf(submission.formId),
  ]);
  // Spam is told to nobody (behaviour/deliveries#tries).
  const targets = filing.status === 'spam' ? [] : known;
  const stored = await storeSubmission(db, { ...submission, ...filing }, targets, options.now());
  if (!stored) return { kind: 'key-used' };
  outbox.added(stored.deliveryIds);
  if (stored.isNew) countSubmission(context.metrics, filing.status);
  return { kind: 'stored', submission: stored.submission };
}

/** Message by field id, by the rules that the browser runs; either e-mail rule is enough. */
export function fieldErrors(form: StoredForm, values: FormValues): Record<string, string> {
  const codes = validateForm(usableFields(form), values, { emailRules: ['spec', 'modern'] });
  const messages =
    form.type === FORM_TYPES.newsletterBlock
      ? { ...fieldErrorMessages, emailInvalid: newsletterMessages.emailInvalid }
      : fieldErrorMessages;
  return byId(Object.entries(codes).map(([id, code]) => [id, messages[code]]));
}

function unstored(
  { formId, values, page }: Pick<NewSubmission, 'formId' | 'values' | 'page'>,
  now: number,
): Submission {
  return { id: newId(now), formId, createdAt: new Date(now).toISOString(), values, page };
}
