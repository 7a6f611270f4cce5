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
  /** Asks for pictures of every host in the widths of the image service, not only for the builder's own. */
  srcset: attribute(flag()),
  /** Loads pictures as linked, those of the builder's own hosts too. */
  noSrcset: attribute(flag()),
  messages: record(),
});

export type LightboxConfig = Infer<typeof lightboxConfigSchema>;
