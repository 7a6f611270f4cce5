/** English texts of `<sqs-gallery>`; all our own. */

export const galleryMessages = {
  label: 'Gallery',
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play',
  pause: 'Pause',
  thumbnails: 'All pictures',
  position: 'Picture {index} of {count}',
  failed: 'This picture could not be loaded.',
};
