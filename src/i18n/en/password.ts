/** English texts of `<sqs-password>` (behaviour/access#passwords). */

export const passwordMessages = {
  tryAgain: 'Please try again.',
  logOutToTest: 'Log out to test.',
  // Our own.
  label: 'Password',
  submit: 'Enter',
  submitting: 'Checking…',
};
