/** Configuration of `<sqs-restock-notification>` (behaviour/commerce#pieces-for-some-variants). */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, object, oneOf, record, text } from '../../domain/schema.ts';

export const restockConfigSchema = object({
  /** Id of the product; a tag inside `<sqs-product>` needs none. */
  itemId: attribute(text()),
  /** The variant it is for; without it, it is for the product, inside `<sqs-product>` for what is chosen of it. */
  variantId: attribute(text()),
  /** Waits until its variant is chosen. */
  hiddenByDefault: attribute(flag()),
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** What it offers. */
  cta: attribute(text()),
  /** Placeholder of the field. */
  placeholder: attribute(text()),
  /** Text of the button. */
  buttonText: attribute(text()),
  /** What joining the mailing list says; without it nobody is asked. */
  mailingList: attribute(text()),
  /** The box is ticked at first. */
  mailingListOptIn: attribute(flag()),
  /** `spec` (default) or `modern`, which accepts every valid address. */
  emailRule: attribute(oneOf(['spec', 'modern'], 'spec')),
  /** Asks for the site's captcha. */
  captcha: attribute(flag()),
  /** `recaptcha` or `altcha`; the site's by default. */
  captchaProvider: oneOf(['', 'recaptcha', 'altcha'], ''),
  /** The provider's site key; the site's by default. */
  captchaSiteKey: text(),
  /** Address of the provider's script, when it is not the provider's own. */
  captchaScript: text(),
  /** ALTCHA: where challenges come from. */
  captchaChallenge: text(),
  messages: record(),
});

export type RestockConfig = Infer<typeof restockConfigSchema>;

/** What `{@|product-restock-notification}` wrote for one view, as attributes of the tag. */
export function adoptedRestock(markup: HTMLElement): Record<string, string | undefined> {
  const find = <E extends Element>(selector: string) => markup.querySelector<E>(selector);
  const checkbox = find<HTMLInputElement>('[name="isJoinMailingList"]');
  const present = (is: unknown) => (is ? 'true' : undefined);
  return {
    'item-id': markup.dataset.productId,
    'variant-id': markup.dataset.variantId,
    'hidden-by-default': present(markup.hidden),
    cta: find('.product-restock-cta')?.textContent?.trim(),
    placeholder: find<HTMLInputElement>('[name="email"]')?.placeholder,
    'button-text': find<HTMLInputElement>('[type="submit"]')?.value,
    'mailing-list': find('.product-restock-mailing-list')?.textContent?.trim(),
    'mailing-list-opt-in': present(checkbox?.checked),
    captcha: present(find('.captcha-container')),
  };
}
