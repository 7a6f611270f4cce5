/** Formatters of products and carts. */

import { cartQuantity } from '../../domain/commerce/cart.ts';
import { formatAmount } from '../../domain/commerce/format-money.ts';
import { contentInMajorUnits } from '../../domain/commerce/money.ts';
import {
  content,
  currentPrice,
  fromPrice,
  hasQuantity,
  hasVariedPrices,
  isOnSale,
  isSoldOut,
  type Money,
  minorUnits,
  normalPrice,
  optionSalePrice,
  originalPrice,
  type Prices,
  productPrices,
  productType,
  salePrice,
  subscriptionOption,
} from '../../domain/commerce/product.ts';
import { subscriptionWording } from '../../domain/commerce/subscription.ts';
import { at, isObject, isTruthy, type Value, valueList, valueText } from '../../domain/template-value.ts';
import { summaryFormField } from '../commerce/form-summary.ts';
import { variantsSelect } from '../commerce/variants-select.ts';
import type { Context, Formatter, Formatters } from '../context.ts';
import { escapeTag, escapeText } from '../escape.ts';
import { formatLegacyMoney, formatMoney } from '../intl/numbers.ts';
import { MONEY_STYLES, numberSettings } from '../intl/options.ts';
import { attribute, jsonAttribute, localized, localizedOrEmpty, standing, written } from '../markup.ts';
import { formatMessage } from '../messages/format.ts';
import { firstOf, isOn, sizeOf } from '../values.ts';

/** The formatter of a product whose amounts are in the units that the rendering says. */
const priced =
  (format: Formatter): Formatter =>
  (value, args, context) => {
    const { moneyUnits } = context.settings;
    const own = content(value);
    return moneyUnits && isObject(value) && isObject(own)
      ? format({ ...value, structuredContent: contentInMajorUnits(own, moneyUnits) }, args, context)
      : format(value, args, context);
  };

/** An amount on a product page: in the locale's form where the site has turned it on. */
function moneyText(money: Money, args: readonly string[], context: Context): string {
  const { locale, compat } = context.settings;
  if (!isTruthy(at(context.lookup('featureFlags'), 'useCLDRMoneyFormat'))) return formatLegacyMoney(money);
  if (locale === null) return '';
  const isPlain = args.length === 0 && !compat;
  return isPlain
    ? formatAmount(locale, money)
    : formatMoney(locale, money, numberSettings(args, MONEY_STYLES), compat);
}

/** What the words of a price may name beside the amount. */
interface PriceWords {
  from: string;
  price: string;
  billingPeriodValue?: number;
  duration?: number;
}

/** A price in the words of its message, which names the amount and the period, or counts them. */
function inWords(
  message: string,
  names: readonly ('price' | 'fromPrice')[],
  amount: string,
  words: PriceWords | null,
  context: Context,
): string {
  const args: [string, Value][] = [
    ...names.map((name): [string, Value] => [name, amount]),
    ['billingPeriodValue', words?.billingPeriodValue],
    ['duration', words?.duration],
  ];
  return formatMessage(
    message,
    (name) => (args.find(([key]) => key === name) ?? args[Number(name)])?.[1],
    context,
  );
}

/** The inner lines of a price. */
function priceLines(prices: Prices, words: PriceWords, args: readonly string[], context: Context): string {
  if (prices.isVaried) {
    const amount = moneyText(prices.from, args, context);
    return `${inWords(words.from, ['fromPrice', 'price'], amount, words, context)}\n`;
  }
  const write = (money: Money) =>
    inWords(words.price, ['price'], moneyText(money, args, context), words, context);
  if (!prices.isOnSale) return write(prices.normal);
  // The reference engine does not find the site's own words here.
  const label = (key: string, fallback: string) => {
    const words = context.settings.compat ? fallback : escapeTag(localized(key, fallback, context));
    return `<span class="visually-hidden v6-visually-hidden">${words}</span>`;
  };
  return (
    `${label('salePriceText', 'Sale Price:')}${write(prices.sale)} ` +
    `${label('originalPriceText', 'Original Price:')}` +
    `<span class="original-price">${write(prices.normal)}</span>\n`
  );
}

/** The words of a price that is paid once. */
function onceWords(context: Context): PriceWords {
  return { from: localizedOrEmpty('productPriceFromText', 'from {fromPrice}', context), price: '{price}' };
}

/** The words of a subscription; null when its plan does not say how often it is paid. */
function subscriptionWords(product: Value, isVaried: boolean, context: Context): PriceWords | null {
  const wording = subscriptionWording(at(content(product), 'subscriptionPlan'), isVaried);
  if (!wording) return null;
  const { key, english, billingPeriodValue, duration } = wording;
  const message = localizedOrEmpty(key, english, context);
  return { from: message, price: message, billingPeriodValue, duration };
}

/** The type of what is no product at all. */
const NO_PRODUCT = -1;

function productPrice(value: Value, args: readonly string[], context: Context): Value {
  const prices = productPrices(value);
  const isSubscription = isOn(at(content(value), 'isSubscribable'));
  let lines = '';
  if (isSubscription || productType(value) !== NO_PRODUCT) {
    const words = isSubscription ? subscriptionWords(value, prices.isVaried, context) : onceWords(context);
    lines = words
      ? priceLines(prices, words, args, context)
      : `${inWords(localizedOrEmpty('productPriceUnavailable', 'Unavailable', context), [], '', null, context)}\n`;
  }
  return `\n\n\n<div class="product-price">\n${lines}\n</div>`;
}

function subscriptionPrice(value: Value, args: readonly string[], context: Context): Value {
  const option = subscriptionOption(value);
  let lines = '';
  if (option !== undefined) {
    const prices: Prices = {
      isVaried: hasVariedPrices(value),
      isOnSale: isTruthy(at(option, 'onSale')),
      from: currentPrice(option),
      normal: originalPrice(option),
      sale: optionSalePrice(option),
    };
    lines = priceLines(prices, onceWords(context), args, context);
  }
  return `\n\n\n<div class="subscription-price">\n${lines}\n</div>`;
}

function buttonLabel(product: Value, context: Context): string {
  const own = at(product, 'customAddButtonText');
  if (isTruthy(at(product, 'useCustomAddButtonText')) && isTruthy(own)) return valueText(own);
  return isTruthy(at(product, 'isSubscribable'))
    ? localized('productSubscribeText', 'Subscribe', context)
    : localized('productAddToCartText', 'Add To Cart', context);
}

function addToCartButton(_value: Value, _args: readonly string[], context: Context): Value {
  const own = context.lookup('structuredContent');
  const subscribable = at(own, 'isSubscribable');
  const isSubscription = isTruthy(subscribable);
  const form = at(own, 'additionalFieldsForm');
  const hasForm = isTruthy(at(own, 'additionalFieldsFormId')) && isTruthy(form);
  const label = escapeTag(buttonLabel(own, context));
  const options = at(own, 'productSubscriptionOptions');
  const trailing = [
    hasForm ? `data-form="${jsonAttribute(form)}"` : '',
    isSubscription && typeof subscribable !== 'object' && sizeOf(options) > 0
      ? `data-subscription-option-id="${written(at(options, 0, 'id'), context)}"`
      : '',
  ];
  return (
    `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n` +
    '  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button ' +
    `sqs-button-element--primary ${hasForm ? 'use-form' : ''}" role="button" tabindex="0" data-dynamic-strings ` +
    `data-collection-id="${written(context.lookup('collectionId'), context)}" ` +
    `data-item-id="${written(context.lookup('id'), context)}" ` +
    `data-product-type="${written(at(own, 'productType'), context)}" ` +
    `data-use-custom-label="${written(at(own, 'useCustomAddButtonText'), context)}" ` +
    `${isSubscription ? `data-is-subscription="${written(subscribable, context)}" ` : ''}data-original-label="${label}" ` +
    `${trailing.filter(Boolean).join(context.settings.compat ? '' : ' ')}>\n` +
    `    <div class="sqs-add-to-cart-button-inner">${label}</div>\n  </div>\n</div>`
  );
}

/** Services are sold in any number unless the site says otherwise. */
function allowsQuantityForServices(context: Context): boolean {
  const settings = at(context.lookup('websiteSettings'), 'storeSettings');
  return isOn(at(settings, 'multipleQuantityAllowedForServices') ?? true);
}

function quantityInput(value: Value, _args: readonly string[], context: Context): Value {
  if (!hasQuantity(value, allowsQuantityForServices(context))) return undefined;
  const words = localized('productQuantityInputLabel', 'Quantity', context);
  const label = context.settings.compat ? words : escapeTag(words);
  return (
    `\n\n\n<div class="product-quantity-input" data-item-id="${written(context.lookup('id'), context)}" ` +
    `data-animation-role="content">\n  <div class="quantity-label">${label}:</div>\n` +
    `  <input aria-label="${label}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>`
  );
}

const pricedVariants = priced(variantsSelect);

function productCheckout(value: Value, args: readonly string[], context: Context): Value {
  return [pricedVariants, quantityInput, addToCartButton]
    .map((part) => valueText(part(value, args, context)))
    .join('');
}

/** What the shop says about an item beside the item itself: scarcity, restock notification, own texts. */
function merchandising(item: Value, context: Context): Value {
  return at(context.lookup('productMerchandisingContext'), valueText(at(item, 'id')));
}

function scarcityView(view: Value, message: string, context: Context): string {
  const attributes = at(view, 'attributes');
  const own = isTruthy(attributes) ? ` data-variant-attributes="${jsonAttribute(attributes)}" hidden` : '';
  const words = formatMessage(
    message,
    (name) => (name === 'qtyInStock' || name === '0' ? at(view, 'qtyInStock') : undefined),
    context,
  );
  return `\n  <div class="product-scarcity"${own}>\n    ${escapeTag(words)}\n  </div>\n`;
}

function productScarcity(value: Value, _args: readonly string[], context: Context): Value {
  const data = merchandising(value, context);
  if (!isOn(at(data, 'scarcityEnabled'))) return value;
  const message = valueText(at(data, 'scarcityText'));
  return valueList(at(data, 'scarcityTemplateViews'))
    .map((view) => scarcityView(view, message, context))
    .join('');
}

function restockView(id: string, view: Value, data: Value, context: Context): string {
  const message = (key: string) => escapeTag(valueText(at(data, 'restockNotificationMessages', key)));
  const isHidden = isTruthy(at(view, 'hiddenByDefault')) ? ' hidden' : '';
  const checked = isTruthy(at(data, 'mailingListOptInByDefault')) ? ' checked' : '';
  const mailingList = isTruthy(at(data, 'mailingListSignUpEnabled'))
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>` +
      `${message('mailingListDescription')}</label>`
    : '';
  const captcha = isTruthy(at(context.lookup('website'), 'captchaSettings', 'siteKey'))
    ? '  <div class="captcha-container"></div>'
    : '';
  return (
    `\n<div class="product-restock-notification" data-product-id="${id}" ` +
    `data-variant-id="${written(at(view, 'variantId'), context)}"${isHidden}>\n` +
    `  <span class="product-restock-cta">${message('CTAText')}</span>\n` +
    '  <form class="product-restock-form" action="#">\n' +
    '    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" ' +
    `placeholder="${message('placeholderText')}">\n` +
    `    <input class="sqs-editable-button" type="submit" value="${message('buttonText')}">\n` +
    `  </form>\n${mailingList}\n${captcha}\n</div>\n`
  );
}

function restockNotification(value: Value, _args: readonly string[], context: Context): Value {
  const data = merchandising(value, context);
  const id = written(at(value, 'id'), context);
  const views = valueList(at(data, 'restockNotificationViews'));
  return `\n\n\n\n\n\n${views.map((view) => restockView(id, view, data, context)).join('')}`;
}

function productStatus(value: Value, _args: readonly string[], context: Context): Value {
  if (isSoldOut(value)) {
    const own = valueText(at(merchandising(value, context), 'customSoldOutText'));
    const words = own || localized('productSoldOutText', 'sold out', context);
    return `<div class="product-mark sold-out">${escapeTag(words)}</div>`;
  }
  if (!isOnSale(value)) return undefined;
  const words = localized('productSaleText', 'sale', context);
  return `<div class="product-mark sale">${context.settings.compat ? words : escapeTag(words)}</div>`;
}

function quickView(value: Value, [group = '']: readonly string[], context: Context): Value {
  const found = firstOf(at(value, group), context.lookup(group));
  const label = localizedOrEmpty('productQuickViewText', 'Quick View', context);
  return (
    '<span class="sqs-product-quick-view-button" role="button" tabindex="0" ' +
    `data-id="${attribute(at(value, 'id'), context)}" data-group="${attribute(firstOf(found, group), context)}">` +
    `${context.settings.compat ? label : escapeText(label)}</span>`
  );
}

export const commerceFormatters: Formatters = {
  'add-to-cart-btn': standing(addToCartButton),
  'cart-quantity': (value) => `<span class="sqs-cart-quantity">${cartQuantity(value)}</span>`,
  'cart-subtotal': () => 'deprecated, do not use',
  'cart-url': () => '/cart',
  'from-price': priced((value) => valueText(minorUnits(fromPrice(value)))),
  'normal-price': priced((value) => valueText(minorUnits(normalPrice(value)))),
  'product-checkout': standing(productCheckout),
  'product-price': priced(productPrice),
  'product-quick-view': quickView,
  'product-restock-notification': restockNotification,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': standing(quantityInput),
  'sale-price': priced((value) => valueText(minorUnits(salePrice(value)))),
  'subscription-price': priced(subscriptionPrice),
  'summary-form-field': summaryFormField,
  'variant-descriptor': (value) =>
    valueList(at(value, 'optionValues'))
      .map((option) => valueText(at(option, 'value')))
      .join(' / '),
  'variants-select': pricedVariants,
};
