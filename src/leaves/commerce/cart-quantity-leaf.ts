/** What `<sqs-cart-quantity>` does: shows how many things are in the visitor's cart. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, type Infer, object, text } from '../../domain/schema.ts';
import { localeOf } from '../../domain/text/locale.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import { CartLeaf } from './cart-leaf.ts';

export const cartQuantityConfigSchema = object({
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** Locale of the number; the nearest `lang` by default. */
  locale: attribute(text()),
});

export class CartQuantityLeaf extends CartLeaf<Infer<typeof cartQuantityConfigSchema>> {
  hostUpdate(): void {
    const { element, config, root, language } = this.host;
    const quantity = cartStore().quantity();
    if (quantity !== undefined) {
      root.textContent = quantity.toLocaleString(localeOf(config.locale) ?? (language || undefined));
      this.host.show(true);
    } else if (element.textContent.trim() === '') this.ask(); // A server that writes the page knows the number.
  }
}
