/** A newsletter that its author wrote as a form with one address; loaded where there is one. */
import { useLayoutEffect } from 'react';
import { CAPTCHA_ACTIONS } from '../../domain/forms/captcha.ts';
import { addressNames } from '../../domain/forms/own-control.ts';
import type { Mistake } from '../../domain/schema.ts';
import { fieldErrorMessages } from '../../i18n/en/field-errors.ts';
import { controlsOf } from '../../ui/submission/form-controls.ts';
import { View as OwnForm } from '../../ui/submission/own-form/own-form.tsx';
import { useReported } from '../../ui/use-reported.ts';
import type { NewsletterProps } from './props.ts';

interface OwnNewsletterProps extends NewsletterProps {
  form: HTMLFormElement;
}

export function View({ form, config, host, texts }: OwnNewsletterProps) {
  const names = addressNames(controlsOf(form));
  const [name] = names;
  const isOne = name !== undefined && names.length === 1;
  useReported(isOne ? undefined : [mistakeOf(names)], host);
  // The form stays what it is without scripts.
  useLayoutEffect(() => {
    if (isOne) return;
    host.showFallback(true);
    return () => host.showFallback(false);
  }, [host, isOne]);
  if (!isOne) return null;
  return (
    <OwnForm
      form={form}
      name="newsletter"
      // A newsletter belongs to no collection.
      config={{ ...config, noDraft: true }}
      texts={{ ...host.texts('form', fieldErrorMessages), ...texts }}
      host={host}
      captchaAction={CAPTCHA_ACTIONS.newsletter}
      address={{ name, rule: config.emailRule }}
      extra={(button) => ({
        isOverlayForm: config.isOverlayForm,
        submitButtonText: config.submitButtonText ?? button,
        disableValidation: config.disableValidation,
      })}
    />
  );
}

function mistakeOf(names: readonly string[]): Mistake {
  return {
    path: 'form',
    reason:
      names.length === 0
        ? 'has no address to ask for and is left to the browser: give it one <input type="email" name="email">'
        : `asks for several addresses (${names.join(', ')}) and is left to the browser: keep one, or put <sqs-form> around it`,
  };
}
