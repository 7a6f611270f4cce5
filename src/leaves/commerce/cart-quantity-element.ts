/** The element behind `<sqs-cart-quantity>`: how many things are in the visitor's cart. */
import type { PropertyValues } from '@lit/reactive-element';
import { cartStore } from '../../services/shop/cart-store.ts';
import { LightLeaf } from '../light-leaf.ts';

export class CartQuantityElement extends LightLeaf {
  static override properties = {
    apiRoot: { attribute: 'api-root', type: String },
    locale: { type: String },
  };

  declare apiRoot: string | null;
  declare locale: string | null;
  private stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = cartStore.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const quantity = cartStore.quantity();
    if (quantity !== undefined) this.showOutput(quantity.toLocaleString(this.locale || this.language));
    else if (this.isConnected && this.ownerDocument.readyState !== 'loading' && this.ownText === '')
      this.ask();
  }

  /** A server that writes the page knows the number; without one it is asked for. */
  private async ask(): Promise<void> {
    const { loadCart } = await import('./load-cart.ts');
    await loadCart(this.apiRoot ?? '');
  }
}
