/** Configuration of `<sqs-product-variants>`. */
import { MONEY_UNITS } from '../../domain/commerce/money.ts';
import {
  attribute,
  essential,
  flag,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  record,
  text,
} from '../../domain/schema.ts';

export const productVariantsConfigSchema = object({
  /** Id of the product; a page with one product needs none. */
  itemId: attribute(text()),
  /** The variants as JSON, as the builder writes them in `data-variants`. */
  variants: attribute(essential(list(record()))),
  /** Names of the options in the owner's order, as JSON. */
  optionOrder: attribute(list(text())),
  /** 1 physical (default), 2 digital, 3 service, 4 gift card; another tag of the product may say it. */
  productType: attribute(integer(0, 0, 4)),
  /** `minor` (default) or `major`: units of `priceMoney` where the data does not say itself. */
  moneyUnits: attribute(oneOf(MONEY_UNITS, 'minor')),
  /** The product is a subscription. */
  isSubscribable: attribute(flag()),
  /** How often it is paid, as JSON. */
  subscriptionPlan: attribute(record()),
  /** `select` (default) or `buttons`. */
  control: attribute(oneOf(['select', 'buttons'], 'select')),
  messages: record(),
});

export type ProductVariantsConfig = Infer<typeof productVariantsConfigSchema>;
