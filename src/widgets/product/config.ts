/** Configuration of `<sqs-product>`; its JSON child is the product itself. */
import { MONEY_UNITS } from '../../domain/commerce/money-units.ts';
import { PICKERS } from '../../domain/commerce/pickers.ts';
import { objectOf } from '../../domain/json.ts';
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, integer, object, property, record, text } from '../../domain/schema.ts';
import { anything, optionalOneOf } from '../../domain/schema-optional.ts';

const LEAST_LEVEL = 1;
const MOST_LEVEL = 6;
/** Below the title of a page. */
const DEFAULT_LEVEL = 2;

export const productConfigSchema = object({
  /** Address of the product as JSON, instead of the JSON child: an item, or the document of its page. */
  src: attribute(text('', WEB_ADDRESS)),
  /** Id of the product, where the data names none. */
  itemId: attribute(text()),
  /** Level of the title's heading, 1 to 6; 2 by default. */
  headingLevel: attribute(integer(DEFAULT_LEVEL, LEAST_LEVEL, MOST_LEVEL)),
  /** How options are chosen: `select` (default), `radio` or `swatch`. */
  picker: attribute(optionalOneOf(PICKERS)),
  /** `major` or `minor`: units of `priceMoney` where the data does not say itself; the site's, else `major` by default. */
  moneyUnits: attribute(optionalOneOf(MONEY_UNITS)),
  /** Keeps the chosen variant in the page's address. */
  variantInUrl: attribute(flag()),
  /** Name of the address's parameter, `variant` by default. */
  urlParameter: attribute(text('variant')),
  /** Leaves the data for search engines to the page. */
  noStructuredData: attribute(flag()),
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** Where the cart is, `/cart` by default. */
  cartUrl: attribute(text('', WEB_ADDRESS)),
  /** The product, from a script; wins over `src` and the JSON child. */
  product: property(anything()),
  /** What the JSON child holds. */
  dataChild: anything(),
  messages: record(),
});

export type ProductConfig = Infer<typeof productConfigSchema>;

/** The JSON child is the product; words for the tag itself may stand beside it. */
export const productFromJson = (json: unknown) => ({ dataChild: json, messages: objectOf(json).messages });
