/** Reads pickers that were written as markup before the script came: which options, and what is chosen already. */
import type { Choice } from '../../domain/commerce/options.ts';

const PICKER = '[data-variant-option-name]';

/** @param element the tag; its own view is left out */
export function writtenOptionNames(element: Element): string[] {
  return [...new Set(pickersIn(element).map(nameOf))];
}

export function writtenChoice(element: Element): Choice {
  const chosen = pickersIn(element).map((picker) => [nameOf(picker), valueIn(picker)] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}

function pickersIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(PICKER)].filter(
    (picker) => !picker.closest('[data-sqs-root]'),
  );
}

function nameOf(picker: HTMLElement): string {
  return picker.dataset.variantOptionName ?? '';
}

/** A select, or a box with radio buttons. */
function valueIn(picker: HTMLElement): string {
  if (picker instanceof HTMLSelectElement) return picker.value;
  return picker.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
}

/**
 * What `{@|variants-select}` wrote, as attributes of the tag. The formatter takes amounts in major units.
 */
export function adoptedVariants({ dataset }: HTMLElement): Record<string, string | undefined> {
  return {
    'item-id': dataset.itemId,
    variants: dataset.variants,
    'money-units': 'major',
    'is-subscribable': dataset.isSubscribable,
    'subscription-plan': dataset.subscriptionPlan,
  };
}
