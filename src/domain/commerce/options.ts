/** A product's options (size, colour …): which values there are, which can be had, and which variant a choice names. */
import { at, type Value, valueText } from '../template-value.ts';
import { isVariantSoldOut } from './product.ts';

export interface ProductOption {
  name: string;
  /** In the order they first appear. */
  values: string[];
}

/** @param ordering names of the options as the owner ordered them */
export function productOptions(variants: readonly Value[], ordering: readonly string[]): ProductOption[] {
  return ordering.map((name) => {
    const values = variants.map((variant) => optionValue(variant, name)).filter((value) => value !== '');
    return { name, values: [...new Set(values)] };
  });
}

/** What is chosen: option name → value; an option that is missing or empty is not chosen yet. */
export type Choice = Readonly<Record<string, string>>;

/** `missing`: no variant has it beside what else is chosen; `sold-out`: those that have it are. */
export type Availability = 'available' | 'sold-out' | 'missing';

/** How a value stands beside the other options as they are chosen now (a matrix, asked one cell at a time). */
export function availability(
  variants: readonly Value[],
  choice: Choice,
  option: string,
  value: string,
): Availability {
  const wanted = { ...choice, [option]: value };
  const matching = variants.filter((variant) => matches(variant, wanted));
  if (matching.length === 0) return 'missing';
  return matching.every(isVariantSoldOut) ? 'sold-out' : 'available';
}

/** The options that have no value yet, in order. */
export function openOptions(options: readonly ProductOption[], choice: Choice): ProductOption[] {
  return options.filter(({ name }) => !choice[name]);
}

/**
 * The variant that a choice names. A product without options is its only variant.
 * @returns undefined while something is open, or when the combination does not exist
 */
export function chosenVariant(
  variants: readonly Value[],
  options: readonly ProductOption[],
  choice: Choice,
): Value {
  if (openOptions(options, choice).length > 0) return undefined;
  if (options.length === 0) return variants.length === 1 ? variants[0] : undefined;
  return variants.find((variant) => matches(variant, choice));
}

/** Names of the options where nobody wrote down their order. */
export function optionNames(variants: readonly Value[]): string[] {
  const names = variants.flatMap((variant) => Object.keys(Object(at(variant, 'attributes'))));
  return [...new Set(names)];
}

function matches(variant: Value, choice: Choice): boolean {
  return Object.entries(choice).every(([name, value]) => !value || optionValue(variant, name) === value);
}

function optionValue(variant: Value, option: string): string {
  return valueText(at(variant, 'attributes', option));
}
