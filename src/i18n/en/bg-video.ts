/** English texts of `<sqs-bg-video>`; all our own. */

export const bgVideoMessages = {
  play: 'Play background video',
  playTitle: 'Play background video: {title}',
  pause: 'Pause background video',
  pauseTitle: 'Pause background video: {title}',
  label: 'Background video',
  consent: 'The video comes from {provider}, who learns your address when you play it.',
};
