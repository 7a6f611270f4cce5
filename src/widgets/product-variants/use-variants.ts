/** Tells the page's other tags what a product comes in, and what the visitor chooses of it. */
import { useLayoutEffect, useMemo } from 'react';
import { inMajorUnits } from '../../domain/commerce/money.ts';
import {
  type Availability,
  availability,
  type Choice,
  openOptions,
  optionNames,
  type ProductOption,
  productOptions,
} from '../../domain/commerce/options.ts';
import { isVariantSoldOut, ProductType } from '../../domain/commerce/product.ts';
import { addProductFacts, choose, getProduct, offerChoosing } from '../../services/shop/product-registry.ts';
import { useProduct } from '../../ui/product/use-product.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { ProductVariantsConfig } from './config.ts';
import type { ProductVariantsEvents } from './events.ts';
import { type WrittenOption, writtenChoice, writtenOptions } from './written-options.ts';

export interface VariantsMethods {
  choice(): Choice;
  choose(attributes: Choice): void;
}

export interface ShownVariants {
  options: readonly ProductOption[];
  written(option: string): WrittenOption | undefined;
  isGiftCard: boolean;
  choice: Choice;
  stateOf(option: string, value: string): Availability;
  /** How the whole choice stands; undefined while it is open, or when all is well. */
  problem: 'sold-out' | 'missing' | undefined;
  pick(option: string, value: string): void;
}

/** @param focusOption puts the focus on an option's control */
export function useVariants(
  config: ProductVariantsConfig,
  host: WidgetHost<VariantsMethods, ProductVariantsEvents>,
  focusOption: (name: string) => void,
): ShownVariants {
  const { itemId } = config;
  const written = useMemo(() => writtenOptions(host.element), [host]);
  const { variants, options } = useMemo(() => readVariants(config, written), [config, written]);

  useLayoutEffect(() => {
    const { productType, isSubscribable, subscriptionPlan } = config;
    const takeBack = addProductFacts(itemId, {
      variants,
      options,
      isSubscribable,
      subscriptionPlan,
      ...(productType > 0 && { productType }),
    });
    // Chosen before the script came; what was chosen since, on another tag of the product, is newer.
    if (Object.keys(getProduct(itemId).choice).length === 0) {
      const before = writtenChoice(host.element);
      const known = options.filter(({ name, values }) => values.includes(before[name] ?? ''));
      choose(itemId, Object.fromEntries(known.map(({ name }) => [name, before[name] as string])));
    }
    return takeBack;
  }, [config, variants, options]);

  useLayoutEffect(() =>
    offerChoosing(itemId, () => {
      const [open] = openOptions(options, getProduct(itemId).choice);
      focusOption((open ?? options[0])?.name ?? '');
    }),
  );

  useLayoutEffect(() => {
    host.expose({
      choice: () => getProduct(itemId).choice,
      choose: (attributes) => choose(itemId, attributes),
    });
  }, [host, itemId]);

  const { facts, choice, variant } = useProduct(itemId);
  const isOpen = openOptions(options, choice).length > 0;
  const problem =
    isOpen || options.length === 0
      ? undefined
      : variant === undefined
        ? 'missing'
        : isVariantSoldOut(variant) && 'sold-out';

  return {
    options,
    written: (name) => written.find((option) => option.name === name),
    isGiftCard: facts.productType === ProductType['gift-card'],
    choice,
    stateOf: (option, value) => availability(variants, choice, option, value),
    problem: problem || undefined,
    pick(option, value) {
      // As it is now: two picks may come before the view is drawn again.
      choose(itemId, { ...getProduct(itemId).choice, [option]: value });
      const now = getProduct(itemId);
      host.emit('sqs-product-variants-change', { itemId, variant: now.variant, attributes: now.choice });
    },
  };
}

/** Variants without options, as of a product that comes in one form only, need no pickers. */
function readVariants(config: ProductVariantsConfig, written: readonly WrittenOption[]) {
  const variants = inMajorUnits(config.variants, config.moneyUnits, ({ price, value }) =>
    console.warn(`<sqs-product-variants>: price ${price} and priceMoney ${value} are not the same amount.`),
  );
  const orders = [config.optionOrder, written.map(({ name }) => name), optionNames(variants)];
  const order = orders.find((names) => names.length > 0) ?? [];
  const options = variants.length > 1 ? productOptions(variants, order) : [];
  return { variants, options: options.filter(({ values }) => values.length > 0) };
}
