/** The view of `<sqs-info-bar>`: how to reach the site's owner, at the thumb's end of a phone (behaviour/site#bars-and-badge). */
import { type ReactNode, useMemo, useState } from 'react';
import { INFO_BAR_MAX_WIDTH_PX, isInfoBarVisible } from '../../domain/site/bars.ts';
import { hoursRows } from '../../domain/site/hours.ts';
import type { BusinessDay, InfoBarSettings } from '../../domain/site/site-settings.ts';
import { infoBarMessages } from '../../i18n/en/info-bar.ts';
import { isMobilePage } from '../../services/page/mobile-page.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { usePage } from '../../ui/use-page.ts';
import { useReported } from '../../ui/use-reported.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import { type InfoBarConfig, infoBarMistakes, infoBarSettings } from './config.ts';

type Texts = typeof infoBarMessages;

/** Outlines on a 24 px grid. */
const ICONS = {
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z',
  map: 'M12 21s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
};

const NO_CONTEXT = {};

export function InfoBar({ config, host }: WidgetProps<InfoBarConfig>) {
  const texts = host.texts('info-bar', infoBarMessages);
  const site = usePage()?.site;
  const isNarrow = useMediaQuery(`(width <= ${INFO_BAR_MAX_WIDTH_PX}px)`);
  const context = site?.context ?? NO_CONTEXT;
  const mistakes = useMemo(() => infoBarMistakes(config, context), [config, context]);
  useReported(mistakes, host);
  const settings = infoBarSettings(config, context);
  const { style, email, phone, location, hours } = settings;
  const [isOpen, setOpen] = useState(false);
  const isVisible = isInfoBarVisible({
    isMobile: config.preview || isMobilePage(),
    windowWidth: config.preview || isNarrow ? INFO_BAR_MAX_WIDTH_PX : INFO_BAR_MAX_WIDTH_PX + 1,
    style,
  });
  if (!isVisible || !(email || phone || location || hours)) return null;

  return (
    <aside part="bar" aria-label={texts.label} data-style={style?.toLowerCase()}>
      {hours && isOpen && (
        <Hours id={host.id('hours')} hours={hours} texts={texts} locale={site?.websiteLocale ?? ''} />
      )}
      <ul part="actions">
        {email && <Action icon="email" href={`mailto:${email}`} text={texts.email} />}
        {phone && <Action icon="phone" href={`tel:${phone.replace(/[^\d+*#]/g, '')}`} text={texts.phone} />}
        {location && <Action icon="map" href={mapUrl(location)} text={texts.map} />}
        {hours && (
          <li>
            <button
              type="button"
              part="action"
              aria-expanded={isOpen}
              aria-controls={isOpen ? host.id('hours') : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="hours" />
              {texts.hours}
            </button>
          </li>
        )}
      </ul>
    </aside>
  );
}

function Action({ icon, href, text }: { icon: keyof typeof ICONS; href: string; text: ReactNode }) {
  return (
    <li>
      <a part="action" href={href}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
}

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

function Hours({
  id,
  hours,
  texts,
  locale,
}: {
  id: string;
  hours: BusinessDay[];
  texts: Texts;
  locale: string;
}) {
  return (
    <dl part="hours" id={id}>
      {hoursRows(hours, locale).map(({ day, name, text }) => (
        <div key={day}>
          <dt>{name}</dt>
          <dd dir="auto">{text || texts.closed}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The position when it is known, else the address. */
function mapUrl({ title, lines, lat, lng }: NonNullable<InfoBarSettings['location']>): string {
  const address = [title, ...lines].filter(Boolean).join(', ');
  const query = lat !== undefined && lng !== undefined ? `${lat},${lng}` : address;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
