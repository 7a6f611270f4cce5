/** Configuration of `<sqs-lightbox>`. */
import { flag, type Infer, object, record, text } from '../../domain/schema.ts';
import { openerEntries } from '../../ui/dialog/use-openers.ts';

export const lightboxConfigSchema = object({
  open: flag(),
  ...openerEntries,
  /** Accessible name; the first heading of the content by default. */
  label: text(),
  /** The viewer goes on from the last picture to the first. */
  loop: flag(),
  /** Name under which the viewer's pictures have addresses, `#<name>=<number>`; without one the address stays as it is. */
  deepLink: text(),
  /** Pictures are loaded as they are linked, not in the widths of the image service. */
  noSrcset: flag(),
  messages: record(),
});

export type LightboxConfig = Infer<typeof lightboxConfigSchema>;
