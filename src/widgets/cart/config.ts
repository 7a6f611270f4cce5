/** Configuration of `<sqs-cart>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, object, oneOf, record, reflected, text } from '../../domain/schema.ts';
import { openerEntries } from '../../ui/dialog/use-openers.ts';

export const CHECKOUT_METHODS = ['json', 'form'] as const;

export const cartConfigSchema = object({
  /** A panel at the side of the window in place of a part of the page. */
  panel: attribute(flag()),
  /** Whether the panel is open; kept up to date. */
  open: reflected(flag()),
  ...openerEntries,
  /** The panel opens when something was put into the cart. */
  openOnAdd: attribute(flag()),
  /** Heading of the panel and name of the list, "Your cart" by default. */
  label: attribute(text()),
  /** Where an empty cart leads back to. */
  continueUrl: attribute(text('/', WEB_ADDRESS)),
  /** Where the owner's own checkout begins. Without it there is no button: the kit takes no payment. */
  checkoutUrl: attribute(text('', WEB_ADDRESS)),
  /**
   * How the checkout is told: `json` posts the cart and goes where the answer's `url` says; `form` posts a form with the
   * fields `order` and `cart` and goes along.
   */
  checkoutMethod: attribute(oneOf(CHECKOUT_METHODS, 'json')),
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** Locale of the amounts; the nearest `lang` by default. */
  locale: attribute(text()),
  messages: record(),
});

export type CartConfig = Infer<typeof cartConfigSchema>;
