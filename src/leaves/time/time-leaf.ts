/** What `<sqs-time>` does: writes a moment in the site's zone and the page's language, or how long ago it was. */
import type { CalendarEvent } from '../../domain/calendar.ts';
import { calendarSpan } from '../../domain/calendar-span.ts';
import { MOMENT, type Moment, machineTime, readMoment } from '../../domain/moment.ts';
import { attribute, flag, type Infer, object, oneOf, record, text } from '../../domain/schema.ts';
import { localeOf } from '../../domain/text/locale.ts';
import { countText } from '../../domain/text/plural.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import { sinceChangesIn, sinceOf } from '../../domain/time-since.ts';
import { timeMessages } from '../../i18n/en/time.ts';
import { getPage, subscribePage } from '../../services/page/site-registry.ts';
import { formatDateTime } from '../../template/intl/dates.ts';
import { dateTimeSettings } from '../../template/intl/options.ts';
import { strftime } from '../../template/intl/strftime.ts';
import { DEFAULT_TIME_ZONE, isTimeZone, timeOnClock } from '../../template/intl/time-zone.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';
import { CalendarLinks } from './calendar-links.ts';

const ZONE = {
  test: (zone: string) => !zone || isTimeZone(zone),
  must: 'a zone as Europe/Oslo',
};

export const timeConfigSchema = object({
  /** The moment: ISO 8601, or milliseconds since 1970. */
  datetime: attribute(text()),
  /** Widths and pieces (`long` by default, `yMMMd`, `date:full time:short`), or a pattern with `%`. */
  format: attribute(text()),
  /** Says how long ago it was. */
  since: attribute(flag()),
  /** Zone of the clock; the site's, else `America/New_York` by default. */
  timeZone: attribute(text('', ZONE)),
  /** Locale of the date; the nearest `lang` by default. */
  locale: attribute(text()),
  /** Links that put it into a calendar: `google`, `ics` or `both`. */
  calendar: attribute(oneOf(['', 'google', 'ics', 'both'], '')),
  /** What happens then, for the calendar; the title of the page by default. */
  eventTitle: attribute(text()),
  /** Where it happens, for the calendar. */
  eventLocation: attribute(text()),
  /** When it ends, for the calendar. */
  end: attribute(text('', MOMENT)),
  messages: record(),
});

/** Timers take no more. */
const MOST_WAIT_MS = MS_PER_DAY;

export class TimeLeaf implements Leaf {
  private readonly host: LeafHost<Infer<typeof timeConfigSchema>>;
  private readonly links = new CalendarLinks();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: (() => void) | undefined;

  constructor(host: LeafHost<Infer<typeof timeConfigSchema>>) {
    this.host = host;
  }

  hostConnected(): void {
    // The site may name the zone.
    this.stop = subscribePage(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.stop?.();
    clearTimeout(this.timer);
    this.links.release();
  }

  hostUpdate(): void {
    const { config, root } = this.host;
    const texts = this.host.texts('time', timeMessages);
    clearTimeout(this.timer);
    const zone = this.zone();
    const moment = readOn(zone, config.datetime);
    if (!moment) {
      this.showMistake(texts);
      return;
    }
    const element = document.createElement('time');
    element.dateTime = machineTime(moment);
    // A locale of the other direction has its own order.
    element.dir = 'auto';
    const now = Date.now();
    const written = this.written(moment, zone);
    const isPast = config.since && moment.time <= now;
    element.textContent = isPast ? since(now - moment.time, texts, this.host.language) : written;
    if (isPast) element.title = written;
    root.replaceChildren(element, ...this.calendarLinks(moment, zone, texts, now));
    this.host.show(true);
    if (config.since) this.renewIn(isPast ? sinceChangesIn(now - moment.time) : moment.time - now);
  }

  private zone(): string {
    const context = getPage()?.site.context ?? {};
    const ofSite = context.timeZone ?? (context.website as { timeZone?: unknown } | undefined)?.timeZone;
    const { timeZone } = this.host.config;
    return timeZone || (typeof ofSite === 'string' && isTimeZone(ofSite) ? ofSite : DEFAULT_TIME_ZONE);
  }

  /** What was said in words stays; without any the reader learns that something is missing. */
  private showMistake(texts: typeof timeMessages): void {
    const { config, element, root } = this.host;
    this.links.release();
    if (config.datetime) this.host.report({ path: 'datetime', reason: `must be ${MOMENT.must}` });
    const isWritten = [...element.childNodes].some((node) => node !== root && node.textContent?.trim());
    root.textContent = config.datetime ? texts.invalid : '';
    this.host.show(!isWritten);
  }

  private written({ time, isDay }: Moment, zone: string): string {
    const { config, language } = this.host;
    const locale = localeOf(config.locale) ?? (language || navigator.language);
    const timeZone = isDay ? 'UTC' : zone;
    if (config.format.includes('%')) return strftime(config.format, time, timeZone);
    const asked = config.format.split(/\s+/).filter(Boolean);
    return formatDateTime(time, dateTimeSettings(asked), { locale, timeZone, compat: false });
  }

  private renewIn(wait: number): void {
    this.timer = setTimeout(() => this.host.requestUpdate(), Math.min(wait, MOST_WAIT_MS));
  }

  private calendarLinks(
    moment: Moment,
    zone: string,
    texts: typeof timeMessages,
    now: number,
  ): (Node | string)[] {
    const { calendar, end, eventTitle: title, eventLocation: location } = this.host.config;
    this.links.release();
    if (!calendar) return [];
    const last = readOn(zone, end);
    const event: CalendarEvent = {
      title: title || document.title,
      ...calendarSpan(moment, last, (local) => timeOnClock(local, zone)),
      location,
    };
    if (last && last.time <= moment.time)
      this.host.report({ path: 'end', reason: 'must be later than datetime' });
    return this.links.of(event, calendar, texts, now);
  }
}

const readOn = (zone: string, text: string) => readMoment(text, (local) => timeOnClock(local, zone));

function since(span: number, texts: typeof timeMessages, language: string): string {
  const { unit, count } = sinceOf(span);
  if (!unit) return texts.now;
  return countText(texts[unit], timeMessages[unit], count, language);
}
