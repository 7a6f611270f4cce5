/** Puts a product into the cart: what is missing, the page's veto, the call, and what came of it. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { addToCart } from '../../domain/commerce/added-piece.ts';
import type { NewCartEntry } from '../../domain/commerce/cart.ts';
import { type CartOffer, cartOffer } from '../../domain/commerce/cart-offer.ts';
import { COMMERCE_EVENT } from '../../domain/commerce/commerce-events.ts';
import { openOptions } from '../../domain/commerce/options.ts';
import { isChoiceSoldOut, isDigital } from '../../domain/commerce/product.ts';
import { availableOf } from '../../domain/commerce/quantity.ts';
import { readFailure } from '../../domain/forms/answer.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { at, valueText } from '../../domain/template-value.ts';
import { fill } from '../../domain/text/fill.ts';
import type { addToCartMessages } from '../../i18n/en/commerce.ts';
import { createHttp, HttpError } from '../../services/http/http.ts';
import { randomId } from '../../services/page/random-id.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { cartStore } from '../../services/shop/cart-store.ts';
import { createCommerceApi } from '../../services/shop/commerce-api.ts';
import {
  addProductFacts,
  askForChoice,
  getProduct,
  isChoiceUnclear,
  limitProduct,
  type ProductState,
  sellProduct,
} from '../../services/shop/product-registry.ts';
import { idOfKey } from '../../services/shop/product-scope.ts';
import { useProduct } from '../../ui/product/use-product.ts';
import { useProductKey } from '../../ui/product/use-product-key.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { Fields } from './ask-fields.ts';
import type { AddToCartConfig } from './config.ts';
import type { AddToCartEvents } from './events.ts';

export type AddToCartState = 'idle' | 'adding' | 'added' | 'failed';

export interface AddToCartMethods {
  add(): Promise<boolean>;
  state(): AddToCartState;
}

interface Status {
  state: AddToCartState;
  /** What the visitor reads about a failure. */
  problem: string;
  /** What was chosen then; said of something else it would be wrong. */
  product: ProductState | undefined;
}

const NOTHING_ASKED: Status = { state: 'idle', problem: '', product: undefined };

export interface AddToCartOptions {
  config: AddToCartConfig;
  host: WidgetHost<AddToCartMethods, AddToCartEvents>;
  texts: typeof addToCartMessages;
  fieldsPlace: RefObject<HTMLElement | null>;
}

export function useAddToCart(options: AddToCartOptions) {
  const { config, host, texts } = options;
  const site = usePage()?.site;
  const itemId = useProductKey(host.element, config.itemId);
  const product = useProduct(itemId);
  const offer = offerOf(config, product);
  const label = offer.label || (offer.isSubscription ? texts.subscribe : texts.add);
  const [status, setStatus] = useState(NOTHING_ASKED);
  const show = (state: AddToCartState, problem = '') =>
    setStatus({ state, problem, product: getProduct(itemId) });
  const isLocked = useRef(false);
  /** Filled in once: a failed call does not ask again. */
  const fields = useRef<Fields>(undefined);
  /** What was sent and not answered. */
  const unanswered = useRef<{ entry: string; requestId: string }>(undefined);

  const { productType } = config;
  // A product that has no id yet is sold by nobody.
  useLayoutEffect(() => (idOfKey(itemId) ? sellProduct(itemId) : undefined), [itemId]);
  useLayoutEffect(
    () => (productType > 0 ? addProductFacts(itemId, { productType }) : undefined),
    [itemId, productType],
  );

  /** @returns whether it is in the cart now */
  async function add(): Promise<boolean> {
    if (isLocked.current) return false;
    isLocked.current = true;
    try {
      return await attempt();
    } catch (error) {
      fail(error);
      return false;
    } finally {
      isLocked.current = false;
    }
  }

  async function attempt(): Promise<boolean> {
    if (!idOfKey(itemId))
      throw new Error('<sqs-add-to-cart>: without an item-id the shop cannot know what is meant.');
    if (isChoiceUnclear(itemId))
      throw new Error(
        '<sqs-add-to-cart>: the page sells several products, and its choices do not say of which: give them the item-id.',
      );
    const missing = whatIsMissing(getProduct(itemId), texts);
    if (missing) {
      show('failed', missing);
      // What is sold out was chosen; something else may not be wanted.
      if (missing !== texts.gone) askForChoice(itemId);
      return false;
    }
    if (!(await haveFields())) return false;
    const entry = entryOf(itemId, offer, getProduct(itemId), fields.current);
    if (!host.emit('sqs-add-to-cart-before-add', { ...entry }, { cancelable: true })) return false;
    show('adding');
    const api = createCommerceApi(createHttp(apiRootOf(config.apiRoot, site?.apiRoot)));
    const requestId = requestIdOf(entry);
    const cart = await cartStore().change(() => api.addEntry({ ...entry, requestId }));
    fields.current = unanswered.current = undefined;
    show('added');
    void getPage()?.tracker.event(COMMERCE_EVENT.addToCart, addToCart(entry, getProduct(itemId).variant));
    host.emit('sqs-add-to-cart-added', { cart, quantity: cartStore().quantity() });
    return true;
  }

  /** An entry whose answer was lost may be in the cart: sent again it is known by its id. */
  function requestIdOf(entry: NewCartEntry): string {
    const text = JSON.stringify(entry);
    if (unanswered.current?.entry !== text) unanswered.current = { entry: text, requestId: randomId() };
    return unanswered.current.requestId;
  }

  /** @returns false when the visitor closed the form */
  async function haveFields(): Promise<boolean> {
    if (fields.current || Object.keys(offer.form).length === 0) return true;
    const [{ askFields }] = await Promise.all([
      import('./ask-fields.ts'),
      host.loaders['sqs-form']?.(),
      host.loaders['sqs-lightbox']?.(),
    ]);
    const place = options.fieldsPlace.current;
    fields.current = place ? await askFields(place, texts.fields, offer.form, label) : undefined;
    return fields.current !== undefined;
  }

  function fail(error: unknown): void {
    // A part that could not be fetched, or a mistake of ours: the visitor gets a way on, the console the cause.
    if (!(error instanceof HttpError)) console.error(error);
    const problem = error instanceof HttpError ? wordsFor(error, texts) : texts.failed;
    const status = error instanceof HttpError ? error.status : 0;
    const available = status === 409 ? availableOf((error as HttpError).body) : undefined;
    if (available !== undefined) limitProduct(itemId, available);
    show('failed', problem);
    // An answer, whatever it says, settles the entry; only silence leaves it open.
    if (status > 0) unanswered.current = undefined;
    host.emit('sqs-add-to-cart-failure', { status, message: problem });
  }

  const { state, problem } = status.state === 'adding' || status.product === product ? status : NOTHING_ASKED;
  return { state, problem, label, isSoldOut: isChoiceSoldOut(product.facts, product.variant), add };
}

/** What the tag says itself, then what the product's data says. */
function offerOf(config: AddToCartConfig, { facts }: ProductState): CartOffer {
  const { label, collectionId, subscriptionOptionId, form } = config;
  const offer = cartOffer(facts.item);
  return {
    label: label || offer.label,
    collectionId: collectionId || offer.collectionId,
    subscriptionOptionId: subscriptionOptionId || offer.subscriptionOptionId,
    form: Object.keys(form).length > 0 ? form : offer.form,
    isSubscription: config.isSubscription || offer.isSubscription,
  };
}

function whatIsMissing(product: ProductState, texts: typeof addToCartMessages): string {
  const { facts, choice, variant } = product;
  if (isChoiceSoldOut(facts, variant)) return texts.gone;
  // A download has no variants.
  if (variant !== undefined || !facts.variants || isDigital({ structuredContent: facts })) return '';
  const [open] = openOptions(facts.options ?? [], choice);
  return open ? fill(texts.choose, { variantName: open.name }) : texts.missing;
}

function entryOf(
  itemId: string,
  { collectionId, subscriptionOptionId }: CartOffer,
  product: ProductState,
  fields: Fields | undefined,
): NewCartEntry {
  const variantId = valueText(at(product.variant, 'id'));
  const sku = valueText(at(product.variant, 'sku'));
  return {
    itemId,
    quantity: product.quantity,
    ...(collectionId && { collectionId }),
    ...(variantId && { variantId }),
    ...(sku && { sku }),
    ...(subscriptionOptionId && { subscriptionOptionId }),
    ...(fields && { additionalFields: fields }),
  };
}

/** The shop's own words where it refuses; ours where nobody answered, or something else did. */
function wordsFor({ status, body }: HttpError, texts: typeof addToCartMessages): string {
  if (status === 0) return texts.offline;
  const { code, message } = readFailure(body);
  const isRefusal = status === 409 || (status < 500 && code !== '');
  return (isRefusal && message) || texts.failed;
}
