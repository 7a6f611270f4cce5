/** A leaf that may bring its product along: the builder's `structuredContent` on the tag itself. */
import { MONEY_UNITS } from '../../domain/commerce/money-units.ts';
import { ProductType } from '../../domain/commerce/product.ts';
import { attribute, type Infer, object, text } from '../../domain/schema.ts';
import { optionalOneOf, optionalRecord } from '../../domain/schema-optional.ts';
import type { JsonObject } from '../../domain/template-value.ts';
import { subscribePage } from '../../services/page/site-registry.ts';
import { productInMajorUnits } from '../../services/shop/money-units.ts';
import { ProductLeaf } from './product-leaf.ts';

export const contentEntries = {
  /** Id of the product; a page with one product needs none, nor does a tag inside `<sqs-product>`. */
  itemId: attribute(text()),
  /** The builder's `structuredContent`, for a tag that stands alone; as an attribute it is JSON. */
  product: attribute(optionalRecord()),
  /** `major` or `minor`: units of `priceMoney` in `product` where it does not say itself; the site's, else `major` by default. */
  moneyUnits: attribute(optionalOneOf(MONEY_UNITS)),
};

const contentSchema = object(contentEntries);

export abstract class ContentLeaf<C extends Infer<typeof contentSchema>> extends ProductLeaf<C> {
  private stopPage: (() => void) | undefined;

  override hostConnected(): void {
    super.hostConnected();
    // The site may say the units, which the product of the page has already.
    this.stopPage = subscribePage(() => {
      if (this.host.config.product) this.host.requestUpdate();
    });
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.stopPage?.();
  }

  /** One that brings its product and belongs to none of the page follows nobody. */
  protected get standsAlone(): boolean {
    return Boolean(this.host.config.product) && this.key === '';
  }

  /** `structuredContent` in major units, of the tag itself or as the page knows it; undefined while nobody knows it. */
  protected content(): JsonObject | undefined {
    const own = this.ownContent();
    if (own) return own;
    const { facts } = this.known;
    return facts.variants ? { ...facts } : undefined;
  }

  private ownContent(): JsonObject | undefined {
    const { element, config } = this.host;
    if (!config.product) return undefined;
    const content = productInMajorUnits(element.localName, config.product, config.moneyUnits);
    return { productType: ProductType.physical, ...content };
  }
}
