/** Configuration of `<sqs-quantity>`. */
import { attribute, flag, type Infer, object, record, text } from '../../domain/schema.ts';

export const quantityConfigSchema = object({
  /** Id of the product; a page with one product needs none, nor does a tag inside `<sqs-product>`. */
  itemId: attribute(text()),
  /** "Quantity" by default. */
  label: attribute(text()),
  /** The site sells services one at a time. */
  singleService: attribute(flag()),
  messages: record(),
});

export type QuantityConfig = Infer<typeof quantityConfigSchema>;

/** What `{@|quantity-input}` wrote, as attributes of the tag. */
export function adoptedQuantity(markup: HTMLElement): Record<string, string | undefined> {
  const label = markup.querySelector('.quantity-label')?.textContent?.trim().replace(/:$/, '');
  return { 'item-id': markup.dataset.itemId, label };
}
