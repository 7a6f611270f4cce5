/** English texts of `<sqs-password>` (spec 2 §8). */

export const passwordMessages = {
  tryAgain: 'Please try again.',
  logOutToTest: 'Log out to test.',
  // Our own: the specification shows no others.
  label: 'Password',
  submit: 'Enter',
  submitting: 'Checking…',
};
