/** English texts of the product tags (behaviour/commerce#cart). */

export const priceMessages = {
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  from: 'from {fromPrice}',
  unavailable: 'Unavailable',
  // Of subscriptions.
  weekly: '{price} every week',
  monthly: '{price} every month',
  yearly: '{price} every year',
  every: '{price} every {period}',
  limited: '{price} for {duration}',
};

export const markMessages = {
  soldOut: 'sold out',
  sale: 'sale',
};

export const variantMessages = {
  select: 'Select {variantName}',
  selectGiftCard: 'Select Value',
  giftCardOption: 'Value',
  // Our own.
  soldOut: 'sold out',
  missing: 'unavailable',
  soldOutStatus: 'This choice is sold out.',
  missingStatus: 'This combination is not available. Please choose another one.',
};

export const quantityMessages = {
  label: 'Quantity',
  // Our own.
  fewer: 'One fewer',
  more: 'One more',
  limit: 'Only {count} can be ordered.',
};

export const addToCartMessages = {
  add: 'Add To Cart',
  subscribe: 'Subscribe',
  // Our own.
  soldOut: 'Sold Out',
  gone: 'This is sold out.',
  adding: 'Adding…',
  added: 'Added to your cart.',
  viewCart: 'View cart',
  choose: 'Please select {variantName} first.',
  fields: 'About your order',
  offline: 'The shop could not be reached. Your choice is kept; please try again.',
  failed: 'This could not be added to your cart. Your choice is kept; please try again.',
  missing: variantMessages.missingStatus,
};

export const restockMessages = {
  // Our own; the owner's words come with the markup.
  cta: 'Be told when this is back in stock.',
  email: 'Email Address',
  button: 'Notify Me',
  mailingList: 'Send me news as well.',
  emailInvalid: 'Please enter a valid email address.',
  captchaMissing: 'Complete CAPTCHA before submitting.',
  captchaReset: 'Verification reset, please complete it again.',
  sending: 'Sending…',
  done: 'Thank you. We will write to you when it is back.',
  failed: 'Your address could not be stored. Please try again.',
};

export const quickViewMessages = {
  open: 'Quick View',
  // Our own.
  loading: 'Loading…',
};
