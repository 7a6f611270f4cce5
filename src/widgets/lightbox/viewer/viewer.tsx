/** The viewer: one picture or video at a time, with keys, swipes and zoom; fetched when a page has pictures to show. */

import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pictureInHash } from '../../../domain/lightbox/deep-link.ts';
import { viewerAction } from '../../../domain/lightbox/keys.ts';
import { canStep, neighbours, stepIndex } from '../../../domain/lightbox/viewer.ts';
import { fill } from '../../../domain/text/fill.ts';
import type { lightboxMessages } from '../../../i18n/en/lightbox.ts';
import type { CloseReason } from '../../../ui/dialog/show-overlay.ts';
import type { WidgetHost } from '../../../ui/widget-host.ts';
import type { LightboxConfig } from '../config.ts';
import type { LightboxEvents } from '../events.ts';
import { Bar, Shape } from './bar.tsx';
import { createItemLoader } from './load-item.ts';
import { Strip } from './strip.tsx';
import { useAddress } from './use-address.ts';
import { useItem } from './use-item.ts';
import css from './viewer.css';
import { attachZoom, type ZoomControl } from './zoom-control.ts';

export { prepare } from './load-item.ts';

/** What the element hands to the page. */
export interface LightboxMethods {
  go(index: number): void;
}

export interface ViewerProps {
  host: WidgetHost<LightboxMethods, LightboxEvents>;
  /** The page's links to the pictures; they are read once, when the viewer opens. */
  links: readonly HTMLAnchorElement[];
  /** What opened the viewer; a link among them is the first picture. */
  first: HTMLElement | undefined;
  config: LightboxConfig;
  texts: typeof lightboxMessages;
  requestClose: (reason: CloseReason) => boolean;
}

export function Viewer({ host, links, first, config, texts, requestClose }: ViewerProps) {
  const { loop, deepLink, thumbnails } = config;
  const set = useMemo(() => links, []);
  const inSet = (index: number) => stepIndex(0, index, set.length, false);
  const [index, setIndex] = useState(() => {
    const linked = deepLink && pictureInHash(location.hash, deepLink, set.length);
    if (linked) return linked;
    const clicked = set.indexOf(first as HTMLAnchorElement);
    return clicked >= 0 ? clicked : inSet(config.startIndex);
  });
  useLayoutEffect(() => host.expose({ go: (index) => setIndex(inSet(index)) }), [host]);
  const told = useRef(index);
  useLayoutEffect(() => {
    if (told.current === index) return;
    told.current = index;
    host.emit('sqs-lightbox-change', { index });
  }, [index, host]);
  const [isZoomed, setZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomControl | undefined>(undefined);
  const sharpen = useRef(() => {});
  const load = useMemo(() => createItemLoader(config, async () => host.loaders['sqs-video']?.()), []);
  const count = set.length;
  const link = set[index];

  const step = (by: number) => setIndex((at) => stepIndex(at, by, count, loop));
  const actions = {
    next: () => step(1),
    previous: () => step(-1),
    first: () => setIndex(0),
    last: () => setIndex(Math.max(0, count - 1)),
    'zoom-in': () => zoom.current?.by(1.5),
    'zoom-out': () => zoom.current?.by(1 / 1.5),
    'zoom-reset': () => zoom.current?.reset(),
  };

  useLayoutEffect(() => host.adoptStyles(css), [host]);
  useAddress(deepLink, index, count, setIndex);
  const near = neighbours(index, count, loop).map((at) => set[at]);
  const { state, alt, caption, kind } = useItem(stage, link, load, near, (item) => {
    zoom.current?.reset();
    sharpen.current = item.sharpen;
  });

  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = words.current;
    if (!place) return;
    place.replaceChildren(...caption);
    // What scrolls can be scrolled by keyboard.
    if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
  }, [caption]);

  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const place = stage.current;
    if (!place) return;
    zoom.current = attachZoom(place, {
      onZoom: (isZoomed) => {
        setZoomed(isZoomed);
        if (isZoomed) sharpen.current();
      },
      onSwipe: (where) => (where === 'close' ? requestClose('backdrop') : latest.current[where]()),
      onBackLayer: () => requestClose('backdrop'),
    });
    const dialog = place.closest<HTMLElement>('[part="dialog"]');
    const whenKey = (event: KeyboardEvent) => {
      // A player has keys of its own.
      if ((event.target as Element).localName === 'sqs-video') return;
      const action = viewerAction({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isComposing: event.isComposing,
        isRtl: isRtl(place),
      });
      if (!action || event.defaultPrevented) return;
      event.preventDefault();
      latest.current[action]();
    };
    dialog?.addEventListener('keydown', whenKey);
    return () => {
      dialog?.removeEventListener('keydown', whenKey);
      zoom.current?.detach();
    };
  }, []);

  const turn = (by: 1 | -1, part: string, label: string, shape: ReactNode) => (
    <button
      type="button"
      part={part}
      aria-label={label}
      // Not `disabled`: the focus would be lost at the last picture.
      aria-disabled={!canStep(index, by, count, loop) || undefined}
      onClick={() => step(by)}
    >
      <Shape>{shape}</Shape>
    </button>
  );

  const position = fill(
    kind === 'video' ? texts.videoPosition : texts.position,
    { index: index + 1, count },
    host.language,
  );
  return (
    <div part="viewer" data-state={state} data-zoomed={isZoomed || undefined}>
      <Bar
        stage={stage}
        config={config}
        texts={texts}
        index={index}
        count={count}
        url={link?.href ?? ''}
        kind={kind}
        isZoomed={isZoomed}
        onZoom={() => zoom.current?.toggle()}
      />
      <div part="stage" ref={stage} />
      {state === 'failed' && (
        <p part="failed">
          {texts.failed}
          {alt && <br />}
          <bdi>{alt}</bdi>
        </p>
      )}
      {count > 1 && turn(-1, 'previous', texts.previous, <path d="M15 4l-8 8 8 8" />)}
      {count > 1 && turn(1, 'next', texts.next, <path d="M9 4l8 8-8 8" />)}
      <div part="caption" ref={words} />
      {thumbnails && count > 1 && (
        <Strip links={set} index={index} label={texts.viewer} onChoose={setIndex} />
      )}
      <p part="status" role="status" data-sr-only="">
        {`${count > 1 ? `${position}. ` : ''}${state === 'loading' ? texts.loading : state === 'failed' ? `${texts.failed} ${alt}`.trim() : alt}`}
      </p>
    </div>
  );
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
