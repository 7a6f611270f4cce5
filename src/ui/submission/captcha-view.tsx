/** A captcha provider's widget, aligned as the owner set it and built anew when its settings change. */
import { useLayoutEffect, useRef } from 'react';
import type { CaptchaAction } from '../../domain/forms/captcha.ts';
import { CAPTCHA_THEMES, type FormEntity } from '../../domain/forms/form-entity.ts';
import type { WidgetHost } from '../widget-host.ts';
import captchaCss from './captcha.css';
import { type CaptchaConfig, mountSiteCaptcha } from './site-captcha.ts';
import type { Captcha } from './use-captcha.ts';

/** By the number of the form's setting. */
const ALIGNMENTS = [undefined, 'left', 'center', 'right'];

export interface CaptchaViewProps {
  captcha: Captcha;
  config: CaptchaConfig;
  form: Pick<FormEntity, 'captchaEnabled' | 'captchaTheme' | 'captchaAlignment'>;
  action: CaptchaAction;
  host: WidgetHost<never, never>;
  /** Where it stands in an author's own form. */
  place?: HTMLElement;
}

export function CaptchaView({ captcha, config, form, action, host, place }: CaptchaViewProps) {
  const box = useRef<HTMLDivElement>(null);
  // Of all the settings of a form only these are the captcha's: another one that changes must not take away what the
  // visitor has completed.
  const { apiRoot, captchaProvider, captchaSiteKey, captchaScript, captchaChallenge } = config;
  const theme = form.captchaTheme === CAPTCHA_THEMES.dark ? 'dark' : 'light';
  const language = document.documentElement.lang;

  useLayoutEffect(() => host.adoptStyles(captchaCss), [host]);
  useLayoutEffect(() => {
    const container = place ?? box.current;
    if (!container) return;
    const widget = mountSiteCaptcha(container, config, { theme, action, language });
    captcha.widget = widget;
    return () => {
      captcha.widget = undefined;
      captcha.setDue('');
      widget.remove();
    };
  }, [
    captcha,
    place,
    apiRoot,
    captchaProvider,
    captchaSiteKey,
    captchaScript,
    captchaChallenge,
    theme,
    action,
    language,
  ]);

  return (
    <>
      {!place && <div data-part="captcha" data-align={ALIGNMENTS[form.captchaAlignment]} ref={box} />}
      {captcha.due && (
        <p data-part="captcha-note" id={host.id('captcha-note')} role="status">
          {captcha.due}
        </p>
      )}
    </>
  );
}
