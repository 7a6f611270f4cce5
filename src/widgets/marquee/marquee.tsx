/** The view of `<sqs-marquee>`: a row that passes, said once, with a button that stops it. */
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isSafeLink } from '../../domain/links.ts';
import { marqueeCopies, marqueeSeconds, marqueeWave, waveParts, waveSeconds } from '../../domain/marquee.ts';
import { marqueeMessages } from '../../i18n/en/marquee.ts';
import { useContent } from '../../ui/use-content.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import { type MarqueeConfig, TEXT_SIZE } from './config.ts';
import { itemsIn, type MarqueeItem } from './find-items.ts';
import { useSizes } from './use-sizes.ts';

export function Marquee({ config, host }: WidgetProps<MarqueeConfig>) {
  const texts = host.texts('marquee', marqueeMessages);
  const inside = useContent(host.element, itemsIn);
  const items = config.items.length > 0 ? config.items : inside;
  const wantsStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, choose] = useState<boolean>();
  const moves = choice ?? !wantsStill;

  const { preset, waveFrequency, waveIntensity, animationSpeed: speed } = config;
  const wave = useMemo(
    () => marqueeWave(preset, { waveFrequency, waveIntensity }),
    [preset, waveFrequency, waveIntensity],
  );
  const waves = moves && wave.intensity > 0;
  const seen = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const sizes = useSizes(seen, row, items);
  const copies = moves ? marqueeCopies(sizes.row, sizes.seen) : 1;
  useLayoutEffect(() => {
    if (waves) setPhases(seen.current);
  }, [waves, sizes, copies, items]);

  if (items.length === 0) return <slot />;
  const style = {
    '--_size': config.textSize === TEXT_SIZE ? undefined : config.textSize,
    '--_space': config.itemSpacing,
    '--_row': `${sizes.row}px`,
    '--_pass': `${marqueeSeconds(sizes.row, speed)}s`,
    '--_wave': `${waveSeconds(wave, sizes.seen, speed)}s`,
    '--_rise': `${wave.intensity / 200}em`,
    '--_speed': `${sizes.row > 0 ? sizes.row / marqueeSeconds(sizes.row, speed) : 0}`,
  } as CSSProperties;
  return (
    <div
      part="marquee"
      style={style}
      data-moves={moves}
      data-direction={config.animationDirection}
      data-hover={config.pausedOnHover ? 'pauses' : undefined}
      data-edges={config.fadeEdges ? 'fade' : undefined}
      data-text={config.textStyle}
    >
      <div part="window" ref={seen}>
        <div part="track">
          {Array.from({ length: copies }, (_, copy) => (
            <ul
              key={copy}
              part="row"
              // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list out of a list without markers.
              role="list"
              ref={copy === 0 ? row : undefined}
              // What passes again is said once.
              aria-hidden={copy > 0 || undefined}
              inert={copy > 0}
            >
              {items.map((item, index) => (
                <li part="item" dir="auto" key={index}>
                  <Item item={item} waves={waves} language={host.language} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <button
        type="button"
        part="button"
        aria-label={moves ? texts.pause : texts.play}
        onClick={() => choose(!moves)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={moves ? 'M8.5 6v12M15.5 6v12' : 'M9 6l9 6-9 6z'} />
        </svg>
      </button>
    </div>
  );
}

function Item({ item, waves, language }: { item: MarqueeItem; waves: boolean; language: string }) {
  const { text, url } = item;
  const words = waves ? (
    <>
      <span part="said" data-sr-only="">
        {text}
      </span>
      <span aria-hidden="true">
        {waveParts(text, language).map((letter, index) => (
          <span part="letter" key={index}>
            {letter}
          </span>
        ))}
      </span>
    </>
  ) : (
    text
  );
  return url && isSafeLink(url) ? <a href={url}>{words}</a> : words;
}

/** Where each letter stands on the wave: by its place in the row, once for a size; all of them move by one clock. */
function setPhases(seen: HTMLElement | null): void {
  const letters = [...(seen?.querySelectorAll<HTMLElement>('[part="letter"]') ?? [])];
  const places = letters.map(({ offsetLeft }) => offsetLeft);
  letters.forEach((letter, index) => {
    letter.style.setProperty('--_x', String(places[index]));
  });
  for (const animation of seen?.getAnimations({ subtree: true }) ?? []) animation.startTime = 0;
}
