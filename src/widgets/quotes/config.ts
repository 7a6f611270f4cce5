/** Configuration of `<sqs-quotes>`. */
import { attribute, type Infer, list, object, record, requiredText, text } from '../../domain/schema.ts';

export const quotesConfigSchema = object({
  /** The quotes, as JSON: a list of `text` and `source`; what stands inside the tag by default, an element a quote. */
  items: attribute(
    list(
      object({
        /** What was said, without quotation marks. */
        text: requiredText('the text of a quote'),
        /** Who said it. */
        source: text(),
      }),
    ),
  ),
  messages: record(),
});

export type QuotesConfig = Infer<typeof quotesConfigSchema>;
