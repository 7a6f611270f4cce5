/** Configuration of `<sqs-quick-view>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, type Infer, object, record, text } from '../../domain/schema.ts';
import { selector } from '../../ui/selector.ts';

export const quickViewConfigSchema = object({
  /** Id of the product, for the site's count of quick views. */
  itemId: attribute(text()),
  /** Address of the product's page; that of a link inside the tag by default. */
  href: attribute(text('', WEB_ADDRESS)),
  /** CSS selector of what is shown of it; the item, the article or the main part by default. */
  select: attribute(selector()),
  /** Text of the button, "Quick View" by default. */
  label: attribute(text()),
  /** Classes of the button, for the page's own css. */
  buttonClass: attribute(text()),
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
