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

/** By option and value: how each stands beside the other options as they are chosen now. */
export type OptionStates = ReadonlyMap<string, ReadonlyMap<string, Availability>>;

/** Each variant is looked at once, however many values there are: a hundred of each option are no more work a value. */
export function optionStates(
  variants: readonly Value[],
  options: readonly ProductOption[],
  choice: Choice,
): OptionStates {
  const wanted = wantedValues(options, choice);
  const states = options.map(
    ({ values }) => new Map(values.map((value): [string, Availability] => [value, 'missing'])),
  );
  for (const { values, availability } of rowsOf(variants, options)) {
    const other = onlyOther(values, wanted);
    // With one option changed it can be had; with two it says nothing of either.
    if (other === undefined) continue;
    for (const at of other === NONE ? values.keys() : [other]) {
      const value = values[at] as string;
      if (states[at]?.has(value) && states[at].get(value) !== 'available')
        states[at].set(value, availability);
    }
  }
  return new Map(options.map(({ name }, at) => [name, states[at]!]));
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
  const wanted = wantedValues(options, choice);
  /** A choice may name more than the options. */
  const isMeant = (variant: Value) =>
    Object.entries(choice).every(([name, value]) => !value || optionValue(variant, name) === value);
  return rowsOf(variants, options).find(
    ({ variant, values }) => onlyOther(values, wanted) === NONE && isMeant(variant),
  )?.variant;
}

/** The choice that names a variant; empty where there is none with the id or the sku. */
export function choiceOf(variants: readonly Value[], options: readonly ProductOption[], key: string): Choice {
  const named = ['id', 'sku'].map((name) => variants.find((variant) => valueText(at(variant, name)) === key));
  const variant = named.find(Boolean);
  if (!key || !variant) return {};
  return Object.fromEntries(options.map(({ name }) => [name, optionValue(variant, name)]));
}

/**
 * The options that a visitor chooses from; variants that come in one form only need no pickers.
 * @param orders names of the options: the first list that says any counts, then the variants themselves
 */
export function offeredOptions(
  variants: readonly Value[],
  ...orders: (readonly string[])[]
): ProductOption[] {
  if (variants.length < 2) return [];
  const order = orders.find((names) => names.length > 0) ?? optionNames(variants);
  return productOptions(variants, order).filter(({ values }) => values.length > 0);
}

/** Names of the options where nobody wrote down their order. */
function optionNames(variants: readonly Value[]): string[] {
  const names = variants.flatMap((variant) => Object.keys(Object(at(variant, 'attributes'))));
  return [...new Set(names)];
}

function optionValue(variant: Value, option: string): string {
  return valueText(at(variant, 'attributes', option));
}

/** A variant as its options tell it from the others. */
interface VariantRow {
  variant: Value;
  /** In the order of the options. */
  values: readonly string[];
  availability: Availability;
}

const rows = new WeakMap<readonly ProductOption[], { of: readonly Value[]; rows: readonly VariantRow[] }>();

/** Read once for all choices: a product may come in a thousand variants. */
function rowsOf(variants: readonly Value[], options: readonly ProductOption[]): readonly VariantRow[] {
  const known = rows.get(options);
  if (known?.of === variants) return known.rows;
  const read = variants.map(
    (variant): VariantRow => ({
      variant,
      values: options.map(({ name }) => optionValue(variant, name)),
      availability: isVariantSoldOut(variant) ? 'sold-out' : 'available',
    }),
  );
  rows.set(options, { of: variants, rows: read });
  return read;
}

/** What is chosen of each option, in their order; empty: nothing yet. */
function wantedValues(options: readonly ProductOption[], choice: Choice): string[] {
  return options.map(({ name }) => choice[name] ?? '');
}

const NONE = -1;

/** @returns the place of the only option in which a variant differs from what is chosen; `NONE`; undefined: there are several */
function onlyOther(values: readonly string[], wanted: readonly string[]): number | undefined {
  let other = NONE;
  for (let at = 0; at < wanted.length; at += 1) {
    if (wanted[at] === '' || wanted[at] === values[at]) continue;
    if (other !== NONE) return undefined;
    other = at;
  }
  return other;
}
