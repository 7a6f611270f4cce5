/** Configuration of `<sqs-quick-view>`. */
import { type Infer, object, record, text } from '../../domain/schema.ts';

export const quickViewConfigSchema = object({
  itemId: text(),
  /** The product's page; what is shown is taken from it, and it is where a visitor goes when it cannot be. */
  href: text(),
  /** CSS selector of the part of that page that is shown. */
  select: text(),
  /** Text of the button, "Quick View" by default. */
  label: text(),
  /** Classes of the button, for the page's own css. */
  buttonClass: text(),
  messages: record(),
});

export type QuickViewConfig = Infer<typeof quickViewConfigSchema>;

/**
 * What `{@|product-quick-view}` wrote, as attributes of the tag. It does not say where the product's page is: the link of
 * the card around it does.
 */
export function adoptedQuickView(markup: HTMLElement): Record<string, string | undefined> {
  return {
    'item-id': markup.dataset.id,
    href: linkAround(markup)?.getAttribute('href') ?? undefined,
    label: markup.textContent?.trim(),
  };
}

function linkAround(markup: HTMLElement): HTMLAnchorElement | null {
  const around = markup.closest('a');
  if (around) return around;
  for (let scope = markup.parentElement; scope; scope = scope.parentElement) {
    const links = scope.querySelectorAll<HTMLAnchorElement>('a[href]');
    // Several cards have several: the link is then none of this product in particular.
    if (links.length > 0) return new Set([...links].map(({ href }) => href)).size === 1 ? links[0]! : null;
  }
  return null;
}
