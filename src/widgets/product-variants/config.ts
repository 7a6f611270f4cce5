/** Configuration of `<sqs-product-variants>`. */
import { MONEY_UNITS } from '../../domain/commerce/money.ts';
import { flag, type Infer, integer, list, object, oneOf, record, text } from '../../domain/schema.ts';

export const productVariantsConfigSchema = object({
  /** Empty: the page has one product. */
  itemId: text(),
  /** The product's variants as the builder's data has them (spec 3 §3). */
  variants: list(record()),
  /** Names of the options as the owner ordered them; without it the written markup or the variants say. */
  optionOrder: list(text()),
  /** 1 physical, 2 digital, 3 service, 4 gift card; 0: another tag of the product says it, else 1. */
  productType: integer(0, 0, 4),
  /** Units of `priceMoney.value` where the data does not say them itself. */
  moneyUnits: oneOf(MONEY_UNITS, 'minor'),
  isSubscribable: flag(),
  subscriptionPlan: record(),
  /** A list to pull down, or a button for each value. */
  control: oneOf(['select', 'buttons'], 'select'),
  messages: record(),
});

export type ProductVariantsConfig = Infer<typeof productVariantsConfigSchema>;
