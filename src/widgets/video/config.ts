/** Configuration of `<sqs-video>`. */
import { isSafeRedirect } from '../../domain/links.ts';
import { flag, type Infer, number, object, oneOf, record, text } from '../../domain/schema.ts';
import { START_TIME_RULES } from '../../domain/video/start-time.ts';

const address = () =>
  text('', { test: (url) => url === '' || isSafeRedirect(url), must: 'an http(s) or relative address' });

const side = () => number(0, { test: (px) => px >= 0, must: 'a number of pixels' });

export const videoConfigSchema = object({
  /** Address of the video at its provider, or of a file. */
  src: address(),
  /** Embed code of a provider; only the address, the sides and the title of its frame are used. */
  html: text(),
  /** Name of the provider, where the address does not tell it. */
  provider: text(),
  poster: address(),
  /** The provider's own picture is shown; it is fetched from the provider before anyone plays. */
  providerPoster: flag(),
  /** What the video is called: accessible name, title of the frame, and what is counted. */
  label: text(),
  /** Shape of the video; 16 by 9 when neither this nor the embed code says. */
  width: side(),
  height: side(),
  fit: oneOf(['contain', 'cover', 'fill'], 'contain'),
  startTimeRule: oneOf(START_TIME_RULES, 'spec'),
  lightbox: flag(),
  /** Origin of the player in place of the provider's own, for tests. */
  playerOrigin: address(),
  messages: record(),
});

export type VideoConfig = Infer<typeof videoConfigSchema>;
