/** What a program reads about its submission. */
import type { SaveAnswer } from '../../../src/domain/api/forms.ts';
import { INVALID_KEY } from '../../../src/domain/api/forms.ts';
import { Refusal } from '../errors.ts';
import { messages } from '../messages.ts';
import type { Outcome } from './receive.ts';
import { sanitizeValues } from './sanitize.ts';

/**
 * @param withValues whether to answer with sanitised values, as the newer handler does
 * @throws Refusal for every outcome but a stored submission
 */
export function answerOf(outcome: Outcome, withValues: boolean): SaveAnswer {
  if (outcome.kind !== 'stored') throw refusalOf(outcome);
  const { id, createdAt, values } = outcome.submission;
  return { id, createdAt, ...(withValues ? { sanitizedValues: sanitizeValues(values) } : {}) };
}

export function refusalOf(outcome: Exclude<Outcome, { kind: 'stored' }>): Refusal {
  switch (outcome.kind) {
    case 'invalid':
      return fieldRefusal(outcome.errors);
    case 'not-configured':
      return new Refusal('not-configured');
    case 'captcha-missing':
      return new Refusal('captcha');
    case 'key-used':
      return new Refusal(INVALID_KEY);
  }
}

/** The map stands where each client looks for it: `errors` (validate) and `data.errors` (save). */
export function fieldRefusal(errors: Readonly<Record<string, string>>): Refusal {
  const data = { error: messages.fieldsInvalid, errors };
  return new Refusal('fields-invalid', { answer: { errors, data } });
}
