/** What `<sqs-cart-quantity>` does: shows how many things are in the visitor's cart. */
import { attribute, type Infer, object, text } from '../../domain/schema.ts';
import { localeOf } from '../../domain/text/locale.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export const cartQuantityConfigSchema = object({
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text()),
  /** Locale of the number; the nearest `lang` by default. */
  locale: attribute(text()),
});

export class CartQuantityLeaf implements Leaf {
  private readonly host: LeafHost<Infer<typeof cartQuantityConfigSchema>>;
  private stop: (() => void) | undefined;

  constructor(host: LeafHost<Infer<typeof cartQuantityConfigSchema>>) {
    this.host = host;
  }

  hostConnected(): void {
    this.stop = cartStore().subscribe(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.stop?.();
  }

  hostUpdate(): void {
    const { element, config, root, language } = this.host;
    const quantity = cartStore().quantity();
    if (quantity !== undefined) {
      root.textContent = quantity.toLocaleString(localeOf(config.locale) ?? (language || undefined));
      this.host.show(true);
    } else if (element.textContent.trim() === '') this.ask();
  }

  /** A server that writes the page knows the number; without one it is asked for. */
  private ask(): void {
    const { apiRoot } = this.host.config;
    import('./load-cart.ts').then(
      ({ loadCart }) => loadCart(apiRoot),
      (error) =>
        this.host.report({
          path: '',
          reason: `does not know the cart: a file of the kit cannot be loaded (${error})`,
        }),
    );
  }
}
