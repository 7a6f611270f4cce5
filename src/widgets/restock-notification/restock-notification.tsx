/** The view of `<sqs-restock-notification>`: an address to write to when what is chosen is back (behaviour/commerce#pieces-for-some-variants). */
import { useLayoutEffect, useRef } from 'react';
import { isRestockDue } from '../../domain/commerce/restock.ts';
import { isViewShown } from '../../domain/commerce/variant-view.ts';
import { CAPTCHA_ACTIONS } from '../../domain/forms/captcha.ts';
import { CAPTCHA_ALIGNMENTS, CAPTCHA_THEMES } from '../../domain/forms/form-entity.ts';
import { normalizeAddress } from '../../domain/text/normalize.ts';
import { restockMessages } from '../../i18n/en/commerce.ts';
import { useEmptyMark } from '../../ui/product/use-empty-mark.ts';
import { useProduct } from '../../ui/product/use-product.ts';
import { useProductKey } from '../../ui/product/use-product-key.ts';
import { CaptchaBox, waiting } from '../../ui/submission/captcha-box.tsx';
import { useCaptcha } from '../../ui/submission/use-captcha.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { RestockConfig } from './config.ts';
import type { RestockEvents } from './events.ts';
import { type RestockMethods, useRestock } from './use-restock.ts';

export function RestockNotification({
  config,
  host,
}: WidgetProps<RestockConfig, RestockMethods, RestockEvents>) {
  const texts = host.texts('restock-notification', restockMessages);
  const itemId = useProductKey(host.element, config.itemId);
  const { variant, facts } = useProduct(itemId);
  /** The owner's words in the product's own data. */
  const offer = facts.item?.restock;
  const mailingList = config.mailingList || offer?.mailingList;
  const email = useRef<HTMLInputElement>(null);
  const joins = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const isShown =
    isViewShown(config, variant, !config.hiddenByDefault) && isRestockDue(config.variantId, variant, facts);
  const captcha = useCaptcha();
  const { state, problem, failures, submit } = useRestock(config, itemId, host, texts, captcha);
  const send = () =>
    submit({
      email: normalizeAddress(email.current?.value ?? ''),
      isJoinMailingList: joins.current?.checked ?? false,
    });

  useLayoutEffect(() => {
    host.expose({ submit: send });
  });
  useEmptyMark(host.element, !isShown);
  useLayoutEffect(() => {
    if (failures > 0) email.current?.focus();
  }, [failures]);
  // The form that had the focus is gone.
  useLayoutEffect(() => {
    if (state === 'done') done.current?.focus();
  }, [state]);

  if (!isShown) return null;
  if (state === 'done')
    return (
      <p data-part="restock-done" ref={done} tabIndex={-1} role="status">
        {texts.done}
      </p>
    );
  return (
    <form
      data-part="restock"
      noValidate
      aria-labelledby={host.id('cta')}
      aria-busy={state === 'sending' || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p data-part="restock-cta" id={host.id('cta')}>
        {config.cta || offer?.cta || texts.cta}
      </p>
      <label data-part="product-label" htmlFor={host.id('email')}>
        {texts.email}
      </label>
      <div data-part="restock-row">
        <input
          ref={email}
          id={host.id('email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          data-part="product-control"
          placeholder={config.placeholder || offer?.placeholder || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? host.id('problem') : undefined}
        />
        <button type="submit" data-part="product-button" {...waiting(captcha, state === 'sending', host)}>
          {state === 'sending' ? texts.sending : config.buttonText || offer?.buttonText || texts.button}
        </button>
      </div>
      <div role="alert">
        {problem && (
          <p data-part="product-error" id={host.id('problem')}>
            {problem}
          </p>
        )}
      </div>
      {mailingList && (
        <label data-part="restock-mailing-list">
          <input
            ref={joins}
            type="checkbox"
            name="isJoinMailingList"
            defaultChecked={config.mailingListOptIn || offer?.isOptIn}
          />
          <span>{mailingList}</span>
        </label>
      )}
      <CaptchaBox
        captcha={captcha}
        config={config}
        form={{
          captchaEnabled: config.captcha,
          captchaTheme: CAPTCHA_THEMES.light,
          captchaAlignment: CAPTCHA_ALIGNMENTS.left,
        }}
        action={CAPTCHA_ACTIONS.productWaitlist}
        host={host}
      />
    </form>
  );
}
