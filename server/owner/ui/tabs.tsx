/** Tabs: one stop of the Tab key, the arrows go from one to the next, and the panel follows. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Name extends string> {
  label: string;
  names: readonly Name[];
  current: Name;
  choose: (name: Name) => void;
  words: Readonly<Record<Name, string>>;
  /** Of the current one. */
  children: ReactNode;
}

export function Tabs<Name extends string>({
  label,
  names,
  current,
  choose,
  words,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLElement>) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = neighbourOf(names, current, event.key, isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <>
      <div className="tab-list" role="tablist" aria-label={label} ref={list}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={move}
          >
            {words[name]}
          </button>
        ))}
      </div>
      <div className="stack" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

function neighbourOf<Name>(
  names: readonly Name[],
  current: Name,
  key: string,
  isMirrored: boolean,
): Name | undefined {
  const at = names.indexOf(current);
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const places: Readonly<Record<string, number>> = {
    [forward]: (at + 1) % names.length,
    [back]: (at - 1 + names.length) % names.length,
    Home: 0,
    End: names.length - 1,
  };
  return key in places ? names[places[key] ?? at] : undefined;
}
