/** One of a few, by name; each has a number. */
import { useId } from 'react';

interface ChoiceProps {
  legend: string;
  choices: Readonly<Record<string, number>>;
  value: number;
  choose: (value: number) => void;
}

export function Choice({ legend, choices, value, choose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="beginnings">
      <legend>{legend}</legend>
      {Object.entries(choices).map(([words, number]) => (
        <label className="check" key={words}>
          <input type="radio" name={name} checked={value === number} onChange={() => choose(number)} />
          {words[0]?.toUpperCase() + words.slice(1)}
        </label>
      ))}
    </fieldset>
  );
}
