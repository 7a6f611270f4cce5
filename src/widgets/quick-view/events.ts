/** What `<sqs-quick-view>` tells the page: the details of its events. */
export interface QuickViewEvents {
  'sqs-quick-view-open': { itemId: string };
  'sqs-quick-view-close': { itemId: string };
  /** It could not be fetched; cancelable: the visitor then stays. */
  'sqs-quick-view-failure': { itemId: string; href: string };
}
