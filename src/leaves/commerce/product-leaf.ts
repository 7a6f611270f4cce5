/** A leaf that follows what is known and chosen of a product. */
import type { PropertyValues } from '@lit/reactive-element';
import { getProduct, type ProductState, subscribeProduct } from '../../services/shop/product-registry.ts';
import { LightLeaf } from '../light-leaf.ts';

export abstract class ProductLeaf extends LightLeaf {
  declare itemId: string | null;
  private stop: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
    this.stop = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.isConnected || (this.stop && !changed.has('itemId'))) return;
    this.stop?.();
    this.stop = subscribeProduct(this.itemId ?? '', () => this.requestUpdate());
  }

  protected get known(): ProductState {
    return getProduct(this.itemId ?? '');
  }
}
