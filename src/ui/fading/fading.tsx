/** Slides in one place, of which one is seen: quotes and tweets. It goes on by itself and fades (behaviour/quotes#time). */

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { slideKey, stepSlide } from '../../domain/gallery/slides.ts';
import { SLIDE_MS } from '../../domain/quotes.ts';
import { fill } from '../../domain/text/fill.ts';
import { useAutoplay } from '../use-autoplay.ts';
import { useMediaQuery } from '../use-media-query.ts';
import type { WidgetHost } from '../widget-host.ts';

export interface FadingTexts {
  carousel: string;
  slide: string;
  position: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
}

interface FadingProps {
  host: WidgetHost;
  label: string;
  texts: FadingTexts;
  count: number;
  slide: (index: number) => ReactNode;
}

const ICONS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M9 6l9 6-9 6z',
};

export function Fading({ host, label, texts, count, slide }: FadingProps) {
  const [{ index, isFast }, show] = useState({ index: 0, isFast: false });
  const shown = Math.min(index, count - 1);
  const go = (by: number, isFast: boolean) => show({ index: stepSlide(shown, by, count), isFast });
  const autoplay = useAutoplay(host.element, {
    isAutoplay: count > 1,
    durationMs: SLIDE_MS,
    index: shown,
    prefersReducedMotion: useMediaQuery('(prefers-reduced-motion: reduce)'),
    control: 'play',
    step: () => go(1, false),
  });

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken =
        event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const key = slideKey(event.key, getComputedStyle(host.element).direction === 'rtl');
      if (isTaken || count < 2 || (key !== 'next' && key !== 'previous')) return;
      event.preventDefault();
      go(key === 'next' ? 1 : -1, true);
    };
    host.element.addEventListener('keydown', press);
    return () => host.element.removeEventListener('keydown', press);
  });

  // One alone is no carousel to who hears it, and no stop for the keys. A group each: as regions they would be landmarks.
  const several = <T extends object>(attributes: T) => (count > 1 ? { role: 'group', ...attributes } : {});
  return (
    <div
      part="slides"
      {...several({ 'aria-roledescription': texts.carousel, 'aria-label': label })}
      data-speed={isFast ? 'fast' : undefined}
    >
      <div
        part="stage"
        {...several({
          tabIndex: 0,
          'aria-label': label,
          'aria-live': autoplay.isPlaying ? ('off' as const) : ('polite' as const),
        })}
      >
        {Array.from({ length: count }, (_, at) => (
          <div
            key={at}
            part="slide"
            {...several({
              'aria-roledescription': texts.slide,
              'aria-label': fill(texts.position, { index: at + 1, count }, host.language),
            })}
            data-shown={at === shown}
          >
            {slide(at)}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div part="controls">
          <Control part="previous" label={texts.previous} onClick={() => go(-1, true)} />
          <Control
            part="play"
            icon={autoplay.isPlaying ? 'pause' : 'play'}
            label={autoplay.isPlaying ? texts.pause : texts.play}
            onClick={() => autoplay.choose(!autoplay.isPlaying)}
          />
          <Control part="next" label={texts.next} onClick={() => go(1, true)} />
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  part: 'previous' | 'play' | 'next';
  icon?: keyof typeof ICONS;
  label: string;
  onClick: () => void;
}

function Control({ part, icon = part, label, onClick }: ControlProps) {
  return (
    <button type="button" part={part} data-control="" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
