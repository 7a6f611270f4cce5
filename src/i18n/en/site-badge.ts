/** English texts of `<sqs-site-badge>`; the specification shows none, so it is ours. */

export const siteBadgeMessages = {
  text: 'Made with sqs-kit',
};
