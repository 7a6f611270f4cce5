/** The form calls of the builder's API. */
import { readFailure } from '../../domain/forms/answer.ts';
import type { FormValues } from '../../domain/forms/values.ts';
import { type HttpAnswer, type HttpClient, HttpError } from '../http/http.ts';

export interface FormApi {
  /** The form entity as stored. */
  load(formId: string): Promise<Record<string, unknown>>;
  /** Asks the server to check the values; a rejected check carries its field errors. */
  validate(formId: string, values: Record<string, unknown>): Promise<void>;
  /** A one-time key for the next save. */
  requestKey(): Promise<string>;
  /** @returns sanitised values, when the handler answers with them */
  save(payload: Record<string, unknown>): Promise<FormValues | undefined>;
}

/** The answer was 2xx but is none of this API: a login page, a proxy's page, a missing route. */
export class UnexpectedAnswer extends Error {}

export function createFormApi(http: HttpClient): FormApi {
  return {
    async load(formId) {
      const { body } = expectApi(await http.send(`rest/forms/${encodeURIComponent(formId)}`));
      if (typeof body !== 'object' || body === null) throw new UnexpectedAnswer();
      return body as Record<string, unknown>;
    },
    async validate(formId, values) {
      const answer = await http.send(`rest/forms/validate/${encodeURIComponent(formId)}`, {
        method: 'POST',
        json: values,
      });
      const { body } = expectApi(answer);
      // Some servers answer 200 with the errors inside.
      if (Object.keys(readFailure(body).fieldErrors ?? {}).length > 0) throw new HttpError(400, body);
    },
    async requestKey() {
      const { body } = await http.send('form/FormSubmissionKey', { method: 'POST', json: {} });
      const key = (body as { key?: unknown } | undefined)?.key;
      if (typeof key !== 'string' || key === '') throw new UnexpectedAnswer();
      return key;
    },
    async save(payload) {
      const { body } = expectApi(
        await http.send('form/SaveFormSubmission', { method: 'POST', json: payload }),
      );
      const values = (body as { sanitizedValues?: unknown } | undefined)?.sanitizedValues;
      return typeof values === 'object' && values !== null ? (values as FormValues) : undefined;
    },
  };
}

function expectApi(answer: HttpAnswer): HttpAnswer {
  if (answer.isHtml) throw new UnexpectedAnswer();
  return answer;
}
