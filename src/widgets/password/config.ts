/** Configuration of `<sqs-password>`. */
import { flag, type Infer, object, oneOf, record, text } from '../../domain/schema.ts';

export const passwordConfigSchema = object({
  apiRoot: text(),
  kind: oneOf(['site', 'collection'], 'site'),
  /** With it the password is that of this collection; else the page's body or site says which. */
  collectionId: text(),
  /** The page is shown inside the owner's editor. */
  designFrame: flag(),
  submitButtonText: text(),
  messages: record(),
});

export type PasswordConfig = Infer<typeof passwordConfigSchema>;
