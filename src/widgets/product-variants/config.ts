/** Configuration of `<sqs-product-variants>`. */
import { MONEY_UNITS } from '../../domain/commerce/money-units.ts';
import { PICKERS } from '../../domain/commerce/pickers.ts';
import {
  attribute,
  essential,
  flag,
  type Infer,
  integer,
  list,
  object,
  record,
  text,
} from '../../domain/schema.ts';
import { optionalOneOf, optionalRecord } from '../../domain/schema-optional.ts';

export const productVariantsConfigSchema = object({
  /** Id of the product; a page with one product needs none, nor does a tag inside `<sqs-product>`. */
  itemId: attribute(text()),
  /** The variants as JSON, as the builder writes them in `data-variants`; those of the `<sqs-product>` around it by default. */
  variants: attribute(essential(list(record()))),
  /** Names of the options in the owner's order, as JSON. */
  optionOrder: attribute(list(text())),
  /** 1 physical (default), 2 digital, 3 service, 4 gift card; another tag of the product may say it. */
  productType: attribute(integer(0, 0, 4)),
  /** `major` or `minor`: units of `priceMoney` where the data does not say itself; the site's, else `major` by default. */
  moneyUnits: attribute(optionalOneOf(MONEY_UNITS)),
  /** The product is a subscription. */
  isSubscribable: attribute(flag()),
  /** How often it is paid, as JSON. */
  subscriptionPlan: attribute(record()),
  /** `select` (default), `radio` or `swatch`. */
  picker: attribute(optionalOneOf(PICKERS)),
  /** Swatches as JSON: option to value to a css colour or the address of a picture, `{ "Colour": { "Ink": "#22304f" } }`. */
  optionSwatches: attribute(optionalRecord()),
  messages: record(),
});

export type ProductVariantsConfig = Infer<typeof productVariantsConfigSchema>;
