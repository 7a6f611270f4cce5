/** English texts of `<sqs-quotes>`; all our own. */

export const quotesMessages = {
  label: 'Quotes',
  carousel: 'carousel',
  slide: 'quote',
  position: 'Quote {index} of {count}',
  previous: 'Previous quote',
  next: 'Next quote',
  play: 'Play',
  pause: 'Pause',
};
