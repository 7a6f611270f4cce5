/** The form calls of the builder's API. */
import { addressOf } from '../../domain/api/endpoint.ts';
import {
  LOAD_FORM,
  readKey,
  readSanitizedValues,
  SAVE_SUBMISSION,
  SUBMISSION_KEY,
  VALIDATE_FORM,
} from '../../domain/api/forms.ts';
import { readFormAnswer } from '../../domain/forms/form-answer.ts';
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
      const { body } = expectApi(await http.send(addressOf(LOAD_FORM, { id: formId })));
      if (typeof body !== 'object' || body === null) throw new UnexpectedAnswer();
      return body as Record<string, unknown>;
    },
    async validate(formId, values) {
      const answer = await http.send(addressOf(VALIDATE_FORM, { formId }), {
        method: 'POST',
        json: values,
      });
      const { body } = expectApi(answer);
      // Some servers answer 200 with the errors inside.
      if (Object.keys(readFormAnswer(body).fieldErrors ?? {}).length > 0) throw new HttpError(400, body);
    },
    async requestKey() {
      const { body } = await http.send(SUBMISSION_KEY.path, { method: 'POST' });
      const key = readKey(body);
      if (key === undefined) throw new UnexpectedAnswer();
      return key;
    },
    async save(payload) {
      const { body } = expectApi(await http.send(SAVE_SUBMISSION.path, { method: 'POST', json: payload }));
      return readSanitizedValues(body);
    },
  };
}

function expectApi(answer: HttpAnswer): HttpAnswer {
  if (answer.isHtml) throw new UnexpectedAnswer();
  return answer;
}
