/** All pictures of the viewer in small, to go to any of them. */
import { useLayoutEffect, useRef } from 'react';
import { keptBack } from '../../../domain/images/kept-back.ts';
import { thumbnailIn, wordsOf } from './words.ts';

export interface StripProps {
  links: readonly HTMLAnchorElement[];
  index: number;
  label: string;
  onChoose(index: number): void;
}

export function Strip({ links, index, label, onChoose }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const centre = (behavior: ScrollBehavior) => {
    const { current: row } = strip;
    const now = row?.children[index] as HTMLElement | undefined;
    if (!row || !now) return;
    // Only the strip moves, not what lies around it.
    const middle = now.offsetLeft + now.offsetWidth / 2 - row.offsetLeft;
    row.scrollTo({ left: middle - row.clientWidth / 2, behavior });
    // Who goes on by keys within the strip goes with it.
    if (row.contains((row.getRootNode() as ShadowRoot).activeElement)) now.focus({ preventScroll: true });
  };
  const latest = useRef(centre);
  useLayoutEffect(() => {
    latest.current = centre;
  });
  // The css says whether it glides.
  useLayoutEffect(() => centre('auto'), [index]);
  useLayoutEffect(() => {
    // It has no width before the dialog is shown.
    const sizes = new ResizeObserver(() => latest.current('instant'));
    if (strip.current) sizes.observe(strip.current);
    return () => sizes.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div part="thumbnails" role="group" aria-label={label} ref={strip}>
      {links.map((link, at) => (
        <button
          key={at}
          type="button"
          part={`thumbnail${at === index ? ' current' : ''}`}
          aria-label={`${at + 1}. ${wordsOf(link).alt}`}
          aria-current={at === index || undefined}
          // One stop for Tab; arrow keys turn the pages.
          tabIndex={at === index ? 0 : -1}
          onClick={() => onChoose(at)}
        >
          <Small of={thumbnailIn(link)} number={at + 1} />
        </button>
      ))}
    </div>
  );
}

/** A link without a thumbnail, or one that is lost, has its number. */
function Small({ of: thumbnail, number }: { of: HTMLImageElement | null; number: number }) {
  const held = thumbnail && keptBack(thumbnail.attributes)?.src;
  const address = held || thumbnail?.currentSrc || thumbnail?.src;
  const isLost = thumbnail?.complete && thumbnail.naturalWidth === 0;
  return address && !isLost ? <img src={address} alt="" draggable={false} /> : <span>{number}</span>;
}
