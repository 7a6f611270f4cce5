/** Tells the page's other tags what a product comes in, and what the visitor chooses of it. */
import { useCallback, useLayoutEffect, useMemo } from 'react';
import {
  type Choice,
  type OptionStates,
  offeredOptions,
  openOptions,
  optionStates,
  type ProductOption,
} from '../../domain/commerce/options.ts';
import { isChoiceSoldOut, ProductType } from '../../domain/commerce/product.ts';
import { variantsInMajorUnits } from '../../services/shop/money-units.ts';
import {
  addProductFacts,
  choose,
  getProduct,
  offerChoosing,
  type ProductFacts,
} from '../../services/shop/product-registry.ts';
import { idOfKey } from '../../services/shop/product-scope.ts';
import { useProduct } from '../../ui/product/use-product.ts';
import { useProductKey } from '../../ui/product/use-product-key.ts';
import { usePage } from '../../ui/use-page.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import type { ProductVariantsConfig } from './config.ts';
import type { ProductVariantsEvents } from './events.ts';
import { type WrittenOption, writtenChoice, writtenOptions } from './written-options.ts';

export interface VariantsMethods {
  choice(): Choice;
  choose(attributes: Choice): void;
}

const NOTHING: readonly never[] = [];

export interface ShownVariants {
  facts: ProductFacts;
  options: readonly ProductOption[];
  written(option: string): WrittenOption | undefined;
  isGiftCard: boolean;
  choice: Choice;
  states: OptionStates;
  /** How the whole choice stands; undefined while it is open, or when all is well. */
  problem: 'sold-out' | 'missing' | undefined;
  pick(option: string, value: string): void;
}

/** @param focusOption puts the focus on the control of an option, by its place */
export function useVariants(
  config: ProductVariantsConfig,
  host: WidgetHost<VariantsMethods, ProductVariantsEvents>,
  focusOption: (index: number) => void,
): ShownVariants {
  const itemId = useProductKey(host.element, config.itemId);
  const { facts } = useProduct(itemId);
  const siteUnits = usePage()?.site.context.moneyUnits;
  const written = useMemo(() => writtenOptions(host.element), [host]);
  /** What the tag says itself; undefined: others of the product do, as the `<sqs-product>` around it. */
  const own = useMemo(() => {
    if (config.variants.length === 0) return undefined;
    const variants = variantsInMajorUnits('sqs-product-variants', config.variants, config.moneyUnits);
    const order = written.map(({ name }) => name);
    return { variants, options: offeredOptions(variants, config.optionOrder, order) };
  }, [config, written, siteUnits]);
  const variants = own?.variants ?? facts.variants ?? NOTHING;
  const options = own?.options ?? facts.options ?? NOTHING;

  useLayoutEffect(() => {
    const { productType, isSubscribable, subscriptionPlan } = config;
    if (!own) return productType > 0 ? addProductFacts(itemId, { productType }) : undefined;
    const takeBack = addProductFacts(itemId, {
      ...own,
      isSubscribable,
      subscriptionPlan,
      ...(productType > 0 && { productType }),
    });
    return takeBack;
  }, [config, itemId, own]);

  useLayoutEffect(() => {
    // Chosen before the script came; what was chosen since, on another tag of the product, is newer.
    if (options.length === 0 || Object.keys(getProduct(itemId).choice).length > 0) return;
    const before = writtenChoice(host.element);
    const known = options.filter(({ name, values }) => values.includes(before[name] ?? ''));
    if (known.length > 0)
      choose(itemId, Object.fromEntries(known.map(({ name }) => [name, before[name] as string])));
  }, [itemId, options]);

  useLayoutEffect(() =>
    offerChoosing(itemId, () => {
      const [open] = openOptions(options, getProduct(itemId).choice);
      focusOption(open ? options.indexOf(open) : 0);
    }),
  );

  useLayoutEffect(() => {
    host.expose({
      choice: () => getProduct(itemId).choice,
      choose: (attributes) => choose(itemId, attributes),
    });
  }, [host, itemId]);

  // Below the effects that choose: what they chose is drawn with the first paint.
  const { choice, variant } = useProduct(itemId);
  const states = useMemo(
    () => optionStates(variants, options, choice, facts.productType),
    [variants, options, choice, facts.productType],
  );
  const isOpen = openOptions(options, choice).length > 0;
  const problem =
    isOpen || options.length === 0
      ? undefined
      : variant === undefined
        ? 'missing'
        : isChoiceSoldOut(facts, variant) && 'sold-out';

  const pick = useCallback(
    (option: string, value: string) => {
      // As it is now: two picks may come before the view is drawn again.
      choose(itemId, { ...getProduct(itemId).choice, [option]: value });
      const now = getProduct(itemId);
      host.emit('sqs-product-variants-change', {
        itemId: idOfKey(itemId),
        variant: now.variant,
        attributes: now.choice,
      });
    },
    [host, itemId],
  );

  return {
    facts,
    options,
    written: (name) => written.find((option) => option.name === name),
    isGiftCard: facts.productType === ProductType['gift-card'],
    choice,
    states,
    problem: problem || undefined,
    pick,
  };
}
