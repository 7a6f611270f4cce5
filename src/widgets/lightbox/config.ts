/** Configuration of `<sqs-lightbox>`. */
import { attribute, flag, type Infer, object, record, reflected, text } from '../../domain/schema.ts';
import { openerEntries } from '../../ui/dialog/use-openers.ts';

export const lightboxConfigSchema = object({
  /** Whether it is open; kept up to date. */
  open: reflected(flag()),
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

export type LightboxConfig = Infer<typeof lightboxConfigSchema>;
