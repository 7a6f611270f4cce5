/** Formatters of products and carts. */

import { cartQuantity } from '../../domain/commerce/cart.ts';
import { formatAmount } from '../../domain/commerce/format-money.ts';
import {
  content,
  currentPrice,
  fromPrice,
  hasQuantity,
  hasVariedPrices,
  isOnSale,
  isSoldOut,
  isSubscribable,
  type Money,
  minorUnits,
  normalPrice,
  optionSalePrice,
  originalPrice,
  type Prices,
  productPrices,
  salePrice,
  subscriptionOption,
} from '../../domain/commerce/product.ts';
import { subscriptionWording } from '../../domain/commerce/subscription.ts';
import { at, isTruthy, type Value, valueList, valueText } from '../../domain/template-value.ts';
import { summaryFormField } from '../commerce/form-summary.ts';
import { subscriptionText } from '../commerce/subscription.ts';
import { variantsSelect } from '../commerce/variants-select.ts';
import type { Context, Formatters } from '../context.ts';
import { escapeTag, escapeText } from '../escape.ts';
import { formatLegacyMoney, formatMoney } from '../intl/numbers.ts';
import { parseOptions } from '../intl/options.ts';
import { attribute, jsonAttribute, localized, standingOn } from '../markup.ts';
import { formatMessage } from '../messages/format.ts';

/** An amount on a product page: in the locale's form where the site has turned it on. */
function moneyText(money: Money, context: Context): string {
  const { locale, compat } = context.settings;
  if (locale === null) return '';
  if (!isTruthy(at(context.lookup('featureFlags'), 'useCLDRMoneyFormat'))) return formatLegacyMoney(money);
  return compat ? formatMoney(locale, money, parseOptions([]), true) : formatAmount(locale, money);
}

/** The inner lines of a price; `write` puts an amount into words. */
function priceLines(prices: Prices, write: (money: Money, name: 'price' | 'fromPrice') => string) {
  if (prices.isVaried) return `${write(prices.from, 'fromPrice')}\n`;
  if (!prices.isOnSale) return write(prices.normal, 'price');
  const label = (words: string) => `<span class="visually-hidden v6-visually-hidden">${words}</span>`;
  return (
    `${label('Sale Price:')}${write(prices.sale, 'price')} ${label('Original Price:')}` +
    `<span class="original-price">${write(prices.normal, 'price')}</span>\n`
  );
}

function fromText(money: Money, context: Context): string {
  const price = moneyText(money, context);
  const message = localized('productPriceFromText', 'from {fromPrice}', context);
  return formatMessage(message, (name) => (name === 'fromPrice' ? price : undefined), context);
}

function productPrice(value: Value, _args: readonly string[], context: Context): Value {
  const prices = productPrices(value);
  let lines: string;
  if (isSubscribable(value)) {
    const wording = subscriptionWording(at(content(value), 'subscriptionPlan'), prices.isVaried);
    lines = wording
      ? priceLines(prices, (money) =>
          subscriptionText(wording, moneyText(money, context), prices.isVaried, context),
        )
      : `${localized('productPriceUnavailable', 'Unavailable', context)}\n`;
  } else {
    lines = priceLines(prices, (money, name) =>
      name === 'fromPrice' ? fromText(money, context) : moneyText(money, context),
    );
  }
  return `\n\n\n<div class="product-price">\n${lines}\n</div>`;
}

function subscriptionPrice(value: Value, _args: readonly string[], context: Context): Value {
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
    lines = priceLines(prices, (money, name) =>
      name === 'fromPrice' ? fromText(money, context) : moneyText(money, context),
    );
  }
  return `\n\n\n<div class="subscription-price">\n${lines}\n</div>`;
}

function buttonLabel(product: Value, context: Context): string {
  const own = valueText(at(product, 'customAddButtonText'));
  if (isTruthy(at(product, 'useCustomAddButtonText')) && own !== '') return own;
  return isTruthy(at(product, 'isSubscribable'))
    ? localized('productSubscribeText', 'Subscribe', context)
    : localized('productAddToCartText', 'Add To Cart', context);
}

function addToCartButton(value: Value, _args: readonly string[], context: Context): Value {
  const item = standingOn(value, context, () => ({
    id: context.lookup('id'),
    collectionId: context.lookup('collectionId'),
    structuredContent: context.lookup('structuredContent'),
  }));
  const own = item.structuredContent;
  const isSubscription = isTruthy(at(own, 'isSubscribable'));
  const form = at(own, 'additionalFieldsForm');
  const hasForm = isTruthy(at(own, 'additionalFieldsFormId')) && isTruthy(form);
  const label = escapeTag(buttonLabel(own, context));
  const option = at(own, 'productSubscriptionOptions', 0, 'id');
  const trailing = [
    hasForm ? `data-form="${jsonAttribute(form)}"` : '',
    isSubscription && option !== undefined
      ? `data-subscription-option-id="${attribute(option, context)}"`
      : '',
  ];
  return (
    `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n` +
    '  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button ' +
    `sqs-button-element--primary ${hasForm ? 'use-form' : ''}" role="button" tabindex="0" data-dynamic-strings ` +
    `data-collection-id="${attribute(item.collectionId, context)}" data-item-id="${attribute(item.id, context)}" ` +
    `data-product-type="${attribute(at(own, 'productType'), context)}" ` +
    `data-use-custom-label="${attribute(at(own, 'useCustomAddButtonText'), context)}" ` +
    `${isSubscription ? 'data-is-subscription="true" ' : ''}data-original-label="${label}" ` +
    `${trailing.filter(Boolean).join(context.settings.compat ? '' : ' ')}>\n` +
    `    <div class="sqs-add-to-cart-button-inner">${label}</div>\n  </div>\n</div>`
  );
}

/** Services are sold in any number unless the site says otherwise. */
function allowsQuantityForServices(context: Context): boolean {
  const setting = at(
    context.lookup('websiteSettings'),
    'storeSettings',
    'multipleQuantityAllowedForServices',
  );
  return setting === undefined || isTruthy(setting);
}

function quantityInput(value: Value, _args: readonly string[], context: Context): Value {
  if (!hasQuantity(value, allowsQuantityForServices(context))) return undefined;
  const label = localized('productQuantityInputLabel', 'Quantity', context);
  return (
    `\n\n\n<div class="product-quantity-input" data-item-id="${attribute(at(value, 'id'), context)}" ` +
    `data-animation-role="content">\n  <div class="quantity-label">${escapeText(label)}:</div>\n` +
    `  <input aria-label="${escapeTag(label)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>`
  );
}

function productCheckout(value: Value, args: readonly string[], context: Context): Value {
  return [variantsSelect, quantityInput, addToCartButton]
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
  const written = formatMessage(message, (name) => at(view, name), context);
  return `\n  <div class="product-scarcity"${own}>\n    ${escapeTag(written)}\n  </div>\n`;
}

function productScarcity(value: Value, _args: readonly string[], context: Context): Value {
  const data = merchandising(value, context);
  if (!isTruthy(at(data, 'scarcityEnabled'))) return value;
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
    `data-variant-id="${attribute(at(view, 'variantId'), context)}"${isHidden}>\n` +
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
  const id = attribute(at(value, 'id'), context);
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
  context.push(value);
  const found = group === '' ? undefined : context.lookup(group);
  context.pop();
  const label = localized('productQuickViewText', 'Quick View', context);
  return (
    '<span class="sqs-product-quick-view-button" role="button" tabindex="0" ' +
    `data-id="${attribute(at(value, 'id'), context)}" data-group="${attribute(found ?? group, context)}">` +
    `${context.settings.compat ? label : escapeText(label)}</span>`
  );
}

export const commerceFormatters: Formatters = {
  'add-to-cart-btn': addToCartButton,
  'cart-quantity': (value) => `<span class="sqs-cart-quantity">${cartQuantity(value)}</span>`,
  'cart-subtotal': () => 'deprecated, do not use',
  'cart-url': () => '/cart',
  'from-price': (value) => valueText(minorUnits(fromPrice(value))),
  'normal-price': (value) => valueText(minorUnits(normalPrice(value))),
  'product-checkout': productCheckout,
  'product-price': productPrice,
  'product-quick-view': quickView,
  'product-restock-notification': restockNotification,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': quantityInput,
  'sale-price': (value) => valueText(minorUnits(salePrice(value))),
  'subscription-price': subscriptionPrice,
  'summary-form-field': summaryFormField,
  'variant-descriptor': (value) =>
    valueList(at(value, 'optionValues'))
      .map((option) => valueText(at(option, 'value')))
      .join(' / '),
  'variants-select': variantsSelect,
};
