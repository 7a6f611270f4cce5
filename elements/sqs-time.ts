/** `<sqs-time>`: a date in the site's zone and the page's language. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import timeCss from '../src/leaves/time/time.css';
import { TimeLeaf, timeConfigSchema } from '../src/leaves/time/time-leaf.ts';

/**
 * A `<time>` that says a moment as a date, or how long ago it was, and on request leads into a calendar. A day without
 * a time is that day for everybody; a time without a zone is on the clock of the site. What stands inside is shown until
 * then, and when the moment cannot be read.
 *
 * @tag sqs-time
 * @summary Writes a date, or how long ago it was, and leads into a calendar.
 * @example
 * ```html
 * <p>Doors open on <sqs-time datetime="2027-03-14T19:00" time-zone="Europe/Oslo" format="date:long time:short">14 March</sqs-time>.</p>
 * ```
 * @keyboard Enter - On its link: leads into the calendar.
 * @slot - What is shown until the date is there, and when it cannot be read.
 */
export class SqsTimeElement extends leafElement({
  leaf: TimeLeaf,
  schema: timeConfigSchema,
  css: [timeCss],
  isInline: true,
}) {}

define('sqs-time', SqsTimeElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-time': SqsTimeElement;
  }
}
