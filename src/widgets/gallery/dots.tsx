/** A dot for each slide; one of them is in the tab order, the arrow keys reach the others. */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

export interface DotsProps {
  count: number;
  index: number;
  label: string;
  /** @returns the name of a slide */
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
}

export function Dots({ count, index, label, nameOf, onChoose }: DotsProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = row.current;
    const dot = box?.children[index] as HTMLElement | undefined;
    if (!box || !dot) return;
    // Many dots scroll by themselves, the page stays where it is.
    box.scrollTop += dot.getBoundingClientRect().top - box.getBoundingClientRect().top - dot.offsetHeight;
    const { activeElement } = box.getRootNode() as ShadowRoot;
    if (activeElement && box.contains(activeElement)) dot.focus({ preventScroll: true });
  }, [index]);
  const choose = ({ target, currentTarget }: MouseEvent) => {
    const at = [...currentTarget.children].indexOf(target as Element);
    if (at >= 0) onChoose(at);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    // biome-ignore lint/a11y/useKeyWithClickEvents: its buttons are pressed by keys, too.
    <div part="dots" role="group" aria-label={label} ref={row} onClick={choose}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          part="dot"
          aria-label={nameOf(at)}
          aria-current={at === index || undefined}
          tabIndex={at === index ? 0 : -1}
        />
      ))}
    </div>
  );
}
