/** English texts of `<sqs-tweets>`; all our own. */

export const tweetsMessages = {
  label: 'Posts',
  carousel: 'carousel',
  slide: 'post',
  position: 'Post {index} of {count}',
  previous: 'Previous post',
  next: 'Next post',
  play: 'Play',
  pause: 'Pause',
};
