/** What `<sqs-password>` tells the page: the details of its events. */
export interface PasswordEvents {
  /** The password is right; cancelable: the page then does not load again. */
  'sqs-password-success': undefined;
  /** It is not, or nobody answered (status 0). */
  'sqs-password-failure': { status: number };
}
