/** English texts of `<sqs-video>`; all our own. */

export const videoMessages = {
  play: 'Play video',
  playTitle: 'Play video: {title}',
  label: 'Video',
  close: 'Close',
  consent:
    'The video comes from {provider}. When you play it, {provider} learns your address and may store data in your browser.',
  failed: 'This video cannot be played here.',
  watch: 'Watch it on {provider}',
  download: 'Open the video file',
};
