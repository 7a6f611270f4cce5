/** What `<sqs-cover-slide>` tells the page: the details of its events. */
export interface CoverSlideEvents {
  /** Its images are loaded, or two seconds are over, and its fonts have been looked at. */
  'sqs-cover-slide-ready': undefined;
}
