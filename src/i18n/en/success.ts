/** English texts for a submit that was sent; loaded with the submit path. */

export const successMessages = {
  thanks: 'Thank you!',
  /** Of a receiver whose answer a page cannot read: no more is said than what is known. */
  sentUnread: 'Sent. The answer could not be read.',
};
