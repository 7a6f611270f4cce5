/** Reads an entry of a cart as a line to be shown, whichever server wrote it: what is missing is empty, nothing throws. */
import { listOf, objectOf, textOf } from '../json.ts';
import { isSafeRedirect } from '../links.ts';
import { at, decimalText, isObject, type Value, valueNumber, valueText } from '../template-value.ts';
import type { NewCartEntry } from './cart.ts';
import { linePrice } from './cart-sums.ts';
import { isSameAmount } from './decimals.ts';
import type { Money } from './product.ts';

export interface CartLine {
  id: string;
  title: string;
  /** Of the product's page, safe to follow; empty: it is not said. */
  url: string;
  image: string;
  options: readonly { name: string; value: string }[];
  quantity: number;
  price?: Money | undefined;
  priceBefore?: Money | undefined;
  /** How many there are for this line; undefined: nobody said, or without end. */
  available?: number | undefined;
  isGone: boolean;
  /** What puts it in again. */
  entry: NewCartEntry;
}

/** @returns undefined for what is no entry */
export function readCartLine(value: Value): CartLine | undefined {
  const entry = objectOf(value);
  const id = valueText(entry.id);
  const quantity = Math.trunc(valueNumber(entry.quantity));
  if (id === '' || !(quantity > 0)) return undefined;
  const itemId = valueText(entry.itemId);
  return {
    id,
    title: firstText(entry, ['title', 'productName', 'name', 'sku']),
    url: firstAddress(entry, ['url', 'itemUrl', 'fullUrl']),
    image: firstAddress(entry, ['image', 'imageUrl', 'assetUrl']) || addressOf(at(entry.image, 'assetUrl')),
    options: optionsOf(entry),
    quantity,
    price: moneyOf(entry.price) ?? moneyOf(entry.itemPrice),
    priceBefore: moneyOf(entry.priceBefore),
    available: stockOf(entry.available),
    isGone: entry.isGone === true,
    entry: {
      itemId,
      quantity,
      ...texts(entry, ['collectionId', 'variantId', 'sku', 'subscriptionOptionId']),
      ...(isObject(entry.additionalFields) && { additionalFields: entry.additionalFields }),
    },
  };
}

/** @param cart as the server answers it */
export function readCartLines(cart: Value): CartLine[] {
  return listOf(at(cart, 'entries'), readCartLine);
}

/** What a visitor must know of a line before they pay. */
export type LineNote =
  | { kind: 'gone' }
  | { kind: 'sold-out' }
  | { kind: 'fewer'; available: number }
  | { kind: 'price'; before: Money; now: Money };

/** @returns the notes of a line, what keeps it from being ordered first (behaviour/commerce#what-changed-since) */
export function lineNotes({ isGone, available, quantity, price, priceBefore }: CartLine): LineNote[] {
  if (isGone) return [{ kind: 'gone' }];
  const notes: LineNote[] = [];
  if (available === 0) return [{ kind: 'sold-out' }];
  if (available !== undefined && available < quantity) notes.push({ kind: 'fewer', available });
  if (price && priceBefore && !isSamePrice(price, priceBefore))
    notes.push({ kind: 'price', before: priceBefore, now: price });
  return notes;
}

/** Whether a line stands in the way of an order. */
export function isHindrance(line: CartLine): boolean {
  return lineNotes(line).some(({ kind }) => kind !== 'price');
}

function isSamePrice(one: Money, other: Money): boolean {
  return one.currency === other.currency && isSameAmount(one.value, other.value);
}

/** An amount in either of the two shapes that are written; what is no number is no price. */
function moneyOf(value: Value): Money | undefined {
  const amount = decimalText(at(value, 'value')) ?? decimalText(at(value, 'decimalValue'));
  const currency = valueText(at(value, 'currency')) || valueText(at(value, 'currencyCode')) || 'USD';
  const money = amount === null ? undefined : { value: amount, currency };
  // What cannot be multiplied cannot be paid.
  return money && linePrice({ price: money, quantity: 1 }) ? money : undefined;
}

function stockOf(value: Value): number | undefined {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.max(0, Math.trunc(value)) : undefined;
}

/** A list of names and values, or the variant's own attributes. */
function optionsOf({ options, variantOptions, attributes }: Record<string, Value>): CartLine['options'] {
  const listed = [options, variantOptions].find(Array.isArray);
  const pairs = listed
    ? listOf(listed, (option) => ({
        name: valueText(at(option, 'name')) || valueText(at(option, 'optionName')),
        value: valueText(at(option, 'value')),
      }))
    : Object.entries(objectOf(attributes)).map(([name, value]) => ({ name, value: valueText(value) }));
  return pairs.filter(({ value }) => value !== '');
}

function firstText(entry: Record<string, Value>, names: readonly string[]): string {
  return names.map((name) => textOf(entry[name])).find(Boolean) ?? '';
}

function firstAddress(entry: Record<string, Value>, names: readonly string[]): string {
  return names.map((name) => addressOf(entry[name])).find(Boolean) ?? '';
}

function addressOf(value: Value): string {
  const address = textOf(value) ?? '';
  return isSafeRedirect(address) ? address : '';
}

function texts<K extends string>(
  entry: Record<string, Value>,
  names: readonly K[],
): { [Name in K]?: string } {
  const said = names.map((name) => [name, textOf(entry[name])]).filter(([, value]) => value);
  return Object.fromEntries(said);
}
