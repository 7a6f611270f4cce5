/** English texts of `<sqs-site-badge>`; our own. */

export const siteBadgeMessages = {
  text: 'Made with sqs-kit',
};
