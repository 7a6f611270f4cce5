/** Configuration of `<sqs-password>`. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, object, oneOf, record, text } from '../../domain/schema.ts';

export const passwordConfigSchema = object({
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** `site` (default) or `collection`. */
  kind: attribute(oneOf(['site', 'collection'], 'site')),
  /** Id of the collection; without it the body's id (`collection-…`) or the site says which. */
  collectionId: attribute(text()),
  /** The page is shown in the owner's editor, where the check is blocked. */
  designFrame: attribute(flag()),
  /** Text of the button. */
  submitButtonText: attribute(text()),
  messages: record(),
});

export type PasswordConfig = Infer<typeof passwordConfigSchema>;
