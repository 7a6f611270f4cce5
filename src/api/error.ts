/** How a call of the API fails: status, words and body, as the builder's own models hand them on (behaviour/api#failures). */
import { readFailure } from '../domain/forms/answer.ts';
import { objectOf, textOf } from '../domain/json.ts';
import { HttpError } from '../services/http/http.ts';

/** What callers are handed. */
export interface Failure {
  /** HTTP status; 0: no answer arrived. */
  code: number;
  /** The words of the status. */
  msg: string;
  /** Parsed, as the server sent it. */
  body: unknown;
}

/** Its message is the server's own sentence where there is one. */
export class ApiError extends HttpError implements Failure {
  readonly code: number;
  readonly msg: string;
  /** The server's own name of what is wrong, such as `url-id-taken`; empty where it has none. */
  readonly reason: string;
  /** By name of the field. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor({ code, msg, body }: Failure, options?: ErrorOptions) {
    super(code, body, options);
    const failure = readFailure(body);
    this.name = 'ApiError';
    this.message =
      failure.message || (code ? `The server answered ${code}.` : 'The server cannot be reached.');
    this.code = code;
    this.msg = msg;
    this.reason = failure.code;
    const errors = Object.entries(objectOf(objectOf(body).errors));
    this.fieldErrors = Object.fromEntries(errors.map(([name, text]) => [name, textOf(text) ?? '']));
  }
}
