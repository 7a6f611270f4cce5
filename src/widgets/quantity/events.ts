/** What `<sqs-quantity>` tells the page: the details of its events. */
export interface QuantityEvents {
  /** The visitor changed it. */
  'sqs-quantity-change': { itemId: string; quantity: number };
}
