/** The view of `<sqs-map>`: where it is in words and links, and the map over them once it may be loaded. */

import { useMemo, useRef, useState } from 'react';
import { fill } from '../../domain/text/fill.ts';
import { mapMessages } from '../../i18n/en/map.ts';
import { useContent } from '../../ui/use-content.ts';
import { useIsRestricted } from '../../ui/use-is-restricted.ts';
import { usePage } from '../../ui/use-page.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { MapConfig } from './config.ts';
import type { MapEvents } from './events.ts';
import { type FoundMap, findMap, mapMistakes } from './find-map.ts';
import { useMap } from './use-map.ts';
import { useSeen } from './use-seen.ts';

type Texts = typeof mapMessages;

export function MapView({ config, host }: WidgetProps<MapConfig, object, MapEvents>) {
  const texts = host.texts('map', mapMessages);
  const site = usePage()?.site;
  const { language } = host;
  const found = useMemo(() => findMap(config, site, language), [config, site, language]);
  const { provider, providerName, teller, text } = found;
  useReported(
    useMemo(() => mapMistakes(config, found), [config, found]),
    host,
  );

  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  // What a visitor agrees to is this provider, not the next.
  const [asked, setAsked] = useState('');
  const mustAsk = useIsRestricted() && teller !== '';
  const waits = (config.load === 'click' || mustAsk) && asked !== provider;
  const markerLabel = fill(texts.marker, { place: text, provider: providerName });
  // Whether anybody has to be asked is not known before the site is.
  const isEarly = !site && config.load !== 'click';
  const { state, zoomBy } = useMap(isSeen && !waits, { config, found, markerLabel }, place, host);
  const isThere = state === 'ready' || state === 'empty';
  const consent = host.id('consent');

  return (
    <>
      <div part="frame" data-state={state} data-style={config.mapStyle} data-provider={provider}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names. */}
        <div
          ref={place}
          part="map"
          // Who pressed the button goes on here when it is gone.
          tabIndex={-1}
          role={waits || config.noDrag ? 'group' : 'application'}
          aria-label={fill(texts.label, { place: text })}
        />
        {waits && (
          <div part="cover" data-early={isEarly || undefined}>
            <button
              type="button"
              part="show"
              aria-describedby={teller && consent}
              onClick={() => {
                setAsked(provider);
                place.current?.focus();
              }}
            >
              {texts.show}
            </button>
            {teller && (
              <p part="consent" id={consent}>
                {fill(texts.consent, { provider: teller })}
              </p>
            )}
          </div>
        )}
        {isThere && <Zoom texts={texts} zoomBy={zoomBy} />}
        {isThere && provider === 'openstreetmap' && <Attribution {...found.tiles} />}
        {(state === 'failed' || state === 'empty') && (
          <p part="error" role="status">
            {texts.failed}
          </p>
        )}
      </div>
      <Words found={found} texts={texts} host={host.element} />
    </>
  );
}

function Zoom({ texts, zoomBy }: { texts: Texts; zoomBy: (steps: number) => void }) {
  return (
    <div part="zoom">
      {[
        { steps: 1, label: texts.zoomIn, sign: 'M12 5v14M5 12h14' },
        { steps: -1, label: texts.zoomOut, sign: 'M5 12h14' },
      ].map(({ steps, label, sign }) => (
        <button key={steps} type="button" part="button" aria-label={label} onClick={() => zoomBy(steps)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  );
}

function Attribution({ attribution, attributionUrl }: FoundMap['tiles']) {
  if (!attribution) return null;
  return (
    <p part="attribution">
      {attributionUrl ? (
        <a href={attributionUrl} target="_blank" rel="noopener">
          {attribution}
        </a>
      ) : (
        attribution
      )}
    </p>
  );
}

/** What the author wrote, or what the settings say. */
function Words({ found, texts, host }: { found: FoundMap; texts: Texts; host: HTMLElement }) {
  const { place, page, directions, providerName } = found;
  if (useContent(host, hasWords)) return <slot />;
  const { title, lines } = place;
  return (
    <div part="words">
      {(title || lines.length > 0) && (
        <address part="address" dir="auto">
          {title && <strong part="title">{title}</strong>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p part="links">
        <a href={page} target="_blank" rel="noopener">
          {fill(texts.open, { provider: providerName })}
        </a>
        <a href={directions} target="_blank" rel="noopener">
          {texts.directions}
        </a>
      </p>
    </div>
  );
}

const hasWords = (element: HTMLElement) =>
  [...element.childNodes].some(
    (node) =>
      (node.nodeType === 3 && node.textContent?.trim()) ||
      (node.nodeType === 1 && node.nodeName !== 'SCRIPT'),
  );
