/** What the tags of one product know together: its variants, what is chosen of them, and how many. */
import { looseProduct } from '../../domain/commerce/one-product.ts';
import { type Choice, chosenOf, chosenVariant, type ProductOption } from '../../domain/commerce/options.ts';
import type { Picker } from '../../domain/commerce/pickers.ts';
import { ProductType } from '../../domain/commerce/product.ts';
import type { ProductItem } from '../../domain/commerce/product-item.ts';
import { clampQuantity, mostQuantity, QUANTITY } from '../../domain/commerce/quantity.ts';
import type { Value } from '../../domain/template-value.ts';
import { onePerPage } from '../page/shared.ts';

/** What a tag can say of a product; another one may add the rest. */
export interface ProductFacts {
  /** Amounts in major units. */
  variants?: readonly Value[];
  options?: readonly ProductOption[];
  /** Physical where nobody says. */
  productType?: number;
  isSubscribable?: Value;
  subscriptionPlan?: Value;
  /** Of a digital product, which has no variants. */
  onSale?: Value;
  priceMoney?: Value;
  salePriceMoney?: Value;
  /** The whole product, from the `<sqs-product>` around its tags; what it is called and offered with. */
  item?: ProductItem;
  /** How its options are chosen, where their tag does not say. */
  picker?: Picker | undefined;
  optionSwatches?: Value;
}

/** Immutable: a change makes a new one. */
export interface ProductState {
  facts: ProductFacts;
  choice: Choice;
  /** The variant that the choice names; undefined while there is none. */
  variant: Value;
  quantity: number;
  /** How many of it there are, as the shop said when more were asked for; undefined: it did not. */
  available?: number | undefined;
}

interface Entry {
  state: ProductState;
  sources: { facts: ProductFacts }[];
  listeners: Set<() => void>;
  /** Tags that can show which option is still open. */
  choosers: Set<() => void>;
  /** Buttons that sell it. */
  buttons: number;
}

/** The place of the tags that name no product. */
const LOOSE = '';

const NO_FACTS: ProductFacts = { productType: ProductType.physical };
const UNKNOWN: ProductState = {
  facts: NO_FACTS,
  choice: {},
  variant: undefined,
  quantity: QUANTITY.initial,
};
/** By item id. */
const products = onePerPage('products.2', () => new Map<string, Entry>());

/** The product that an id, or none, stands for (behaviour/commerce#one-product). */
export function productIdOf(itemId: string): string {
  if (itemId !== LOOSE) return itemId;
  const sold = [...products()].filter(([id, { buttons }]) => id !== LOOSE && buttons > 0);
  return looseProduct(sold.map(([id, entry]) => ({ id, isDescribed: isDescribed(entry) }))) ?? LOOSE;
}

/** @returns the same object until something changes */
export function getProduct(itemId: string): ProductState {
  return products().get(productIdOf(itemId))?.state ?? UNKNOWN;
}

/** Whether the page has choices of no product in particular, and this one has none of its own. */
export function isChoiceUnclear(itemId: string): boolean {
  const loose = productIdOf(LOOSE) === LOOSE && itemId !== LOOSE && products().get(LOOSE);
  return Boolean(loose) && isDescribed(loose as Entry) && !getProduct(itemId).facts.variants;
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

/** Registers a button that sells a product. @returns takes it away again */
export function sellProduct(itemId: string): () => void {
  alter(itemId, (entry) => {
    entry.buttons += 1;
  });
  return () =>
    alter(itemId, (entry) => {
      entry.buttons -= 1;
    });
}

/** Says something of a product; where two tags disagree the first one counts. @returns takes it back */
export function addProductFacts(itemId: string, facts: ProductFacts): () => void {
  const source = { facts };
  alter(itemId, ({ sources }) => sources.push(source));
  return () => {
    const sources = products().get(itemId)?.sources ?? [];
    const at = sources.indexOf(source);
    if (at >= 0) alter(itemId, () => sources.splice(at, 1));
  };
}

/** Options whose value is empty are open again. A product that no tag is about has no choice. */
export function choose(itemId: string, choice: Choice): void {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '');
  change(productIdOf(itemId), { choice: Object.fromEntries(chosen) });
}

/** @param quantity within its limits already */
export function setProductQuantity(itemId: string, quantity: number): void {
  change(productIdOf(itemId), { quantity });
}

/** The shop has said how many there are of what is chosen: no more are asked for. */
export function limitProduct(itemId: string, available: number): void {
  const { quantity } = getProduct(itemId);
  change(productIdOf(itemId), { available, quantity: clampQuantity(quantity, mostQuantity(available)) });
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
  const [first] = membersOf(productIdOf(itemId)).flatMap(({ choosers }) => [...choosers]);
  first?.();
}

function entryOf(itemId: string): Entry {
  const entries = products();
  let entry = entries.get(itemId);
  if (!entry) {
    entry = { state: UNKNOWN, sources: [], listeners: new Set(), choosers: new Set(), buttons: 0 };
    entries.set(itemId, entry);
  }
  return entry;
}

/** Changes what is said of a product. What tags without an id are about may be another one then: they take their choice along. */
function alter(itemId: string, mutate: (entry: Entry) => void): void {
  const before = productIdOf(LOOSE);
  const entry = entryOf(itemId);
  mutate(entry);
  const after = productIdOf(LOOSE);
  if (before !== after) carryOver(products().get(before), products().get(after));
  for (const id of new Set([itemId, before, after])) collect(id);
  forget(itemId, entry);
}

function carryOver(from: Entry | undefined, to: Entry | undefined): void {
  if (!from || !to) return;
  const { choice, quantity } = to.state;
  const isOpen = Object.keys(choice).length === 0;
  to.state = {
    ...to.state,
    ...(isOpen && { choice: from.state.choice }),
    ...(quantity === QUANTITY.initial && { quantity: from.state.quantity }),
  };
}

/** A product, with what stands for it without naming it. */
function membersOf(id: string): Entry[] {
  const ids = id !== LOOSE && productIdOf(LOOSE) === id ? [id, LOOSE] : [id];
  return ids.flatMap((each) => products().get(each) ?? []);
}

function isDescribed({ sources }: Entry): boolean {
  return sources.some(({ facts }) => facts.variants);
}

function collect(id: string): void {
  const entry = products().get(id);
  if (!entry) return;
  const said = membersOf(id)
    .flatMap(({ sources }) => sources.map((source) => source.facts))
    .reverse();
  const facts: ProductFacts = Object.assign({ ...NO_FACTS }, ...said);
  const { choice } = entry.state;
  // While nobody says what there is, as when the facts are replaced, nothing is known to be gone.
  change(id, { facts, choice: facts.options ? stillThere(choice, facts.options) : choice });
}

/** What was chosen and is not offered any more is open again. */
function stillThere(choice: Choice, options: readonly ProductOption[]): Choice {
  const kept = options.filter(({ name, values }) => values.includes(chosenOf(choice, name)));
  return Object.fromEntries(kept.map(({ name }) => [name, chosenOf(choice, name)]));
}

function change(id: string, changed: Partial<ProductState>): void {
  const entry = products().get(id);
  if (!entry) return;
  const { facts, choice, quantity, available } = { ...entry.state, ...changed };
  const variant = chosenVariant(facts.variants ?? [], facts.options ?? [], choice);
  const isOther = variant !== entry.state.variant;
  entry.state = { facts, choice, quantity, variant, available: isOther ? undefined : available };
  for (const listener of membersOf(id).flatMap(({ listeners }) => [...listeners])) listener();
}

function forget(itemId: string, { sources, listeners, choosers, buttons }: Entry): void {
  if (sources.length + listeners.size + choosers.size + buttons === 0) products().delete(itemId);
}
