/** What `<sqs-product-mark>` does: says that a product is sold out, or on sale (behaviour/commerce#sold-out-and-on-sale). */
import { isOnSale, isSoldOut } from '../../domain/commerce/product.ts';
import { attribute, type Infer, object, record, text } from '../../domain/schema.ts';
import { markMessages } from '../../i18n/en/commerce.ts';
import { ContentLeaf, contentEntries } from './content-leaf.ts';

export const markConfigSchema = object({
  ...contentEntries,
  /** The owner's words for what is sold out, "sold out" by default. */
  soldOutText: attribute(text()),
  /** The owner's words for what is on sale, "sale" by default. */
  saleText: attribute(text()),
  messages: record(),
});

export class MarkLeaf extends ContentLeaf<Infer<typeof markConfigSchema>> {
  protected update(): void {
    const { element, root } = this.host;
    const content = this.content();
    const mark = content && markOf({ structuredContent: content });
    const words = mark ? this.words(mark) : '';
    if (root.textContent !== words) root.textContent = words;
    if (mark) element.dataset.mark = mark;
    else delete element.dataset.mark;
    // Unmarked, a product that is known shows nothing at all.
    this.host.show(content !== undefined);
  }

  private words(mark: 'sold-out' | 'sale'): string {
    const { config } = this.host;
    const texts = this.host.texts('product-mark', markMessages);
    if (mark === 'sale') return config.saleText || texts.sale;
    return config.soldOutText || this.known.facts.item?.soldOutText || texts.soldOut;
  }
}

function markOf(product: object): 'sold-out' | 'sale' | undefined {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'sale' : undefined;
}
