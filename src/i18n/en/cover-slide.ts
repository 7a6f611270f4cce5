/** English texts of `<sqs-cover-slide>`; all our own. */

export const coverSlideMessages = {
  label: 'Cover',
  navigation: 'Navigation',
  openForm: 'Write to us',
  openNewsletter: 'Subscribe',
  signIn: 'Sign in with {provider}',
};
