/** The picture viewer: one picture at a time, with keys, swipes and zoom; fetched when a page has pictures to show. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hashOfPicture, pictureInHash } from '../../../domain/lightbox/deep-link.ts';
import { viewerAction } from '../../../domain/lightbox/keys.ts';
import { canStep, neighbours, stepIndex } from '../../../domain/lightbox/viewer.ts';
import type { lightboxMessages } from '../../../i18n/en/lightbox.ts';
import type { CloseReason } from '../../../ui/dialog/show-overlay.ts';
import type { WidgetHost } from '../../../ui/widget-host.ts';
import type { LightboxConfig } from '../config.ts';
import type { LightboxEvents } from '../events.ts';
import { createPictureLoader } from './load-picture.ts';
import css from './viewer.css';
import { attachZoom, type ZoomControl } from './zoom-control.ts';

export { prepare } from './load-picture.ts';

/** Lets the picture reach the screen before anything else is loaded. */
const PRELOAD_DELAY_MS = 100;

export interface ViewerProps {
  host: WidgetHost<object, LightboxEvents>;
  /** The page's links to the pictures; they are read once, when the viewer opens. */
  links: readonly HTMLAnchorElement[];
  /** What opened the viewer; a link among them is the first picture. */
  first: HTMLElement | undefined;
  config: LightboxConfig;
  texts: typeof lightboxMessages;
  requestClose: (reason: CloseReason) => boolean;
}

const NO_CAPTION: readonly Node[] = [];

export function Viewer({ host, links, first, config, texts, requestClose }: ViewerProps) {
  const { loop, deepLink } = config;
  const set = useMemo(() => links, []);
  const [index, setIndex] = useState(() => {
    const linked = deepLink && pictureInHash(location.hash, deepLink, set.length);
    return linked || Math.max(0, set.indexOf(first as HTMLAnchorElement));
  });
  const [{ state, alt, caption }, setPicture] = useState({
    state: 'loading',
    alt: '',
    caption: NO_CAPTION,
  });
  const [isZoomed, setZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomControl | undefined>(undefined);
  const sharpen = useRef(() => {});
  const load = useMemo(() => createPictureLoader(config), []);
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

  // Replaced, never pushed: closing leaves the visitor's history as it was.
  useLayoutEffect(() => {
    if (deepLink) replaceHash(hashOfPicture(deepLink, index));
  }, [deepLink, index]);
  useLayoutEffect(() => {
    if (!deepLink) return;
    const named = () => pictureInHash(location.hash, deepLink, count);
    const follow = () => setIndex((at) => named() ?? at);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      // An address that the visitor has gone on to stays.
      if (named() !== undefined) replaceHash('');
    };
  }, [deepLink]);

  useLayoutEffect(() => {
    const place = stage.current;
    if (!link || !place) return;
    let isCurrent = true;
    let preload: ReturnType<typeof setTimeout> | undefined;
    const { image, caption, loaded, sharpen: sharpenIt } = load(link);
    const tell = (state: string) => setPicture({ state, alt: image.alt, caption });
    tell('loading');
    // The first may come in bit by bit. Later ones take the place of another in one frame.
    const isFirst = !place.firstChild;
    if (isFirst) place.append(image);
    loaded
      .then(() => (isFirst ? undefined : image.decode()))
      .then(
        () => {
          if (!isCurrent) return;
          zoom.current?.reset();
          sharpen.current = sharpenIt;
          if (!isFirst) place.replaceChildren(image);
          tell('shown');
          // The neighbours come after what the visitor waits for.
          preload = setTimeout(() => {
            for (const near of neighbours(index, count, loop)) load(set[near]!);
          }, PRELOAD_DELAY_MS);
        },
        () => {
          if (!isCurrent) return;
          place.replaceChildren();
          tell('failed');
        },
      );
    return () => {
      isCurrent = false;
      clearTimeout(preload);
    };
  }, [link, load]);

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
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    </button>
  );

  const position = texts.position.replace('{index}', String(index + 1)).replace('{count}', String(count));
  return (
    <div part="viewer" data-state={state} data-zoomed={isZoomed || undefined}>
      <div part="bar">
        {count > 1 && (
          <span part="counter" aria-hidden="true">
            {`${index + 1} / ${count}`}
          </span>
        )}
        <button
          type="button"
          part="zoom"
          aria-label={texts.zoom}
          aria-pressed={isZoomed}
          onClick={() => zoom.current?.toggle()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isZoomed ? 'M7 11h8M16 16l5 5' : 'M11 7v8M7 11h8M16 16l5 5'} />
            <circle cx="11" cy="11" r="7.5" />
          </svg>
        </button>
      </div>
      <div part="stage" ref={stage} />
      {state === 'failed' && <p part="failed">{texts.failed}</p>}
      {count > 1 && turn(-1, 'previous', texts.previous, <path d="M15 4l-8 8 8 8" />)}
      {count > 1 && turn(1, 'next', texts.next, <path d="M9 4l8 8-8 8" />)}
      <div part="caption" ref={words} />
      <p part="status" role="status">
        {`${count > 1 ? `${position}. ` : ''}${state === 'loading' ? texts.loading : state === 'failed' ? texts.failed : alt}`}
      </p>
    </div>
  );
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
