/** What `<sqs-gallery>` tells the page: the details of its events. */
export interface GalleryEvents {
  /** The visitor, or autoplay, went to another picture. */
  'sqs-gallery-change': { index: number; reason: 'button' | 'key' | 'thumbnail' | 'swipe' | 'autoplay' };
  /** The visitor lets it go on by itself. */
  'sqs-gallery-play': undefined;
  /** The visitor has stopped it. */
  'sqs-gallery-pause': undefined;
}
