/** The strip of small pictures under a slideshow; one of them is in the tab order, the arrow keys reach the others. */
import { useLayoutEffect, useRef } from 'react';
import { pictureSource } from '../../domain/gallery/item.ts';
import type { GalleryEntry } from './read-items.ts';

export interface ThumbnailsProps {
  entries: readonly GalleryEntry[];
  index: number;
  /** px */
  height: number;
  isSquare: boolean;
  label: string;
  /** @returns the name of a picture */
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
}

export function Thumbnails(props: ThumbnailsProps) {
  const { entries, index, height, isSquare, label, nameOf, onChoose } = props;
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = strip.current?.children[index] as HTMLElement | undefined;
    if (!strip.current || !current) return;
    const { activeElement } = strip.current.getRootNode() as ShadowRoot;
    if (activeElement && strip.current.contains(activeElement)) current.focus({ preventScroll: true });
    if (strip.current.scrollWidth <= strip.current.clientWidth) return;
    const [outer, inner] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()];
    strip.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [index]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div part="thumbnails" role="group" aria-label={label} ref={strip} data-square={isSquare || undefined}>
      {entries.map(({ picture }, at) => {
        const source = picture && pictureSource(picture);
        const size = source?.size;
        const width = isSquare || !size ? height : (height * size.width) / size.height;
        return (
          <button
            key={at}
            type="button"
            part="thumbnail"
            aria-label={nameOf(at)}
            aria-current={at === index || undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onChoose(at)}
          >
            {source && (
              <img
                // Another picture arrives anew.
                key={source.src}
                loading="lazy"
                decoding="async"
                sizes={source.srcset ? `${Math.ceil(width)}px` : undefined}
                srcSet={source.srcset || undefined}
                src={source.src}
                alt=""
                width={size?.width}
                height={size?.height}
                draggable={false}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}
