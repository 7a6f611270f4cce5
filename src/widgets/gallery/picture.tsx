/** One picture of a gallery: its place and colours first, then the picture, or its text when it is lost. */
import { RANDOM_DELAY_MS } from '../../domain/gallery/fill.ts';
import { type GalleryItem, pictureSource } from '../../domain/gallery/item.ts';
import { objectPosition } from '../../domain/images/focal-point.ts';
import { placeholderBackground } from '../../domain/images/placeholder.ts';
import type { PictureSource } from './read-items.ts';
import type { PictureState } from './use-picture-states.ts';

export interface PictureProps {
  item: GalleryItem;
  sources: readonly PictureSource[];
  /** By address; what is not in it is loading, or loaded. */
  states: ReadonlyMap<string, PictureState>;
  /** As on `<img>`, for browsers that do not measure. */
  sizes: string;
  /** Begins to fade in at a moment of its own. */
  fadesAtRandom: boolean;
  /** Shown in place of a lost picture that has no text of its own. */
  lostText: string;
}

/** Called, not mounted: a grid has hundreds. */
export function picture({ item, sources, states, sizes, fadesAtRandom, lostText }: PictureProps) {
  const { src, srcset, size } = pictureSource(item);
  const state = states.get(src) ?? 'loading';
  const widths = state === 'plain' ? '' : srcset;
  const background = state === 'failed' ? '' : placeholderBackground(item.colors);
  const image = (
    <img
      part="image"
      // Before the address: a browser begins to load as soon as it has one.
      loading="lazy"
      decoding="async"
      sizes={widths ? `auto, ${sizes}` : undefined}
      srcSet={widths || undefined}
      src={src}
      alt={item.alt}
      width={size?.width}
      height={size?.height}
      data-image-dimensions={item.dimensions}
      draggable={false}
      style={{
        objectPosition: objectPosition(item.focalPoint) || undefined,
        transitionDelay: fadesAtRandom ? `${Math.round(Math.random() * RANDOM_DELAY_MS)}ms` : undefined,
      }}
    />
  );
  return (
    <span
      // Another picture arrives anew.
      key={src}
      part="picture"
      data-state={state === 'failed' ? state : 'loading'}
      style={background ? { background } : undefined}
    >
      {sources.length === 0 ? (
        image
      ) : (
        <picture>
          {sources.map(({ srcset, sizes, type, media }) => (
            <source
              key={`${media} ${type} ${srcset}`}
              srcSet={srcset}
              sizes={sizes || undefined}
              type={type || undefined}
              media={media || undefined}
            />
          ))}
          {image}
        </picture>
      )}
      {state === 'failed' && (
        <span part="failed" aria-hidden="true">
          {item.alt || lostText}
        </span>
      )}
    </span>
  );
}
