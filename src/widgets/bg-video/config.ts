/** Configuration of `<sqs-bg-video>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, number, object, oneOf, record, text } from '../../domain/schema.ts';
import { FILTERS } from '../../domain/video/filter.ts';
import { START_TIME_RULES } from '../../domain/video/start-time.ts';

export const bgVideoConfigSchema = object({
  /** Address of the video at YouTube or Vimeo, or of an mp4 or webm file; `<source>` children name files as well. */
  url: attribute(text('', WEB_ADDRESS)),
  /** Seconds into the video where it starts and loops to; what its address says by default. */
  startTime: attribute(number(0, { test: (seconds) => seconds >= 0, must: 'seconds, from 0 on' })),
  /** How `t=` in an address is read: `spec` (default) counts its parts from the end, `standard` reads `1h30s` and `2m` as the providers do. */
  startTimeRule: attribute(oneOf(START_TIME_RULES, 'spec')),
  /** How fast it plays: 1 is its own speed, below 0.5 counts as 1; at most 16. */
  speed: attribute(number(1, { test: (speed) => speed <= 16, must: 'a number, at most 16' })),
  /** `fill` (default) covers the whole place, `fit` shows the whole video. */
  fit: attribute(oneOf(['fill', 'fit'], 'fill')),
  /** How much larger than its place it is. */
  scale: attribute(number(1, { test: (scale) => scale > 0, must: 'a number above 0' })),
  /** One of css's filters over video and still image. */
  filter: attribute(oneOf(FILTERS, 'none')),
  /** Percent: css's own for most filters, of 20 px for `blur` and 40 px for `drop-shadow`, of a whole turn for `hue-rotate`. */
  filterStrength: attribute(
    number(50, { test: (percent) => percent >= 0 && percent <= 200, must: 'percent, from 0 to 200' }),
  ),
  /** Address of the still image, which is there until the video plays and wherever it does not. */
  fallbackImage: attribute(text('', WEB_ADDRESS)),
  /** What the still image shows; empty for decoration. */
  fallbackAlt: attribute(text()),
  /** Plays by itself on phones and tablets too. */
  allowMobile: attribute(flag()),
  /** Waits until the visitor presses play, or a script of the page calls `play()`. */
  noAutoplay: attribute(flag()),
  /** Plays once, and stands at its end. */
  noLoop: attribute(flag()),
  /** What the video shows, for the name of its button. */
  label: attribute(text()),
  /** The corner of the button that pauses and plays: `bottom-end` (default), `bottom-start`, `top-end`, `top-start`. */
  buttonPlace: attribute(oneOf(['bottom-end', 'bottom-start', 'top-end', 'top-start'], 'bottom-end')),
  messages: record(),
});

export type BgVideoConfig = Infer<typeof bgVideoConfigSchema>;
