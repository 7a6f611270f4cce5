/** Which product the tags inside a `<sqs-product>` are about: those that name none follow it (behaviour/commerce#the-product-as-one-tag). */
import { onePerPage } from '../page/shared.ts';

const SCOPE = 'sqs-product';
/** What the kit's own names begin with, and no id of a shop does. */
const OWN_NAME = ' product ';

const scopes = onePerPage('scopes.1', () => ({
  ids: new WeakMap<Element, string>(),
  count: 0,
  listeners: new Set<() => void>(),
}));

/** @returns the id that a tag's product is known by on the page; empty: the one product without an id */
export function productKey(element: Element, itemId: string): string {
  if (itemId) return itemId;
  const scope = element.closest(SCOPE);
  return scope ? scopeKey(scope) : '';
}

/** The product's own id; empty where it has none, or none in particular is meant. */
export const idOfKey = (key: string): string => (key.startsWith(OWN_NAME) ? '' : key);

/** Names the product of a scope. @param id empty while it is not known, or has none: the scope then goes by a name of its own */
export function nameScope(scope: Element, id: string): void {
  const { ids, listeners } = scopes();
  if (ids.get(scope) === id) return;
  ids.set(scope, id || ownName());
  for (const listener of [...listeners]) listener();
}

/** Calls back when a scope has got its name. @returns stops calling */
export function subscribeScopes(listener: () => void): () => void {
  const { listeners } = scopes();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asked before its tag works, or knows its product, it keeps apart from every other product. */
function scopeKey(scope: Element): string {
  const { ids } = scopes();
  const key = ids.get(scope) ?? ownName();
  ids.set(scope, key);
  return key;
}

function ownName(): string {
  scopes().count += 1;
  return OWN_NAME + scopes().count;
}
