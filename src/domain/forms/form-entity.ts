/** What every kind of form has besides its fields (behaviour/forms#the-form-entity). */
import { WEB_ADDRESS } from '../links.ts';
import { attribute, flag, type InferEntries, integer, optionalText, text } from '../schema.ts';

/** Kind of form by its number. */
export const FORM_TYPES = {
  formBlock: 1,
  product: 2,
  donation: 3,
  slide: 4,
  newsletterBlock: 5,
  checkoutPage: 6,
} as const;
export const CAPTCHA_THEMES = { light: 1, dark: 2 } as const;
export const CAPTCHA_ALIGNMENTS = { left: 1, center: 2, right: 3 } as const;

/** A redirect is an address, or an object with one. */
function addressOf(redirect: unknown): unknown {
  return typeof redirect === 'object' && redirect !== null && 'url' in redirect ? redirect.url : redirect;
}

/** Properties of the form entity that form and newsletter share. */
export const formEntityEntries = {
  /** Id that the builder gave to the form. */
  id: text(),
  /** Form block 1, product 2, donation 3, slide 4, newsletter block 5, checkout page 6. */
  type: integer(FORM_TYPES.formBlock, 1, 6),
  // Texts that an owner did not write are the catalogue's, in the language of the page.
  /** Text of the button. */
  submitButtonText: attribute(optionalText()),
  /** Owner's HTML that thanks the visitor. */
  submissionMessage: optionalText(),
  /** Owner's HTML below the button; newsletter and slide forms have one by default. */
  disclaimerMessage: optionalText(),
  /** Owner's HTML that is shown after a submit; its scripts run. */
  submissionHTML: text(),
  /** Where a visitor goes after a submit: an address, or an object with a `url`. */
  successRedirect: text('', { from: addressOf, ...WEB_ADDRESS }),
  /** Asks for the captcha. */
  captchaEnabled: flag(),
  /** Light 1, dark 2. */
  captchaTheme: integer(CAPTCHA_THEMES.light, 1, 2),
  /** Left 1, center 2, right 3. */
  captchaAlignment: integer(CAPTCHA_ALIGNMENTS.left, 1, 3),
};
export type FormEntity = InferEntries<typeof formEntityEntries>;

/** The disclaimer under the form: newsletter and slide forms have one unless it was written empty. */
export function disclaimerOf(
  form: Pick<FormEntity, 'type' | 'disclaimerMessage'>,
  newsletterDisclaimer: string,
): string {
  const hasDefault = form.type === FORM_TYPES.newsletterBlock || form.type === FORM_TYPES.slide;
  return form.disclaimerMessage ?? (hasDefault ? newsletterDisclaimer : '');
}
