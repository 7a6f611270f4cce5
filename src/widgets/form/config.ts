/** Configuration of `<sqs-form>`: the form entity plus where and how it is submitted. */
import { EMAIL_RULES } from '../../domain/forms/email.ts';
import { formEntries } from '../../domain/forms/form.ts';
import { attribute, flag, type Infer, object, oneOf, optionalText, text } from '../../domain/schema.ts';
import { submitEntries } from '../../ui/submission/config.ts';

export const formConfigSchema = object({
  ...formEntries,
  ...submitEntries,
  /** Collection the form belongs to. */
  collectionId: attribute(text()),
  /** Item the form belongs to. */
  itemId: attribute(text()),
  /** Name of the object that the form belongs to. */
  objectName: optionalText(),
  /** `spec` (default) or `modern`, which accepts every valid address. */
  emailRule: attribute(oneOf(EMAIL_RULES, 'spec')),
  /** Uses the submit handler that answers with sanitised values. */
  sanitizedValues: attribute(flag()),
  /** Does not keep what was typed for the session. */
  noDraft: attribute(flag()),
});

export type FormConfig = Infer<typeof formConfigSchema>;
