/** What `<sqs-product-price>` does: shows what the chosen variant costs, or the product as a whole. */
import { compareDecimals } from '../../domain/commerce/decimals.ts';
import { formatAmount } from '../../domain/commerce/format-money.ts';
import { priceMistake } from '../../domain/commerce/known-price.ts';
import {
  content,
  isSubscribable,
  isVariantSoldOut,
  type Money,
  productPrices,
  productType,
  variants,
} from '../../domain/commerce/product.ts';
import { subscriptionWording } from '../../domain/commerce/subscription.ts';
import { subscriptionText } from '../../domain/commerce/subscription-text.ts';
import { attribute, type Infer, object, text } from '../../domain/schema.ts';
import { at, type JsonObject, type Value } from '../../domain/template-value.ts';
import { fill } from '../../domain/text/fill.ts';
import { localeOf } from '../../domain/text/locale.ts';
import { priceMessages } from '../../i18n/en/commerce.ts';
import { ContentLeaf, contentEntries } from './content-leaf.ts';

export const priceConfigSchema = object({
  ...contentEntries,
  /** Locale of the amount; the nearest `lang` by default. */
  locale: attribute(text()),
});

export class PriceLeaf extends ContentLeaf<Infer<typeof priceConfigSchema>> {
  protected update(): void {
    const { element, root } = this.host;
    const shown = this.chosenContent();
    const words = shown === undefined ? undefined : this.words({ structuredContent: shown });
    if (words) {
      // The same price again is nothing to be read out.
      const text = words.map((word) => (typeof word === 'string' ? word : word.textContent)).join('');
      if (text !== root.textContent) show(root, words, text);
      // A price that follows a choice is read out once it changes, not when it first comes.
      if (!this.standsAlone && !element.hasAttribute('aria-live'))
        Object.assign(element, { ariaLive: 'polite', ariaAtomic: 'true' });
    }
    this.host.show(words !== undefined);
  }

  /** Of what is chosen only; undefined while nobody knows the product. */
  private chosenContent(): JsonObject | undefined {
    const whole = this.content();
    if (!whole || this.standsAlone) return whole;
    const { variant } = this.known;
    return variant === undefined ? whole : { ...whole, variants: [variant] };
  }

  /**
   * The same lines as the formatter `product-price` writes (behaviour/commerce#prices); undefined for a price that
   * cannot be read: what stands inside is nearer to the truth than nothing at all in dollars.
   */
  private words(product: Value): (Node | string)[] | undefined {
    const mistake = priceMistake(product);
    if (mistake) {
      const ofTag = this.host.config.product ? 'product.' : '';
      this.host.report({ path: ofTag + mistake.path, reason: mistake.reason });
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
      const own = (texts as Record<string, string>)[wording.key];
      const asked = isVaried ? fill(texts.from, { fromPrice: price }) : price;
      // Where the page's language has no texts, they are English.
      const textLanguage = texts.every === priceMessages.every ? 'en' : language;
      const text = own ? undefined : subscriptionText(wording, asked, texts, textLanguage);
      if (text) return text;
      const { billingPeriodValue, duration } = wording;
      return fill(own ?? wording.english, {
        price,
        fromPrice: price,
        billingPeriodValue: `${billingPeriodValue}`,
        duration: `${duration}`,
      });
    };
    if (isVaried) return [wording ? write(from) : fill(texts.from, { fromPrice: write(from) })];
    if (!isOnSale) return [write(normal)];
    // What costs more than before is no sale, but it is what it costs.
    if (compareDecimals(sale.value, normal.value) >= 0) return [write(sale)];
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
  const type = productType(product);
  const left = variants(product).filter((variant) => !isVariantSoldOut(variant, type));
  return left.length > 0
    ? { structuredContent: { ...(content(product) as JsonObject), variants: left } }
    : product;
}

/** A plain price in place of another one needs no new node. */
function show(root: HTMLElement, words: readonly (Node | string)[], text: string): void {
  const { firstChild, childNodes } = root;
  const isPlain = words.length === 1 && childNodes.length === 1 && firstChild instanceof Text;
  if (isPlain) firstChild.data = text;
  else root.replaceChildren(...words);
}

function part(tag: string, name: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.part = name;
  if (name === 'original') element.className = 'original-price';
  element.textContent = text;
  return element;
}
