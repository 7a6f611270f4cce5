/** One item of a gallery: a picture, its link and its words, or an author's own element in its place. */

import { useLayoutEffect, useRef } from 'react';
import type { GalleryOptions } from '../../domain/gallery/options.ts';
import { parseImageSize } from '../../domain/images/image-size.ts';
import { isPictureFile } from '../../domain/images/picture-file.ts';
import { isSafeLink } from '../../domain/links.ts';
import { type PictureProps, picture } from './picture.tsx';
import type { GalleryEntry } from './read-items.ts';

export interface ItemProps extends Omit<PictureProps, 'item' | 'sources'> {
  entry: GalleryEntry;
  options: GalleryOptions;
  metaPlace: 'none' | 'over' | 'under';
  slot: string;
  /** Names the lightbox of this gallery; pictures that open in it bear the name. */
  lightboxId: string;
  /** Set for a slide of a carousel: its role and its place among the others. */
  slide: { role: string; label: string } | undefined;
  /** Shown once more to fill the container: nothing for people who cannot see it. */
  isClone: boolean;
}

/** Called, not mounted, as what it calls: a grid of five hundred would be a thousand more components. */
export function item(key: string, props: ItemProps) {
  const { entry, options, metaPlace, slot, lightboxId, slide, isClone, ...look } = props;
  const Tag = slide ? 'div' : 'li';
  // In a strip, a picture that is not cropped is as wide as its own shape.
  const size = slide && !options.autoCrop && parseImageSize(entry.picture?.dimensions ?? '');
  return (
    <Tag
      key={key}
      part="item"
      role={slide && 'group'}
      aria-roledescription={slide?.role}
      aria-label={slide?.label}
      aria-hidden={isClone || undefined}
      inert={isClone || undefined}
      style={size ? ({ '--_own': (size.width / size.height).toFixed(4) } as object) : undefined}
    >
      {entry.picture ? (
        linked({
          item: entry.picture,
          sources: entry.sources,
          words: entry.words,
          // The lightbox shows each picture once.
          options: isClone ? { ...options, lightbox: false } : options,
          metaPlace,
          lightboxId,
          look,
        })
      ) : (
        <slot name={slot} />
      )}
    </Tag>
  );
}

interface LinkedProps {
  item: NonNullable<GalleryEntry['picture']>;
  sources: PictureProps['sources'];
  words: GalleryEntry['words'];
  options: GalleryOptions;
  metaPlace: ItemProps['metaPlace'];
  lightboxId: string;
  look: Omit<PictureProps, 'item' | 'sources'>;
}

function linked({ item, sources, words, options, metaPlace, lightboxId, look }: LinkedProps) {
  const { lightbox, newWindow, showMetaOnlyTitle, metaPosition, showMetaOnHover } = options;
  const { title } = item;
  const description = showMetaOnlyTitle ? '' : item.description;
  const isOpened = lightbox && (item.href === '' || isPictureFile(item.href));
  const href = isOpened ? item.href || item.src : item.href;
  const isLinked = isSafeLink(href) || (isOpened && isPictureFile(href));
  const shown = picture({ item, sources, ...look });
  const isNewWindow = !isOpened && (newWindow || item.newWindow);
  return (
    <>
      {isLinked ? (
        <a
          part="link"
          href={href}
          target={isNewWindow ? '_blank' : undefined}
          rel={isNewWindow ? 'noopener' : undefined}
          aria-label={item.alt ? undefined : title || look.lostText}
          data-opens={isOpened ? lightboxId : undefined}
          data-caption={[title, description].filter(Boolean).join(' · ') || undefined}
          // A picture that is not the image service's has no other widths.
          data-srcset={item.loader === 'raw' ? item.srcset : undefined}
        >
          {shown}
        </a>
      ) : (
        shown
      )}
      {metaPlace !== 'none' && (title || description) && (
        <div
          part="meta"
          data-place={metaPlace}
          data-position={metaPlace === 'over' ? metaPosition : undefined}
          // What cannot be reached cannot be hovered over by keyboard.
          data-hover={(showMetaOnHover && isLinked) || undefined}
        >
          {title &&
            (words ? (
              <Copy part="title" nodes={words.title} />
            ) : (
              <p part="title">
                <bdi>{title}</bdi>
              </p>
            ))}
          {description &&
            (words ? (
              <Copy part="description" nodes={words.description} />
            ) : (
              <p part="description">
                <bdi>{description}</bdi>
              </p>
            ))}
        </div>
      )}
    </>
  );
}

/** An author's own words with their links: the page keeps its nodes, these are copies. */
function Copy({ part, nodes }: { part: string; nodes: readonly Node[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(...nodes.map((node) => node.cloneNode(true))), [nodes]);
  return <div part={part} ref={ref} />;
}
