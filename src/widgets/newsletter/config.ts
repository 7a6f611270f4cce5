/** Configuration of `<sqs-newsletter>`: one e-mail address and where it goes (behaviour/forms#newsletter). */
import { EMAIL_RULES } from '../../domain/forms/email.ts';
import { FORM_TYPES, formEntityEntries } from '../../domain/forms/form-entity.ts';
import {
  attribute,
  flag,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  optionalText,
  text,
} from '../../domain/schema.ts';
import { submitEntries } from '../../ui/submission/config.ts';

export const newsletterConfigSchema = object({
  ...formEntityEntries,
  /** Only the id of the e-mail field is of use here. */
  fields: list(
    object({
      /** Id of the field. */
      id: text(),
      /** `email`. */
      type: text(),
    }),
  ),
  ...submitEntries,
  /** Newsletter block 5. */
  type: integer(FORM_TYPES.newsletterBlock, 1, 6),
  /** Placeholder of the field, "Email Address" by default. */
  emailPlaceholder: attribute(optionalText()),
  /** `modern` accepts every valid address. */
  emailRule: attribute(oneOf(EMAIL_RULES, 'spec')),
  /** On by default: the server is not asked to check first; the address is always checked here. `"false"` asks it. */
  disableValidation: attribute(flag(true)),
  /** Whether it stands in a pop-up; the shared submit path sends it. */
  isOverlayForm: flag(true),
});

export type NewsletterConfig = Infer<typeof newsletterConfigSchema>;
