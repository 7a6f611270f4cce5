/** Links that put an event into a calendar: the page of an online one, and a file (behaviour/times#calendars). */
import { type CalendarEvent, calendarFile, calendarQuery } from '../../domain/calendar.ts';

const CALENDAR_PAGE = 'https://www.google.com/calendar/event?';

export class CalendarLinks {
  private file: string | undefined;

  /** @param now ms since the epoch */
  of(
    event: CalendarEvent,
    kind: 'google' | 'ics' | 'both',
    words: { google: string; file: string },
    now: number,
  ): (Node | string)[] {
    const links: (Node | string)[] = [];
    if (kind !== 'ics') links.push(' ', link(CALENDAR_PAGE + calendarQuery(event), words.google));
    if (kind !== 'google') links.push(' ', this.fileLink(event, words.file, now));
    return links;
  }

  /** The browser keeps a file until it is told that nobody needs it. */
  release(): void {
    if (this.file) URL.revokeObjectURL(this.file);
    this.file = undefined;
  }

  private fileLink(event: CalendarEvent, words: string, now: number): HTMLAnchorElement {
    const uid = `${event.start}-${location.hostname}${location.pathname}`;
    const type = 'text/calendar;charset=utf-8';
    this.file = URL.createObjectURL(new Blob([calendarFile(event, uid, now)], { type }));
    const anchor = link(this.file, words);
    anchor.download = 'event.ics';
    return anchor;
  }
}

function link(href: string, words: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = words;
  anchor.dataset.part = 'calendar';
  return anchor;
}
