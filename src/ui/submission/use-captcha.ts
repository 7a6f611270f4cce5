/** Keeps a captcha provider's widget in a container, rebuilt when its configuration changes (spec 1 §4). */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CaptchaAnswer } from '../../domain/forms/payload.ts';
import {
  type CaptchaOptions,
  type CaptchaProviderName,
  type CaptchaWidget,
  captchaProvider,
} from '../../services/captcha/captcha.ts';

export interface Captcha {
  container: RefObject<HTMLDivElement | null>;
  /** Why the captcha cannot be shown; empty when it can. */
  error: string;
  /** undefined while the visitor has not completed it; an empty answer without a captcha */
  answer(): Promise<CaptchaAnswer | undefined>;
  /** @returns whether there was one to reset */
  reset(): boolean;
}

export function useCaptcha(
  enabled: boolean,
  provider: CaptchaProviderName,
  options: CaptchaOptions,
): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<Promise<CaptchaWidget> | undefined>(undefined);
  const [error, setError] = useState('');
  const { siteKey, scriptUrl, challengeUrl, theme, action, language } = options;

  useLayoutEffect(() => {
    const place = container.current;
    if (!enabled || !place) return;
    const made = captchaProvider(provider).then((create) =>
      create(place, { siteKey, scriptUrl, challengeUrl, theme, action, language }),
    );
    widget.current = made;
    let isCurrent = true;
    setError('');
    made.catch((reason: Error) => {
      console.error(reason.message);
      if (isCurrent) setError(reason.message);
    });
    return () => {
      isCurrent = false;
      widget.current = undefined;
      // A widget that never came to be has nothing to remove; the cause was reported above.
      made.then(
        (shown) => shown.remove(),
        () => {},
      );
    };
  }, [enabled, provider, siteKey, scriptUrl, challengeUrl, theme, action, language]);

  return useMemo(
    () => ({
      container,
      error,
      async answer() {
        if (!enabled) return {};
        try {
          return await (await widget.current)?.answer();
        } catch {
          // It could not be loaded, which was reported then: it is not completed.
          return undefined;
        }
      },
      reset() {
        widget.current?.then(
          (shown) => shown.reset(),
          () => {},
        );
        return enabled;
      },
    }),
    [enabled, error],
  );
}
