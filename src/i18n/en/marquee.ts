/** English texts of `<sqs-marquee>`; all our own. */

export const marqueeMessages = {
  play: 'Move the text',
  pause: 'Stop the text',
};
