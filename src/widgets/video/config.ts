/** Configuration of `<sqs-video>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, number, object, oneOf, record, text } from '../../domain/schema.ts';
import { START_TIME_RULES } from '../../domain/video/start-time.ts';

const side = () => number(0, { test: (px) => px >= 0, must: 'a number of pixels' });

export const videoConfigSchema = object({
  /** Address of the video at YouTube or Vimeo, or of an mp4 or webm file. */
  src: attribute(text('', WEB_ADDRESS)),
  /** Embed code of any provider; the address, the sides and the title of its frame are used. */
  html: attribute(text()),
  /** Name of the provider, for its texts. */
  provider: attribute(text()),
  /** Address of the picture that stands there until the video plays. */
  poster: attribute(text('', WEB_ADDRESS)),
  /** Without a poster: YouTube's own picture, which is fetched from YouTube at once, unless the site's consent is restrictive. */
  providerPoster: attribute(flag()),
  /** What the video is called. */
  label: attribute(text()),
  /** With `height`: the shape of the video, 16 by 9 by default. */
  width: attribute(side()),
  /** See `width`. */
  height: attribute(side()),
  /** How a file fills that shape: `contain` (default), `cover`, `fill`. */
  fit: attribute(oneOf(['contain', 'cover', 'fill'], 'contain')),
  /** How `t=` in an address is read: `spec` (default) counts its parts from the end, `standard` reads `1h30s` and `2m` as the providers do. */
  startTimeRule: attribute(oneOf(START_TIME_RULES, 'spec')),
  /** Plays over the page; closing stops it. */
  lightbox: attribute(flag()),
  messages: record(),
});

export type VideoConfig = Infer<typeof videoConfigSchema>;
