/** Keeps a captcha provider's widget in a container, rebuilt when its configuration changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CaptchaAnswer } from '../../domain/forms/captcha.ts';
import { type CaptchaWidget, NO_CAPTCHA } from '../../services/captcha/provider.ts';
import type { CaptchaConfig, CaptchaLook } from './site-captcha.ts';

export interface Captcha {
  container: RefObject<HTMLDivElement | null>;
  /** undefined while the visitor has not completed it; an empty answer without a captcha */
  answer(): Promise<CaptchaAnswer | undefined>;
  reset(): void;
  /** Starts over after a failed submit; until it is completed again nothing is submitted. @param note what a visitor reads meanwhile */
  requireAnew(note: string): void;
  /** What a visitor reads while it was started over and waits for them; else empty. */
  due: string;
}

export function useCaptcha(isEnabled: boolean, config: CaptchaConfig, look: CaptchaLook): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<Promise<CaptchaWidget>>(undefined);
  const [due, setDue] = useState('');
  // Of all the settings of a form only these are the captcha's: another one that changes must not take away what the
  // visitor has completed.
  const { apiRoot, captchaProvider, captchaSiteKey, captchaScript, captchaChallenge } = config;
  const { theme, action, language } = look;

  useLayoutEffect(() => {
    const place = container.current;
    if (!isEnabled || !place) return;
    let isWanted = true;
    const mounted = import('./site-captcha.ts').then(
      ({ mountSiteCaptcha }) => (isWanted ? mountSiteCaptcha(place, config, look) : NO_CAPTCHA),
      (error: Error) => {
        console.error(`The captcha could not be loaded: ${error.message}`);
        return NO_CAPTCHA;
      },
    );
    widget.current = mounted;
    return () => {
      isWanted = false;
      widget.current = undefined;
      setDue('');
      mounted.then((shown) => shown.remove());
    };
  }, [
    isEnabled,
    apiRoot,
    captchaProvider,
    captchaSiteKey,
    captchaScript,
    captchaChallenge,
    theme,
    action,
    language,
  ]);

  return {
    container,
    answer: async () => (isEnabled ? (await widget.current)?.answer() : {}),
    reset: () => widget.current?.then((shown) => shown.reset()),
    requireAnew(note) {
      const mounted = widget.current;
      setDue(mounted ? note : '');
      mounted?.then(async (shown) => {
        await shown.reset();
        if (widget.current === mounted) setDue('');
      });
    },
    due,
  };
}
