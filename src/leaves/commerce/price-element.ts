/** The element behind `<sqs-product-price>`: what the chosen variant costs, or the product as a whole. */
import type { PropertyValues } from '@lit/reactive-element';
import { formatAmount } from '../../domain/commerce/format-money.ts';
import { inMajorUnits, type MoneyUnits } from '../../domain/commerce/money.ts';
import { content, isSubscribable, type Money, productPrices } from '../../domain/commerce/product.ts';
import { subscriptionWording } from '../../domain/commerce/subscription.ts';
import { at, isObject, type JsonObject, list, type Value } from '../../domain/value.ts';
import { priceMessages } from '../../i18n/en/commerce.ts';
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import { fill } from '../../ui/product/words.ts';
import css from './price.css';
import { ProductLeaf } from './product-leaf.ts';

export class PriceElement extends ProductLeaf {
  static override properties = {
    itemId: { attribute: 'item-id', type: String },
    product: { type: String },
    moneyUnits: { attribute: 'money-units', type: String },
    locale: { type: String },
  };

  declare product: string | object | null;
  declare moneyUnits: MoneyUnits | null;
  declare locale: string | null;
  private texts = priceMessages;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, css);
    // A price that follows a choice is read out.
    if (!this.standsAlone && !this.hasAttribute('aria-live')) this.ariaLive = 'polite';
  }

  /** English is built in; the texts of other languages come with the kit's runtime. */
  protected override async scheduleUpdate(): Promise<void> {
    const language = this.language ?? 'en';
    this.texts = /^en\b/i.test(language)
      ? priceMessages
      : await import('./price-texts.ts').then(
          ({ priceTexts }) => priceTexts(language),
          // The amount says more than the words around it.
          () => priceMessages,
        );
    await super.scheduleUpdate();
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.isConnected) return;
    const shown = this.content();
    if (shown === undefined) this.showFallback();
    else this.showOutput(...this.words({ structuredContent: shown }));
  }

  /** A price that brings its product and names none follows nobody. */
  private get standsAlone(): boolean {
    return Boolean(this.product) && !this.itemId;
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
    const own = typeof this.product === 'string' ? this.readJson('product') : this.product;
    if (!isObject(own)) return undefined;
    const units = this.moneyUnits === 'major' ? 'major' : 'minor';
    const [itself, ...variants] = inMajorUnits([own, ...list(own.variants)], units);
    return { ...(itself as JsonObject), variants };
  }

  /** The same lines as the formatter `product-price` writes (spec 3 §9). */
  private words(product: Value): (Node | string)[] {
    const { isVaried, isOnSale, from, normal, sale } = productPrices(product);
    const { texts } = this;
    const wording = isSubscribable(product)
      ? subscriptionWording(at(content(product), 'subscriptionPlan'), isVaried)
      : undefined;
    if (isSubscribable(product) && !wording) return [texts.unavailable];
    const write = (money: Money) => {
      const price = formatAmount(this.locale || this.language || navigator.language, money);
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
    return [
      part('span', 'sr-only', `${texts.salePrice} `),
      part('ins', 'sale', write(sale)),
      ' ',
      part('span', 'sr-only', `${texts.originalPrice} `),
      part('del', 'original', write(normal)),
    ];
  }
}

function part(tag: string, name: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.part = name;
  if (name === 'original') element.className = 'original-price';
  element.textContent = text;
  return element;
}
