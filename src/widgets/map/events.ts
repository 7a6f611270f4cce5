/** What `<sqs-map>` tells the page: the details of its events. */
export interface MapEvents {
  /** The map is there. */
  'sqs-map-ready': undefined;
  /** There is no map, or it cannot go on, or there is nothing to be seen on it. */
  'sqs-map-error': { message: string };
  /** The marker was pressed, and a page of the provider would open in a new tab; cancelable. */
  'sqs-map-before-open': { url: string };
}
