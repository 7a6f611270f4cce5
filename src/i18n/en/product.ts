/** English texts of `<sqs-product>`; our own. */

export const productMessages = {
  pictures: 'Pictures of {title}',
  loading: 'Loading…',
  failed: 'This product could not be loaded.',
};
