/** The pickers of an option: a select, or a group of radio buttons as words or as swatches. */
import type { Availability, ProductOption } from '../../domain/commerce/options.ts';
import type { Swatch } from '../../domain/commerce/pickers.ts';

export interface PickerProps {
  option: ProductOption;
  id: string;
  title: string;
  prompt: string;
  chosen: string;
  describedBy: string | undefined;
  stateOf: (value: string) => Availability;
  /** What is said behind a value. */
  marks: Readonly<Record<Availability, string>>;
  onPick: (value: string) => void;
  /** Tells which element takes the focus for this option, or has it inside. */
  onControl: (element: HTMLElement | null) => void;
}

export function Select({
  option,
  id,
  title,
  prompt,
  chosen,
  describedBy,
  stateOf,
  marks,
  ...on
}: PickerProps) {
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
              {value + marks[stateOf(value)]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface ChoicesProps extends PickerProps {
  /** undefined: the value is shown as a word. */
  swatchOf: (value: string) => Swatch | undefined;
}

export function Choices({ option, id, title, chosen, describedBy, stateOf, marks, ...on }: ChoicesProps) {
  const hasSwatches = option.values.some(on.swatchOf);
  return (
    <fieldset data-part="option" className="variant-option" ref={on.onControl} aria-describedby={describedBy}>
      <legend data-part="product-label" className="variant-option-title">
        {title}
        {/* Which colour it is, for those who do not see it; the group has it from what is checked. */}
        {hasSwatches && chosen && (
          <>
            {' '}
            <bdi data-part="chosen" aria-hidden="true">
              {chosen}
            </bdi>
          </>
        )}
      </legend>
      <div data-part="choices" className="variant-radiobtn-wrapper">
        {option.values.map((value, index) => (
          <Choice
            key={value}
            id={`${id}-${index}`}
            group={id}
            value={value}
            isChosen={chosen === value}
            state={stateOf(value)}
            mark={marks[stateOf(value)]}
            swatch={on.swatchOf(value)}
            onPick={on.onPick}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  id: string;
  group: string;
  value: string;
  isChosen: boolean;
  state: Availability;
  mark: string;
  swatch: Swatch | undefined;
  onPick: (value: string) => void;
}

function Choice({ id, group, value, isChosen, state, mark, swatch, onPick }: ChoiceProps) {
  return (
    <span
      data-part="choice"
      data-availability={state}
      data-swatch={swatch && ''}
      title={swatch && value + mark}
    >
      <input
        type="radio"
        id={id}
        name={group}
        autoComplete="off"
        value={value}
        checked={isChosen}
        onChange={() => onPick(value)}
      />
      <label htmlFor={id}>
        {swatch && <SwatchView swatch={swatch} />}
        <span data-part={swatch ? 'sr-only' : undefined}>{value}</span>
        <span data-part="sr-only">{mark}</span>
      </label>
    </span>
  );
}

function SwatchView({ swatch }: { swatch: Swatch }) {
  if ('picture' in swatch)
    return <img data-part="swatch" src={swatch.picture} alt="" loading="lazy" decoding="async" />;
  return <span data-part="swatch" style={{ backgroundColor: swatch.color }} />;
}
