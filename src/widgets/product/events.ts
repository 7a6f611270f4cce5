/** What `<sqs-product>` tells the page: the details of its events. */
export interface ProductEvents {
  /** The product is known: its tags work. */
  'sqs-product-ready': { itemId: string; title: string };
  /** `src` could not be fetched, or holds no product. */
  'sqs-product-failure': { src: string };
}
