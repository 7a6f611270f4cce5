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

/** What `{@|quantity-input}` wrote, as attributes of the tag. */
export function adoptedQuantity(markup: HTMLElement): Record<string, string | undefined> {
  const label = markup.querySelector('.quantity-label')?.textContent?.trim().replace(/:$/, '');
  return { 'item-id': markup.dataset.itemId, label };
}
