/** The view of `<sqs-gallery>`: pictures as a grid, in columns, in a stack, or one after the other. */

import {
  createElement,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { shapeOf } from '../../domain/gallery/density.ts';
import { ASPECT_RATIOS, metaPlace, settleOptions } from '../../domain/gallery/options.ts';
import { slideKey, stepSlide } from '../../domain/gallery/slides.ts';
import { parseImageSize } from '../../domain/images/image-size.ts';
import { fill } from '../../domain/text/fill.ts';
import { galleryMessages } from '../../i18n/en/gallery.ts';
import { useAutoplay } from '../../ui/use-autoplay.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { GalleryConfig } from './config.ts';
import { Controls } from './controls.tsx';
import { Dots } from './dots.tsx';
import type { GalleryEvents } from './events.ts';
import { beginPicture } from './item.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useColumns } from './use-columns.ts';
import { useDensity } from './use-density.ts';
import { useDrawnItems } from './use-drawn-items.ts';
import { useEager } from './use-eager.ts';
import { useFill } from './use-fill.ts';
import { useItems } from './use-items.ts';
import { usePictureStates } from './use-picture-states.ts';
import { useTrack } from './use-track.ts';

/** What the element offers to the page. */
export interface GalleryMethods {
  show(index: number): void;
  step(by: number): void;
  choose(plays: boolean): void;
  index(): number;
  isPlaying(): boolean;
}

type Reason = 'button' | 'key' | 'thumbnail' | 'swipe' | 'autoplay';

export function Gallery({ config, host }: WidgetProps<GalleryConfig, GalleryMethods, GalleryEvents>) {
  const texts = host.texts('gallery', galleryMessages);
  const options = useMemo(() => settleOptions(config), [config]);
  const { design, controls, thumbnails, padding, lightbox, autoCrop, squareThumbs } = options;
  const isCarousel = design === 'slideshow' || design === 'slider';
  const entries = useItems(host.element, config.items, config.order === 'random');
  const count = entries.length;
  // One picture alone is no carousel to who hears it, and no stop for the keys.
  const hasSteps = isCarousel && count > 1;
  const loops = hasSteps && config.loop;
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [status, setStatus] = useState('');
  const nameOf = useCallback(
    (index: number) => {
      const { picture, element } = entries[index] ?? {};
      const name = picture ? picture.title || picture.alt : (element?.getAttribute('aria-label') ?? '');
      const position = fill(texts.position, { index: index + 1, count: entries.length }, host.language);
      return name ? `${position}: ${name}` : position;
    },
    [entries, texts, host],
  );
  const tell = (index: number, reason: Reason) => {
    // Read out to those who asked for it only: what moves by itself must not talk.
    setStatus(reason === 'autoplay' ? '' : nameOf(index));
    host.emit('sqs-gallery-change', { index, reason });
  };
  const isFilled = design === 'grid' && config.fill;
  const { density, orientation } = config;
  const dense = useMemo(
    () => (design === 'grid' && density ? { density, orientation, ratio: config.ratio } : undefined),
    [design, density, orientation, config.ratio],
  );
  const perRow = useDensity(host.element, dense, isFilled) ?? options.thumbnailsPerRow;
  const list = useRef<HTMLDivElement>(null);
  const [clones, setClones] = useState(0);
  const slotOf = useCallback((at: number) => host.id(`item-${at}`), [host]);
  const { newWindow, showMetaOnlyTitle, metaPosition, showMetaOnHover } = options;
  const place = metaPlace(options);
  const look = useMemo(
    () => ({
      ...{ autoCrop, lightbox, newWindow, showMetaOnlyTitle, metaPosition, showMetaOnHover },
      metaPlace: place,
      isSlide: isCarousel,
      slideRole: hasSteps ? texts.slide : undefined,
      lightboxId: host.id('lightbox'),
      fadesAtRandom: config.randomFade,
      lostText: texts.failed,
    }),
    // By their values: what else is set of the gallery draws no item anew.
    [
      ...[autoCrop, lightbox, newWindow, showMetaOnlyTitle, metaPosition, showMetaOnHover, place],
      ...[isCarousel, hasSteps, config.randomFade, texts.slide, texts.failed, host],
    ],
  );
  // Another look draws all items anew, which then are looked at anew.
  const drawn = useMemo(() => entries.slice(), [entries, look]);
  // Before what looks at the items.
  useDrawnItems(list, {
    entries,
    clones: isFilled ? clones : 0,
    look,
    nameOf: hasSteps ? nameOf : undefined,
    slotOf,
    sizes: design === 'grid' ? `${Math.ceil(100 / perRow)}vw` : '100vw',
  });
  const track = useTrack(list, {
    isCarousel,
    slides: drawn,
    loops,
    alignment: options.activeAlignment,
    fades: config.transition === 'fade',
    prefersReducedMotion,
    onSwipe: (index) => tell(index, 'swipe'),
  });
  const { index } = track;
  const whenShown = useEager(list, { isOn: isCarousel, index, entries: drawn });
  usePictureStates(host.root, texts.failed, whenShown);
  const go = (target: number, reason: Reason) => {
    if (target === index) return;
    track.show(target);
    tell(target, reason);
  };
  const autoplay = useAutoplay(host.element, {
    isAutoplay: hasSteps && options.autoplay,
    durationMs: options.autoplayDuration * 1000,
    index,
    prefersReducedMotion,
    control: 'play',
    step: () => go(stepSlide(index, 1, count), 'autoplay'),
  });

  useLayoutEffect(() => {
    host.expose({
      show: (target) => track.show(Math.min(Math.max(0, target), Math.max(0, count - 1))),
      step: (by) => track.show(stepSlide(track.now(), by, count)),
      choose: autoplay.choose,
      index: track.now,
      isPlaying: () => autoplay.isPlaying,
    });
  });
  useColumns(list, {
    isOn: design === 'autocolumns',
    entries: drawn,
    maxWidth: options.maxWidth,
    gap: padding,
  });
  useFill(host.element, list, { isOn: isFilled, count, gap: padding }, setClones, (reason) =>
    host.report({ path: 'fill', reason }),
  );
  useEffect(() => {
    // Without it the pictures are links.
    if (lightbox) host.loaders['sqs-lightbox']?.().catch(console.error);
  }, [lightbox]);
  useLayoutEffect(() => {
    entries.forEach(({ element }, at) => {
      if (element) element.slot = slotOf(at);
    });
    return () => {
      for (const { element } of entries) element?.removeAttribute('slot');
    };
  }, [entries, slotOf]);
  useLayoutEffect(() => {
    const whenPrinted = () => {
      for (const item of list.current?.children ?? []) beginPicture(item);
      for (const image of host.root.querySelectorAll('img')) image.loading = 'eager';
    };
    addEventListener('beforeprint', whenPrinted);
    return () => removeEventListener('beforeprint', whenPrinted);
  }, [host]);

  // Nothing to show yet, or for good: what the author wrote is better.
  if (count === 0) return <slot />;

  const whenKey = (event: KeyboardEvent) => {
    const isTaken =
      event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const isTyping = (event.target as Element).matches('input,select,textarea,[contenteditable]');
    if (!isCarousel || isTaken || isTyping) return;
    const isRtl = getComputedStyle(host.element).direction === 'rtl';
    const key = slideKey(event.key, isRtl);
    if (!key) return;
    event.preventDefault();
    const targets = {
      next: stepSlide(index, 1, count),
      previous: stepSlide(index, -1, count),
      first: 0,
      last: count - 1,
    };
    go(targets[key], 'key');
  };
  const first = entries.find(({ picture }) => parseImageSize(picture?.dimensions ?? ''))?.picture;
  const size = parseImageSize(first?.dimensions ?? '');
  const shape = dense ? shapeOf(dense) : ASPECT_RATIOS[options.aspectRatio];
  const ratio = isCarousel ? (size ? size.width / size.height : 1.5) : (shape ?? 1);
  const isWhole = design === 'slideshow' && !autoCrop;
  const List = isCarousel ? 'div' : 'ul';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be a landmark too many.
    <div
      part="gallery"
      role="group"
      aria-label={config.label || texts.label}
      aria-roledescription={hasSteps ? texts.carousel : undefined}
      data-design={design}
      data-carousel={isCarousel || undefined}
      data-loop={loops || undefined}
      data-crops={(squareThumbs && design === 'grid' && shape !== undefined) || undefined}
      data-per-view={(design === 'slider' && config.slidesPerView > 0) || undefined}
      data-whole={isWhole ? (options.transparentBackground ? 'transparent' : 'on-ground') : undefined}
      data-alignment={options.activeAlignment}
      data-fill={isFilled || undefined}
      onKeyDown={whenKey}
      style={
        {
          '--_ratio': ratio.toFixed(4),
          '--_padding': `${padding}px`,
          '--_per-row': perRow,
          '--_per-view': config.slidesPerView || undefined,
          '--_strip': `${options.thumbnailStripHeight}px`,
          '--_strip-margin': `${options.thumbnailStripMargin}px`,
        } as object
      }
    >
      <div part="stage">
        <List
          part="track"
          ref={list as never}
          role={hasSteps ? 'group' : undefined}
          aria-label={hasSteps ? texts.slides : undefined}
          tabIndex={hasSteps ? 0 : undefined}
        />
        {hasSteps && (
          <Controls
            hasSteps={controls}
            plays={options.autoplay ? autoplay.isPlaying : undefined}
            texts={texts}
            onStep={(by) => go(stepSlide(index, by, count), 'button')}
            onChoose={(plays) => {
              autoplay.choose(plays);
              host.emit(plays ? 'sqs-gallery-play' : 'sqs-gallery-pause');
            }}
          />
        )}
      </div>
      {hasSteps && config.dots && (
        <Dots
          count={count}
          index={index}
          label={texts.thumbnails}
          nameOf={nameOf}
          onChoose={(target) => go(target, 'thumbnail')}
        />
      )}
      {hasSteps && thumbnails && options.thumbnailStripHeight > 0 && (
        <Thumbnails
          entries={entries}
          index={index}
          height={options.thumbnailStripHeight}
          isSquare={squareThumbs}
          label={texts.thumbnails}
          nameOf={nameOf}
          onChoose={(target) => go(target, 'thumbnail')}
        />
      )}
      {hasSteps && (
        <p part="status" role="status" data-sr-only="">
          {status}
        </p>
      )}
      {lightbox &&
        createElement('sqs-lightbox', {
          // Of this gallery alone: the page may have several.
          trigger: `[data-opens="${host.id('lightbox')}"]`,
          loop: true,
          // As attributes: it may be known as a tag only later.
          thumbnails: config.lightboxThumbnails || undefined,
          fullscreen: config.lightboxFullscreen || undefined,
          download: config.lightboxDownload || undefined,
          'close-on-back': config.lightboxCloseOnBack || undefined,
          'deep-link': config.lightboxDeepLink || undefined,
          'data-theme': options.lightboxTheme,
        })}
    </div>
  );
}
