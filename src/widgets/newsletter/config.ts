/** Configuration of `<sqs-newsletter>`: one e-mail address and where it goes (spec 1 §3, Newsletter slice). */
import { EMAIL_RULES } from '../../domain/forms/email.ts';
import { FORM_TYPES, formEntityEntries } from '../../domain/forms/form-entity.ts';
import { flag, type Infer, integer, list, object, oneOf, optionalText, text } from '../../domain/schema.ts';
import { submitEntries } from '../../ui/submission/config.ts';

export const newsletterConfigSchema = object({
  ...formEntityEntries,
  /** Only the id of the e-mail field is of use here. */
  fields: list(object({ id: text(), type: text() })),
  ...submitEntries,
  type: integer(FORM_TYPES.newsletterBlock, 1, 6),
  emailPlaceholder: optionalText(),
  emailRule: oneOf(EMAIL_RULES, 'spec'),
  /** The newsletter is sent without the server's check (spec 1 §7); the address is always checked here. */
  disableValidation: flag(true),
  /** Whether it stands in a pop-up; the shared submit path sends it (spec 1 §7). */
  isOverlayForm: flag(true),
});

export type NewsletterConfig = Infer<typeof newsletterConfigSchema>;
