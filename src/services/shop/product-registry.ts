/** What the tags of one product know together: its variants, what is chosen of them, and how many. */
import { type Choice, chosenVariant, type ProductOption } from '../../domain/commerce/options.ts';
import { ProductType } from '../../domain/commerce/product.ts';
import { QUANTITY } from '../../domain/commerce/quantity.ts';
import type { Value } from '../../domain/template-value.ts';
import { onePerPage } from '../page/shared.ts';

/** What a tag can say of a product; another one may add the rest. */
export interface ProductFacts {
  /** Amounts in major units. */
  variants?: readonly Value[];
  options?: readonly ProductOption[];
  /** Physical where nobody says. */
  productType?: number;
  isSubscribable?: boolean;
  subscriptionPlan?: Value;
}

/** Immutable: a change makes a new one. */
export interface ProductState {
  facts: ProductFacts;
  choice: Choice;
  /** The variant that the choice names; undefined while there is none. */
  variant: Value;
  quantity: number;
}

interface Entry {
  state: ProductState;
  sources: { facts: ProductFacts }[];
  listeners: Set<() => void>;
  /** Tags that can show which option is still open. */
  choosers: Set<() => void>;
}

const NO_FACTS: ProductFacts = { productType: ProductType.physical };
const UNKNOWN: ProductState = {
  facts: NO_FACTS,
  choice: {},
  variant: undefined,
  quantity: QUANTITY.initial,
};
/** By item id; a page with one product may leave it out (''). */
const products = onePerPage('products.1', () => new Map<string, Entry>());

/** @returns the same object until something changes */
export function getProduct(itemId: string): ProductState {
  return products().get(itemId)?.state ?? UNKNOWN;
}

/** Calls back after each change. @returns stops calling */
export function subscribeProduct(itemId: string, listener: () => void): () => void {
  const entry = entryOf(itemId);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    forget(itemId, entry);
  };
}

/** Says something of a product; where two tags disagree the first one counts. @returns takes it back */
export function addProductFacts(itemId: string, facts: ProductFacts): () => void {
  const entry = entryOf(itemId);
  const source = { facts };
  entry.sources.push(source);
  collect(entry);
  return () => {
    const at = entry.sources.indexOf(source);
    if (at < 0) return;
    entry.sources.splice(at, 1);
    collect(entry);
    forget(itemId, entry);
  };
}

/** Options whose value is empty are open again. A product that no tag is about has no choice. */
export function choose(itemId: string, choice: Choice): void {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '');
  changeKnown(itemId, { choice: Object.fromEntries(chosen) });
}

/** @param quantity within its limits already */
export function setProductQuantity(itemId: string, quantity: number): void {
  changeKnown(itemId, { quantity });
}

/** Registers a tag that can lead the visitor to what is still open. @returns takes it away again */
export function offerChoosing(itemId: string, chooser: () => void): () => void {
  const entry = entryOf(itemId);
  entry.choosers.add(chooser);
  return () => {
    entry.choosers.delete(chooser);
    forget(itemId, entry);
  };
}

/** Leads the visitor to the first option without a value, on the first tag that can. */
export function askForChoice(itemId: string): void {
  const [first] = products().get(itemId)?.choosers ?? [];
  first?.();
}

function entryOf(itemId: string): Entry {
  const entries = products();
  let entry = entries.get(itemId);
  if (!entry) {
    entry = { state: UNKNOWN, sources: [], listeners: new Set(), choosers: new Set() };
    entries.set(itemId, entry);
  }
  return entry;
}

function changeKnown(itemId: string, changed: Partial<ProductState>): void {
  const entry = products().get(itemId);
  if (entry) change(entry, changed);
}

function collect(entry: Entry): void {
  const said = entry.sources.map((source) => source.facts).reverse();
  const facts: ProductFacts = Object.assign({ ...NO_FACTS }, ...said);
  const { choice } = entry.state;
  // While nobody says what there is, as when the facts are replaced, nothing is known to be gone.
  change(entry, { facts, choice: facts.options ? stillThere(choice, facts.options) : choice });
}

/** What was chosen and is not offered any more is open again. */
function stillThere(choice: Choice, options: readonly ProductOption[]): Choice {
  const kept = options.filter(({ name, values }) => values.includes(choice[name] ?? ''));
  return Object.fromEntries(kept.map(({ name }) => [name, choice[name] as string]));
}

function change(entry: Entry, changed: Partial<ProductState>): void {
  const { facts, choice, quantity } = { ...entry.state, ...changed };
  const variant = chosenVariant(facts.variants ?? [], facts.options ?? [], choice);
  entry.state = { facts, choice, quantity, variant };
  for (const listener of [...entry.listeners]) listener();
}

function forget(itemId: string, { sources, listeners, choosers }: Entry): void {
  if (sources.length + listeners.size + choosers.size === 0) products().delete(itemId);
}
