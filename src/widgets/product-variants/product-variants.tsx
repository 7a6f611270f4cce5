/** The view of `<sqs-product-variants>`: a control for each option, marked where a value cannot be had (behaviour/commerce#variants). */
import { useCallback, useMemo } from 'react';
import { chosenOf, type ProductOption } from '../../domain/commerce/options.ts';
import { type Swatch, swatchOf } from '../../domain/commerce/pickers.ts';
import type { Mistake } from '../../domain/schema.ts';
import { at } from '../../domain/template-value.ts';
import { fill } from '../../domain/text/fill.ts';
import { variantMessages } from '../../i18n/en/commerce.ts';
import { useEmptyMark } from '../../ui/product/use-empty-mark.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { ProductVariantsConfig } from './config.ts';
import type { ProductVariantsEvents } from './events.ts';
import { Choices, type PickerProps, Select } from './pickers.tsx';
import { useVariants, type VariantsMethods } from './use-variants.ts';

export function ProductVariants({
  config,
  host,
}: WidgetProps<ProductVariantsConfig, VariantsMethods, ProductVariantsEvents>) {
  const texts = host.texts('product-variants', variantMessages);
  const { facts, options, written, isGiftCard, choice, states, problem, pick } = useVariants(
    config,
    host,
    (index) => focusOption(host.root, index),
  );
  useEmptyMark(host.element, options.length === 0);
  const picker = config.picker ?? facts.picker ?? 'select';
  const swatches = config.optionSwatches ?? facts.optionSwatches;
  const mistakes = useMemo(
    () => (picker === 'swatch' ? swatchMistakes(swatches, options) : []),
    [picker, swatches, options],
  );
  useReported(mistakes, host);
  const titleOf = (name: string) => written(name)?.title || (isGiftCard ? texts.giftCardOption : name);
  const promptOf = (name: string) =>
    written(name)?.prompt || (isGiftCard ? texts.selectGiftCard : fill(texts.select, { variantName: name }));
  const marks = useMemo(
    () => ({ available: '', 'sold-out': ` (${texts.soldOut})`, missing: ` (${texts.missing})` }),
    [texts],
  );
  const swatchIn = useCallback(
    (name: string, value: string) => (picker === 'swatch' ? knownSwatch(swatches, name, value) : undefined),
    [picker, swatches],
  );

  return (
    <div data-part="variants">
      {options.map((option, index) => {
        const { name } = option;
        const props: PickerProps = {
          option,
          id: host.id(`option-${index}`),
          title: titleOf(name),
          prompt: promptOf(name),
          chosen: chosenOf(choice, name),
          describedBy: problem && host.id('status'),
          stateOf: (value) => states.get(name)?.get(value) ?? 'missing',
          marks,
          onPick: pick,
        };
        if (picker === 'select') return <Select key={name} {...props} />;
        return <Choices key={name} {...props} swatchOf={swatchIn} />;
      })}
      <p data-part="product-status" id={host.id('status')} role="status">
        {problem === 'missing' ? texts.missingStatus : problem && texts.soldOutStatus}
      </p>
    </div>
  );
}

/** What the browser does not know as a colour is none. */
function knownSwatch(swatches: unknown, option: string, value: string): Swatch | undefined {
  const swatch = swatchOf(swatches, option, value);
  return swatch && 'color' in swatch && !CSS.supports('color', swatch.color) ? undefined : swatch;
}

/** A value whose swatch cannot be shown is a word. */
function swatchMistakes(swatches: unknown, options: readonly ProductOption[]): Mistake[] {
  return options.flatMap(({ name, values }) =>
    values
      .filter((value) => at(swatches, name, value) && !knownSwatch(swatches, name, value))
      .map((value) => ({
        path: `optionSwatches.${name}.${value}`,
        reason: 'must be a css colour, or the http(s) or relative address of a picture',
      })),
  );
}

/** A group of buttons is entered where it is chosen, as by Tab. */
function focusOption(root: Element, index: number): void {
  const option = root.querySelectorAll('[data-part="option"]')[index];
  const control = option?.querySelector<HTMLElement>('select, input:checked');
  (control ?? option?.querySelector('input'))?.focus();
}
