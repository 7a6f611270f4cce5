/** The view of `<sqs-product-variants>`: a control for each option, marked where a value cannot be had (behaviour/commerce#variants). */
import { useRef } from 'react';
import { swatchOf } from '../../domain/commerce/pickers.ts';
import { variantMessages } from '../../i18n/en/commerce.ts';
import { useEmptyMark } from '../../ui/product/use-empty-mark.ts';
import { fill } from '../../ui/product/words.ts';
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
  const controls = useRef(new Map<string, HTMLElement | null>());
  const { facts, options, written, isGiftCard, choice, states, problem, pick } = useVariants(
    config,
    host,
    (name) => focusControl(controls.current.get(name)),
  );
  useEmptyMark(host.element, options.length === 0);
  const picker = config.picker ?? facts.picker ?? 'select';
  const swatches = config.optionSwatches ?? facts.optionSwatches;
  const titleOf = (name: string) => written(name)?.title || (isGiftCard ? texts.giftCardOption : name);
  const promptOf = (name: string) =>
    written(name)?.prompt || (isGiftCard ? texts.selectGiftCard : fill(texts.select, { variantName: name }));
  const marks = { available: '', 'sold-out': ` (${texts.soldOut})`, missing: ` (${texts.missing})` };

  return (
    <div data-part="variants">
      {options.map((option, index) => {
        const { name } = option;
        const props: PickerProps = {
          option,
          id: host.id(`option-${index}`),
          title: titleOf(name),
          prompt: promptOf(name),
          chosen: choice[name] ?? '',
          describedBy: problem && host.id('status'),
          stateOf: (value) => states.get(name)?.get(value) ?? 'missing',
          marks,
          onPick: (value) => pick(name, value),
          onControl: (element) => {
            controls.current.set(name, element);
          },
        };
        if (picker === 'select') return <Select key={name} {...props} />;
        const swatch = (value: string) => (picker === 'swatch' ? swatchOf(swatches, name, value) : undefined);
        return <Choices key={name} {...props} swatchOf={swatch} />;
      })}
      <p data-part="product-status" id={host.id('status')} role="status">
        {problem === 'missing' ? texts.missingStatus : problem && texts.soldOutStatus}
      </p>
    </div>
  );
}

/** A group of buttons is entered where it is chosen, as by Tab. */
function focusControl(control: HTMLElement | null | undefined): void {
  const chosen = control?.querySelector<HTMLElement>('input:checked');
  (chosen ?? control?.querySelector('input') ?? control)?.focus();
}
