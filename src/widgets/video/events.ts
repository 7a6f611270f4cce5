/** What `<sqs-video>` tells the page: the details of its events. */
export interface Watched {
  url: string;
  title: string;
  /** s */
  position: number;
  duration: number | undefined;
}

export interface VideoEvents {
  /** The visitor asks for the video, nothing is loaded yet; cancelable. */
  'sqs-video-before-play': undefined;
  'sqs-video-play': Watched;
  /** It pauses, or was taken away. */
  'sqs-video-pause': Watched;
  'sqs-video-ended': Watched;
  /** It cannot be played; the code is the provider's own. */
  'sqs-video-error': { code: string };
  /** The lightbox has opened. */
  'sqs-video-open': undefined;
  /** The lightbox has closed, and nothing plays. */
  'sqs-video-close': undefined;
  /** Nothing of the lightbox is to be seen any more. */
  'sqs-video-hidden': undefined;
}
