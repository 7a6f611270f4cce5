/** A product's options (size, colour …): which values there are, which can be had, and which variant a choice names. */
import { at, type Value, valueText } from '../template-value.ts';
import { neverSellsOut, variantStock } from './product.ts';

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

/**
 * Each variant is looked at once, however many values there are: a hundred of each option are no more work a value.
 * @param type of the product
 */
export function optionStates(
  variants: readonly Value[],
  options: readonly ProductOption[],
  choice: Choice,
  type?: number,
): OptionStates {
  const wanted = wantedPlaces(options, choice);
  const { places, hasStock } = tableOf(variants, options);
  const isAlwaysThere = neverSellsOut(type);
  const states = options.map(({ values }) => values.map((): Availability => 'missing'));
  for (let row = 0; row < variants.length; row += 1) {
    const other = onlyOther(places, row * wanted.length, wanted);
    // With one option changed it can be had; with two it says nothing of either.
    if (other === SEVERAL) continue;
    for (let at = 0; at < wanted.length; at += 1) {
      const place = places[row * wanted.length + at] as number;
      if ((other === NONE || other === at) && place >= 0 && states[at]![place] !== 'available')
        states[at]![place] = isAlwaysThere || hasStock[row] ? 'available' : 'sold-out';
    }
  }
  return new Map(
    options.map(({ name, values }, at) => [
      name,
      new Map(values.map((value, place) => [value, states[at]![place]!])),
    ]),
  );
}

/** Empty while the option is open. An option may be called like something that every object has. */
export function chosenOf(choice: Choice, option: string): string {
  return Object.hasOwn(choice, option) ? (choice[option] as string) : '';
}

/** The options that have no value yet, in order. */
export function openOptions(options: readonly ProductOption[], choice: Choice): ProductOption[] {
  return options.filter(({ name }) => chosenOf(choice, name) === '');
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
  const wanted = wantedPlaces(options, choice);
  const { places } = tableOf(variants, options);
  /** A choice may name more than the options. */
  const isMeant = (variant: Value) =>
    Object.entries(choice).every(([name, value]) => !value || optionValue(variant, name) === value);
  return variants.find(
    (variant, row) => onlyOther(places, row * wanted.length, wanted) === NONE && isMeant(variant),
  );
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

/** The variants of a product, read once for all choices: there may be a thousand of them, and numbers are compared at once. */
interface VariantTable {
  of: readonly Value[];
  /** The options of a variant beside each other, and variants one after the other: each value by its place among those of its option. */
  places: readonly number[];
  hasStock: readonly boolean[];
}

const tables = new WeakMap<readonly ProductOption[], VariantTable>();

function tableOf(variants: readonly Value[], options: readonly ProductOption[]): VariantTable {
  const known = tables.get(options);
  if (known?.of === variants) return known;
  const byValue = options.map(({ values }) => new Map(values.map((value, place) => [value, place])));
  const table = {
    of: variants,
    places: variants.flatMap((variant) =>
      options.map(({ name }, at) => byValue[at]!.get(optionValue(variant, name)) ?? NOT_OFFERED),
    ),
    hasStock: variants.map((variant) => variantStock(variant) > 0),
  };
  tables.set(options, table);
  return table;
}

/** No place of a list, nor what looking for one in vain answers. */
const NOT_OFFERED = -2;

/** What is chosen of each option, in their order, by its place; undefined: every value will do. */
function wantedPlaces(options: readonly ProductOption[], choice: Choice): (number | undefined)[] {
  return options.map(({ name, values }) => {
    const chosen = chosenOf(choice, name);
    return chosen === '' ? undefined : values.indexOf(chosen);
  });
}

const NONE = -1;
const SEVERAL = -2;

/**
 * @param first where a variant begins among the places
 * @returns the only option in which the variant differs from what is chosen, by its place; `NONE`; `SEVERAL`
 */
function onlyOther(
  places: readonly number[],
  first: number,
  wanted: readonly (number | undefined)[],
): number {
  let other = NONE;
  for (let at = 0; at < wanted.length; at += 1) {
    if (wanted[at] === undefined || wanted[at] === places[first + at]) continue;
    if (other !== NONE) return SEVERAL;
    other = at;
  }
  return other;
}
