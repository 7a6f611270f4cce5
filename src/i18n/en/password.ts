/** English texts of `<sqs-password>` (behaviour/access#passwords). */

export const passwordMessages = {
  tryAgain: 'Please try again.',
  logOutToTest: 'Log out to test.',
  // Our own.
  empty: 'Please enter the password.',
  noAnswer: 'Nobody answered. Please check your connection and try again.',
  tooMany: 'Too many tries. Please wait a moment before the next one.',
  label: 'Password',
  submit: 'Enter',
  submitting: 'Checking…',
};
