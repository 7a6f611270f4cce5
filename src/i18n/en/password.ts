/** English texts of `<sqs-password>` (spec 2 §8). */

export const passwordMessages = {
  tryAgain: 'Please try again.',
  logOutToTest: 'Log out to test.',
};
