/** What `<sqs-restock-notification>` tells the page: the details of its events. */
export interface RestockEvents {
  /** The address is stored. */
  'sqs-restock-notification-sign-up': {
    productId: string;
    variantId: string;
    email: string;
    isJoinMailingList: boolean;
  };
  /** It is not; status 0: nobody answered. */
  'sqs-restock-notification-failure': { status: number };
}
