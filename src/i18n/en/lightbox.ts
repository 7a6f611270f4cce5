/** English texts of `<sqs-lightbox>`; all our own. */

export const lightboxMessages = {
  close: 'Close',
  label: 'Lightbox',
  viewer: 'Pictures',
  next: 'Next picture',
  previous: 'Previous picture',
  zoom: 'Zoom in',
  fullscreen: 'Full screen',
  download: 'Download',
  position: 'Picture {index} of {count}',
  videoPosition: 'Video {index} of {count}',
  loading: 'Loading…',
  failed: 'This picture could not be loaded.',
};
