/** The pickers of a product's options: a select and radio buttons for each. */

import { type ProductOption, productOptions } from '../../domain/commerce/options.ts';
import {
  content,
  isSubscribable,
  ProductType,
  productType,
  variants,
} from '../../domain/commerce/product.ts';
import { at, type Value, valueList, valueText } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { escapeAttribute, escapeTag } from '../escape.ts';
import { attribute, jsonAttribute, localized } from '../markup.ts';
import { formatMessage } from '../messages/format.ts';

/** The words of a picker, as plain text: its title, and the empty choice. */
function labels(name: string, isGiftCard: boolean, context: Context): { title: string; select: string } {
  const message = isGiftCard
    ? localized('giftCardVariantSelectText', 'Select Value', context)
    : localized('productVariantSelectText', 'Select {variantName}', context);
  return {
    title: isGiftCard ? localized('giftCardValueDisplayText', 'Value', context) : name,
    select: formatMessage(message, (argument) => (argument === 'variantName' ? name : undefined), context),
  };
}

function radioButton(value: string, name: string): string {
  const id = `variant-option-${name}-${value}`;
  return (
    `\n      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"/>` +
    `\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>`
  );
}

function picker(option: ProductOption, isGiftCard: boolean, context: Context): string {
  const name = escapeTag(option.name);
  const values = option.values.map(escapeTag);
  const { title, select } = labels(option.name, isGiftCard, context);
  const ariaLabel = context.settings.compat ? select : escapeAttribute(select);
  return (
    `    <div class="variant-option">\n    <div class="variant-option-title">${escapeTag(title)}: </div>\n` +
    `    <div class="variant-select-wrapper">\n` +
    `      <select aria-label="${ariaLabel}" data-variant-option-name="${name}">\n` +
    `        <option value="">${escapeTag(select)}</option>\n        ` +
    values.map((value) => `<option value="${value}">${value}</option>`).join('') +
    `\n      </select>\n    </div>\n` +
    `    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">` +
    values.map((value) => radioButton(value, name)).join('') +
    `\n    </div>\n    </div>\n`
  );
}

/** Nothing unless there is more than one variant and at least one option. */
export function variantsSelect(value: Value, _args: readonly string[], context: Context): Value {
  const options = productOptions(
    variants(value),
    valueList(at(content(value), 'variantOptionOrdering')).map(valueText),
  );
  if (variants(value).length <= 1 || options.length === 0) return undefined;
  const subscription = isSubscribable(value)
    ? ` data-is-subscribable="true" data-subscription-plan="${jsonAttribute(at(content(value), 'subscriptionPlan'))}"`
    : '';
  const isGiftCard = productType(value) === ProductType['gift-card'];
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${attribute(at(value, 'id'), context)}" ` +
    `data-variants="${jsonAttribute(at(content(value), 'variants'))}"${subscription} data-animation-role="content">\n` +
    options.map((option) => picker(option, isGiftCard, context)).join('') +
    `  </div>\n`
  );
}
