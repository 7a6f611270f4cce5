/** What `<sqs-product-variants>` tells the page: the details of its events. */
import type { Value } from '../../domain/template-value.ts';

export interface ProductVariantsEvents {
  /** The visitor chose something. Amounts of the variant are in major units; there may be none of this choice. */
  'sqs-product-variants-change': {
    itemId: string;
    variant: Value;
    attributes: Readonly<Record<string, string>>;
  };
}
