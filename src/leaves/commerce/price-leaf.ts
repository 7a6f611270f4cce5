/** What `<sqs-product-price>` does: shows what the chosen variant costs, or the product as a whole. */
import { formatAmount } from '../../domain/commerce/format-money.ts';
import { unknownAmount } from '../../domain/commerce/known-price.ts';
import { inMajorUnits, MONEY_UNITS } from '../../domain/commerce/money.ts';
import {
  content,
  isSubscribable,
  isVariantSoldOut,
  type Money,
  ProductType,
  productPrices,
  variants,
} from '../../domain/commerce/product.ts';
import { subscriptionWording } from '../../domain/commerce/subscription.ts';
import { attribute, type Infer, object, oneOf, text } from '../../domain/schema.ts';
import { optionalRecord } from '../../domain/schema-optional.ts';
import { at, type JsonObject, type Value, valueList } from '../../domain/template-value.ts';
import { localeOf } from '../../domain/text/locale.ts';
import { priceMessages } from '../../i18n/en/commerce.ts';
import { fill } from '../../ui/product/words.ts';
import { ProductLeaf } from './product-leaf.ts';

export const priceConfigSchema = object({
  /** Id of the product; a page with one product needs none. */
  itemId: attribute(text()),
  /** The builder's `structuredContent`, for a price that stands alone; as an attribute it is JSON. */
  product: attribute(optionalRecord()),
  /** Units of `priceMoney` in `product` where it does not say itself. */
  moneyUnits: attribute(oneOf(MONEY_UNITS, 'minor')),
  /** Locale of the amount; the nearest `lang` by default. */
  locale: attribute(text()),
});

export class PriceLeaf extends ProductLeaf<Infer<typeof priceConfigSchema>> {
  protected update(): void {
    // A price that follows a choice is read out.
    const { element } = this.host;
    if (!this.standsAlone && !element.hasAttribute('aria-live')) element.ariaLive = 'polite';
    const shown = this.content();
    const words = shown === undefined ? undefined : this.words({ structuredContent: shown });
    if (words) this.host.root.replaceChildren(...words);
    this.host.show(words !== undefined);
  }

  /** A price that brings its product and names none follows nobody. */
  private get standsAlone(): boolean {
    const { product, itemId } = this.host.config;
    return Boolean(product) && !itemId;
  }

  /** The builder's `structuredContent`, of what is chosen only; undefined while nobody knows the product. */
  private content(): Value {
    const own = this.ownContent();
    if (this.standsAlone) return own;
    const { facts, variant } = this.known;
    const whole = own ?? (facts.variants ? facts : undefined);
    return whole && variant !== undefined ? { ...whole, variants: [variant] } : whole;
  }

  /** What the tag itself says, in major units. */
  private ownContent(): JsonObject | undefined {
    const { product: own, moneyUnits: units } = this.host.config;
    if (!own) return undefined;
    const [itself, ...all] = inMajorUnits([own, ...valueList(own.variants)], units);
    return { productType: ProductType.physical, ...(itself as JsonObject), variants: all };
  }

  /**
   * The same lines as the formatter `product-price` writes (behaviour/commerce#prices); undefined for a price that
   * cannot be read: what stands inside is nearer to the truth than nothing at all in dollars.
   */
  private words(product: Value): (Node | string)[] | undefined {
    const unknown = unknownAmount(product);
    if (unknown) {
      const ofTag = this.host.config.product ? 'product.' : '';
      this.host.report({ path: ofTag + unknown, reason: 'must be a number, as a price needs it' });
      return undefined;
    }
    const { isVaried, isOnSale, from, normal, sale } = productPrices(toBeHad(product));
    const texts = this.host.texts('product-price', priceMessages);
    const wording = isSubscribable(product)
      ? subscriptionWording(at(content(product), 'subscriptionPlan'), isVaried)
      : undefined;
    if (isSubscribable(product) && !wording) return [texts.unavailable];
    const { config, language } = this.host;
    const locale = localeOf(config.locale) ?? (language || navigator.language);
    const write = (money: Money) => {
      const price = formatAmount(locale, money);
      if (!wording) return price;
      const own = (texts as Record<string, string>)[wording.key] ?? wording.english;
      const { billingPeriodValue, duration } = wording;
      return fill(own, {
        price,
        fromPrice: price,
        billingPeriodValue: `${billingPeriodValue}`,
        duration: `${duration}`,
      });
    };
    if (isVaried) return [wording ? write(from) : fill(texts.from, { fromPrice: write(from) })];
    if (!isOnSale) return [write(normal)];
    // What costs more than before is no sale, but it is what it costs.
    if (Number(sale.value) >= Number(normal.value)) return [write(sale)];
    return [
      part('span', 'sr-only', `${texts.salePrice} `),
      part('ins', 'sale', write(sale)),
      ' ',
      part('span', 'sr-only', `${texts.originalPrice} `),
      part('del', 'original', write(normal)),
    ];
  }
}

/** "From" is a promise: what is sold out counts only while everything is. */
function toBeHad(product: Value): Value {
  const left = variants(product).filter((variant) => !isVariantSoldOut(variant));
  return left.length > 0
    ? { structuredContent: { ...(content(product) as JsonObject), variants: left } }
    : product;
}

function part(tag: string, name: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.part = name;
  if (name === 'original') element.className = 'original-price';
  element.textContent = text;
  return element;
}
