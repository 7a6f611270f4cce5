/** English texts of `<sqs-cookie-banner>`; all our own. */

export const cookieBannerMessages = {
  label: 'Cookies',
  text: 'We use cookies to count visits, so that this site gets better. You can change your choice at any time.',
  accept: 'Accept',
  decline: 'Decline',
};
