/** Configuration of `<sqs-quantity>`. */
import { flag, type Infer, object, record, text } from '../../domain/schema.ts';

export const quantityConfigSchema = object({
  /** Empty: the page has one product. */
  itemId: text(),
  /** "Quantity" by default. */
  label: text(),
  /** Services are sold in any number unless the site says otherwise (spec 3 §4). */
  singleService: flag(),
  messages: record(),
});

export type QuantityConfig = Infer<typeof quantityConfigSchema>;
