/** The view of `<sqs-product-variants>`: a control for each option, marked where a value cannot be had (behaviour/commerce#variants). */
import { useRef } from 'react';
import type { Availability, ProductOption } from '../../domain/commerce/options.ts';
import { variantMessages } from '../../i18n/en/commerce.ts';
import { useEmptyMark } from '../../ui/product/use-empty-mark.ts';
import { fill } from '../../ui/product/words.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { ProductVariantsConfig } from './config.ts';
import type { ProductVariantsEvents } from './events.ts';
import { useVariants, type VariantsMethods } from './use-variants.ts';

export function ProductVariants({
  config,
  host,
}: WidgetProps<ProductVariantsConfig, VariantsMethods, ProductVariantsEvents>) {
  const texts = host.texts('product-variants', variantMessages);
  const controls = useRef(new Map<string, HTMLElement | null>());
  const { options, written, isGiftCard, choice, stateOf, problem, pick } = useVariants(config, host, (name) =>
    focusControl(controls.current.get(name)),
  );
  useEmptyMark(host.element, options.length === 0);
  const titleOf = (name: string) => written(name)?.title || (isGiftCard ? texts.giftCardOption : name);
  const promptOf = (name: string) =>
    written(name)?.prompt || (isGiftCard ? texts.selectGiftCard : fill(texts.select, { variantName: name }));
  const mark = (state: Availability) =>
    state === 'available' ? '' : ` (${state === 'sold-out' ? texts.soldOut : texts.missing})`;
  const Control = config.control === 'buttons' ? Buttons : Select;

  return (
    <div data-part="variants">
      {options.map((option, index) => (
        <Control
          key={option.name}
          option={option}
          id={host.id(`option-${index}`)}
          title={titleOf(option.name)}
          prompt={promptOf(option.name)}
          chosen={choice[option.name] ?? ''}
          describedBy={problem && host.id('status')}
          stateOf={(value) => stateOf(option.name, value)}
          mark={mark}
          onPick={(value) => pick(option.name, value)}
          onControl={(element) => {
            controls.current.set(option.name, element);
          }}
        />
      ))}
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

interface ControlProps {
  option: ProductOption;
  id: string;
  title: string;
  prompt: string;
  chosen: string;
  describedBy: string | undefined;
  stateOf: (value: string) => Availability;
  mark: (state: Availability) => string;
  onPick: (value: string) => void;
  /** Tells which element takes the focus for this option, or has it inside. */
  onControl: (element: HTMLElement | null) => void;
}

function Select({ option, id, title, prompt, chosen, describedBy, stateOf, mark, ...on }: ControlProps) {
  return (
    <div data-part="option" className="variant-option">
      <label data-part="product-label" className="variant-option-title" htmlFor={id}>
        {title}
      </label>
      <div className="variant-select-wrapper">
        <select
          data-part="product-control"
          id={id}
          ref={on.onControl}
          // After Back a browser would put the old choice into it, of which nobody is told.
          autoComplete="off"
          value={chosen}
          aria-describedby={describedBy}
          onChange={(event) => on.onPick(event.currentTarget.value)}
        >
          <option value="">{prompt}</option>
          {option.values.map((value) => (
            <option key={value} value={value}>
              {value + mark(stateOf(value))}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function Buttons({ option, id, title, chosen, describedBy, stateOf, mark, ...on }: ControlProps) {
  return (
    <fieldset data-part="option" className="variant-option" ref={on.onControl} aria-describedby={describedBy}>
      <legend data-part="product-label" className="variant-option-title">
        {title}
      </legend>
      <div data-part="choices" className="variant-radiobtn-wrapper">
        {option.values.map((value, index) => (
          <span data-part="choice" data-availability={stateOf(value)} key={value}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={id}
              autoComplete="off"
              value={value}
              checked={chosen === value}
              onChange={() => on.onPick(value)}
            />
            <label htmlFor={`${id}-${index}`}>
              {value}
              <span data-part="sr-only">{mark(stateOf(value))}</span>
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
