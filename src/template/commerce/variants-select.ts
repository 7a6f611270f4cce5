/** The pickers of a product's options: a select and radio buttons for each. */

import { type ProductOption, productOptions } from '../../domain/commerce/options.ts';
import { content, ProductType, productType, variants } from '../../domain/commerce/product.ts';
import { at, isTruthy, type Value, valueList, valueText } from '../../domain/template-value.ts';
import type { Context } from '../context.ts';
import { escapeAttribute, escapeTag } from '../escape.ts';
import { jsonAttribute, localized, written } from '../markup.ts';
import { formatMessage } from '../messages/format.ts';

/** What a message may call the option. */
const ARGUMENTS = ['variantName', 'name', '0'];

/** The words of a picker, as plain text: its title, and the empty choice. */
function labels(name: string, isGiftCard: boolean, context: Context): { title: string; select: string } {
  const message = isGiftCard
    ? localized('giftCardVariantSelectText', 'Select Value', context)
    : localized('productVariantSelectText', 'Select {variantName}', context);
  const title = isGiftCard ? localized('giftCardValueDisplayText', 'Value', context) : '{name}';
  const args = (argument: string) => (ARGUMENTS.includes(argument) ? name : undefined);
  return { title: formatMessage(title, args, context), select: formatMessage(message, args, context) };
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

/** The options; the reference engine offers values that are empty or null, too. */
function optionsOf(product: Value, { settings }: Context): ProductOption[] {
  const ordering = valueList(at(content(product), 'variantOptionOrdering')).map(valueText);
  if (!settings.compat) return productOptions(variants(product), ordering);
  return ordering.map((name) => {
    const given = variants(product).map((variant) => at(variant, 'attributes', name));
    return { name, values: [...new Set(given.filter((value) => value !== undefined).map(valueText))] };
  });
}

/** Nothing unless there is more than one variant and at least one option. */
export function variantsSelect(value: Value, _args: readonly string[], context: Context): Value {
  const options = optionsOf(value, context);
  if (variants(value).length <= 1 || options.length === 0) return undefined;
  const subscription = isTruthy(at(content(value), 'isSubscribable'))
    ? ` data-is-subscribable="true" data-subscription-plan="${jsonAttribute(at(content(value), 'subscriptionPlan'))}"`
    : '';
  const isGiftCard = productType(value) === ProductType['gift-card'];
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${written(at(value, 'id'), context)}" ` +
    `data-variants="${jsonAttribute(at(content(value), 'variants'))}"${subscription} data-animation-role="content">\n` +
    options.map((option) => picker(option, isGiftCard, context)).join('') +
    `  </div>\n`
  );
}
