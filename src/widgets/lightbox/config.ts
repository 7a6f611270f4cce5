/** Configuration of `<sqs-lightbox>`. */
import { isMediaAddress } from '../../domain/lightbox/media-link.ts';
import {
  attribute,
  flag,
  type Infer,
  integer,
  list,
  object,
  property,
  type Rule,
  record,
  reflected,
  requiredText,
  text,
} from '../../domain/schema.ts';
import { openerEntries } from '../../ui/dialog/use-openers.ts';

const mediaAddress: Rule<string> = {
  ...requiredText('the address of a picture or a video'),
  test: isMediaAddress,
};

const itemSchema = object({
  /** Address of the picture, or of a video file, YouTube or Vimeo. */
  src: mediaAddress,
  /** Its type, such as `video/mp4`, where the address does not say it. */
  type: text(),
  /** Address of the same picture in small. */
  thumbnail: text(),
  /** What is to be seen. */
  alt: text(),
  /** The words below it. */
  caption: text(),
});

export const lightboxConfigSchema = object({
  /** Whether it is open; kept up to date. */
  open: reflected(flag()),
  /** Pictures and videos of the viewer that have no links in the page, as JSON: a list of `src`, `alt`, `caption` … */
  items: attribute(list(itemSchema)),
  /** Index of the picture that a viewer begins with where no thumbnail opens it; `show()` sets it. */
  startIndex: property(integer(0, 0)),
  ...openerEntries,
  /** Accessible name; the first heading of the content by default. */
  label: attribute(text()),
  /** The viewer goes on from the last picture to the first. */
  loop: attribute(flag()),
  /** Name that gives each picture an address, `#name=2`. Off by default. */
  deepLink: attribute(text()),
  /** The viewer shows all pictures in small below the one that is open. */
  thumbnails: attribute(flag()),
  /** The viewer can fill the screen, where the browser allows it. */
  fullscreen: attribute(flag()),
  /** The viewer links the file of each picture for download. */
  download: attribute(flag()),
  /** The browser's Back closes it and stays on the page. */
  closeOnBack: attribute(flag()),
  /** Asks for pictures of every host in the widths of the image service, not only for the builder's own. */
  srcset: attribute(flag()),
  /** Loads pictures as linked, those of the builder's own hosts too. */
  noSrcset: attribute(flag()),
  messages: record(),
});

export type LightboxItem = Infer<typeof itemSchema>;
export type LightboxConfig = Infer<typeof lightboxConfigSchema>;
