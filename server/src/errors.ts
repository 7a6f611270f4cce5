/** Every way in which the server refuses a call: its code, its status, its words. */
import { INVALID_KEY } from '../../src/domain/api/forms.ts';
import { messages } from './messages.ts';

const CATALOGUE = {
  /** The values of a form are none. */
  unreadable: [400, messages.unreadable],
  'unreadable-address': [400, 'This address cannot be read.'],
  /** The body is not what the call takes. */
  'unreadable-body': [400, 'What was sent cannot be read.'],
  /** With `errors`, message by field id. */
  'fields-invalid': [400, messages.fieldsInvalid],
  /** With `errors`, message by name of the control. */
  files: [400, 'No files are taken here.'],
  'form-invalid': [400, 'The form was not saved.'],
  /** With `errors`, message by setting. */
  'connection-invalid': [400, 'The connection was not saved.'],
  'no-secret-key': [
    400,
    'This server keeps no secrets: its operator has to set SECRET_KEY, which they are encrypted with.',
  ],
  'navigation-invalid': [400, 'The navigation was not saved.'],
  'preferences-invalid': [400, 'The preferences were not saved.'],
  'too-many-categories': [400, 'A store has at most 10,000 categories.'],
  'popup-invalid': [400, 'The pop-up was not saved.'],
  [INVALID_KEY]: [400, messages.noKey],
  captcha: [400, messages.captchaMissing],
  email: [400, 'This is no email address.'],
  language: [400, 'This is no language tag.'],
  'short-password': [400, 'This password is too short.'],
  'current-password': [400, 'The current password is not right.'],
  owner: [401, 'This is for owners: sign in, or send a token as "Authorization: Bearer …".'],
  metrics: [401, 'This needs METRICS_TOKEN or a token of an owner as "Authorization: Bearer …".'],
  password: [401, messages.tryAgain],
  locked: [401, 'This site asks for a password first.'],
  'asset-token': [401, 'This needs a token that is valid and has not expired.'],
  'sign-in': [401, 'The email address or the password is not right.'],
  /** With `crumbFail` and the `crumb` to repeat the call with. */
  crumb: [403, 'The page was open for too long. Please try again.'],
  /** A page of another site posts in a visitor's name. */
  origin: [403, messages.unauthorized],
  program: [403, 'A token of a program does not reach this: sign in, or send the owner token.'],
  session: [403, 'The session was started by another page.'],
  'not-found': [404, 'Not found.'],
  /** Of a mail. */
  link: [404, 'This link is not complete, was used before, or is of no use any more.'],
  'not-configured': [404, messages.notConfigured],
  product: [404, 'This is not for sale.'],
  'no-product': [404, 'There is no such product.'],
  entry: [404, 'This is not in your cart any more.'],
  'no-order': [404, 'There is no such order.'],
  'no-website': [404, 'This server is another site: its id is WEBSITE_ID.'],
  'no-collection': [404, 'There is no such collection.'],
  'no-category': [404, 'There is no such category in this store.'],
  'no-owner': [404, 'There is no such owner.'],
  'no-token': [404, 'There is no such token.'],
  'url-id-taken': [409, 'This address is taken. urlId: is taken'],
  'owner-taken': [409, 'This address has an account already.'],
  'last-owner': [409, 'The last owner cannot be removed.'],
  'form-id-taken': [409, 'The form was not saved. id: is taken'],
  'empty-cart': [409, 'There is nothing in your cart.'],
  'order-sold': [409, 'This order is paid.'],
  'order-cancelled': [409, 'This order was called off.'],
  /** With `available`, or `entries` with the `id` and `available` of each that is short. */
  stock: [409, 'There are not enough of these.'],
  'unknown-charset': [415, 'This character set is not known; send UTF-8.'],
  'too-large': [413, 'This is more than can be taken at once.'],
  'places-failed': [502, 'The place was not looked up.'],
  'no-places': [
    501,
    'This server looks no places up: its operator has to set GOOGLE_PLACES_KEY, a key of the Google Places API.',
  ],
  'rate-limited': [429, messages.rateLimited],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof CATALOGUE;

interface RefusalDetails {
  /** In place of the catalogue's words, where they name a number or a field. */
  message?: string;
  /** What the answer says beside `error` and `code`. */
  answer?: object;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** Thrown by hooks and handlers; http/answer-errors.ts is the one place that answers it. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly statusCode: number;
  readonly answer: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, { message, answer = {}, headers = {}, cause }: RefusalDetails = {}) {
    const [status, words] = CATALOGUE[code];
    super(message ?? words, { cause });
    this.code = code;
    this.statusCode = status;
    this.answer = answer;
    this.headers = headers;
  }
}
