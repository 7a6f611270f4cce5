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
  /** Looking through a thousand variants for each choice would be felt. */
  private marked: { of: unknown; content: object | undefined; mark: Mark | undefined } | undefined;

  protected update(): void {
    const { element, root } = this.host;
    const { content, mark } = this.current();
    const words = mark ? this.words(mark) : '';
    if (root.textContent !== words) root.textContent = words;
    if (mark) element.dataset.mark = mark;
    else delete element.dataset.mark;
    // Unmarked, a product that is known shows nothing at all.
    this.host.show(content !== undefined);
  }

  private current() {
    const of = this.host.config.product ? undefined : this.known.facts;
    if (of && this.marked?.of === of) return this.marked;
    const content = this.content();
    this.marked = { of, content, mark: content && markOf({ structuredContent: content }) };
    return this.marked;
  }

  private words(mark: Mark): string {
    const { config } = this.host;
    const texts = this.host.texts('product-mark', markMessages);
    if (mark === 'sale') return config.saleText || texts.sale;
    return config.soldOutText || this.known.facts.item?.soldOutText || texts.soldOut;
  }
}

type Mark = 'sold-out' | 'sale';

function markOf(product: object): Mark | undefined {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'sale' : undefined;
}
