/** Reads pickers that were written as markup before the script came: which options, and what is chosen already. */
import type { Choice } from '../../domain/commerce/options.ts';

const PICKER = '[data-variant-option-name]';

/** An option in the page's own words, which may be in another language than the kit's. */
export interface WrittenOption {
  name: string;
  /** Empty where nothing is written. */
  title: string;
  prompt: string;
}

/** @param element the tag; its own view is left out */
export function writtenOptions(element: Element): WrittenOption[] {
  const pickers = new Map(pickersIn(element).map((picker) => [nameOf(picker), picker]));
  return [...pickers].map(([name, picker]) => {
    const option = picker.closest('.variant-option');
    const title = option?.querySelector('.variant-option-title')?.textContent?.trim() ?? '';
    const prompt = option?.querySelector('option[value=""]')?.textContent?.trim() ?? '';
    return { name, title: title.replace(/:$/, ''), prompt };
  });
}

export function writtenChoice(element: Element): Choice {
  const chosen = pickersIn(element).map((picker) => [nameOf(picker), valueIn(picker)] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}

function pickersIn(element: Element): HTMLElement[] {
  const own = element.querySelector(':scope > [data-sqs-root]');
  return [...element.querySelectorAll<HTMLElement>(PICKER)].filter((picker) => !own?.contains(picker));
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
