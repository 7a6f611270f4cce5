/** What `<sqs-cart-link>` does: a link to the cart that says how many things are in it (behaviour/commerce#link-to-the-cart). */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, type Infer, object, record, text } from '../../domain/schema.ts';
import { countText } from '../../domain/text/plural.ts';
import { cartLinkMessages } from '../../i18n/en/cart.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import { CartLeaf } from './cart-leaf.ts';

export const cartLinkConfigSchema = object({
  /** Where the cart is. */
  href: attribute(text('/cart', WEB_ADDRESS)),
  /** Words beside the picture, "Cart" by default. */
  label: attribute(text()),
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  messages: record(),
});

const BAG = 'M5 8h14l1 12H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5';

export class CartLinkLeaf extends CartLeaf<Infer<typeof cartLinkConfigSchema>> {
  private drawn: { link: HTMLAnchorElement; label: Element; count: Element; name: Element } | undefined;

  hostUpdate(): void {
    const { config, root, language } = this.host;
    const texts = this.host.texts('cart-link', cartLinkMessages);
    const quantity = cartStore().quantity();
    if (quantity === undefined) this.ask();
    this.drawn ??= draw(root);
    // Drawn once: a link that was replaced would lose the focus.
    if (!this.drawn.link.isConnected) root.replaceChildren(this.drawn.link);
    const { link, label, count, name } = this.drawn;
    link.setAttribute('href', config.href);
    label.textContent = config.label || texts.cart;
    count.textContent = quantity ? quantity.toLocaleString(language || undefined) : '';
    name.textContent =
      config.label && quantity === undefined ? config.label : nameOf(texts, quantity, language);
    this.host.show(true);
  }
}

function nameOf(texts: typeof cartLinkMessages, quantity: number | undefined, language: string) {
  if (quantity === undefined) return texts.cart;
  if (quantity === 0) return texts.none;
  return countText(texts.items, cartLinkMessages.items, quantity, language);
}

function draw(root: HTMLElement) {
  const page = root.ownerDocument;
  const make = (part: string) => {
    const span = page.createElement('span');
    span.dataset.part = part;
    return span;
  };
  const link = page.createElement('a');
  link.dataset.part = 'cart-link';
  const [label, count, name] = [make('label'), make('count'), make('name')];
  for (const seen of [label, count]) seen.ariaHidden = 'true';
  link.append(picture(page), label, count, name);
  return { link, label, count, name };
}

function picture(page: Document): SVGElement {
  const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = page.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', BAG);
  svg.append(path);
  return svg;
}
