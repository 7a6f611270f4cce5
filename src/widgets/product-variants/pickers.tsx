/** The pickers of an option: a select, or a group of radio buttons as words or as swatches. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  onPick: (option: string, value: string) => void;
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
  onPick,
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
          // After Back a browser would put the old choice into it, of which nobody is told.
          autoComplete="off"
          value={chosen}
          aria-describedby={describedBy}
          onChange={(event) => onPick(option.name, event.currentTarget.value)}
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
  swatchOf: (option: string, value: string) => Swatch | undefined;
}

export function Choices({
  option,
  id,
  title,
  chosen,
  describedBy,
  stateOf,
  marks,
  onPick,
  swatchOf,
}: ChoicesProps) {
  const { name, values } = option;
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? [])
      if (input.checked !== (input.value === chosen)) input.checked = input.value === chosen;
  });
  const states = values.map(stateOf);
  const hasSwatches = useMemo(() => values.some((value) => swatchOf(name, value)), [values, name, swatchOf]);
  // Which colour it is, for those who do not see it; the group has it from what is checked.
  const word = hasSwatches && chosen;
  // Drawn again when something else can be had, and not for each choice: what is chosen is set above.
  return useMemo(
    () => (
      <fieldset data-part="option" className="variant-option" aria-describedby={describedBy} ref={group}>
        <legend data-part="product-label" className="variant-option-title">
          {title}
          {word && (
            <>
              {' '}
              <bdi data-part="chosen" aria-hidden="true">
                {word}
              </bdi>
            </>
          )}
        </legend>
        <div data-part="choices" className="variant-radiobtn-wrapper">
          {values.map((value, index) => (
            <Choice
              key={value}
              id={`${id}-${index}`}
              group={id}
              value={value}
              state={states[index] as Availability}
              mark={marks[states[index] as Availability]}
              swatch={swatchOf(name, value)}
              onPick={() => onPick(name, value)}
            />
          ))}
        </div>
      </fieldset>
    ),
    [values, name, id, title, word, describedBy, states.join(), marks, swatchOf, onPick],
  );
}

interface ChoiceProps {
  id: string;
  group: string;
  value: string;
  state: Availability;
  mark: string;
  swatch: Swatch | undefined;
  onPick: () => void;
}

function Choice({ id, group, value, state, mark, swatch: wished, onPick }: ChoiceProps) {
  const [lost, setLost] = useState('');
  const swatch = wished && 'picture' in wished && wished.picture === lost ? undefined : wished;
  return (
    <span
      data-part="choice"
      data-availability={state}
      data-swatch={swatch && ''}
      title={swatch && value + mark}
    >
      <input type="radio" id={id} name={group} autoComplete="off" value={value} onChange={onPick} />
      <label htmlFor={id}>
        {swatch && <SwatchView swatch={swatch} onLost={setLost} />}
        <span data-part={swatch ? 'sr-only' : undefined}>{value}</span>
        <span data-part="sr-only">{mark}</span>
      </label>
    </span>
  );
}

function SwatchView({ swatch, onLost }: { swatch: Swatch; onLost: (picture: string) => void }) {
  if ('picture' in swatch)
    return (
      <img
        data-part="swatch"
        src={swatch.picture}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => onLost(swatch.picture)}
      />
    );
  return <span data-part="swatch" style={{ backgroundColor: swatch.color }} />;
}
