/** Configuration of `<sqs-form>`: the form entity plus where and how it is submitted. */
import { EMAIL_RULES } from '../../domain/forms/email.ts';
import { formEntries } from '../../domain/forms/form.ts';
import { flag, type Infer, object, oneOf, optionalText, text } from '../../domain/schema.ts';
import { submitEntries } from '../../ui/submission/config.ts';

export const formConfigSchema = object({
  ...formEntries,
  ...submitEntries,
  collectionId: text(),
  itemId: text(),
  objectName: optionalText(),
  emailRule: oneOf(EMAIL_RULES, 'spec'),
  /** The submit handler behind the feature flag: answers with sanitised values. */
  sanitizedValues: flag(),
  noDraft: flag(),
});

export type FormConfig = Infer<typeof formConfigSchema>;
