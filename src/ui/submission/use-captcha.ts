/** Keeps a captcha provider's widget in a container, rebuilt when its configuration changes (spec 1 §4). */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CaptchaAnswer } from '../../domain/forms/captcha.ts';
import type { CaptchaOptions, CaptchaProviderName, CaptchaWidget } from '../../services/captcha/captcha.ts';

export interface Captcha {
  container: RefObject<HTMLDivElement | null>;
  /** undefined while the visitor has not completed it; an empty answer without a captcha */
  answer(): Promise<CaptchaAnswer | undefined>;
  reset(): void;
}

export function useCaptcha(
  isEnabled: boolean,
  provider: CaptchaProviderName,
  options: CaptchaOptions,
): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<Promise<CaptchaWidget>>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const settings = JSON.stringify([isEnabled, provider, options]);

  // Rebuilt when what the settings say changes.
  useLayoutEffect(() => {
    const place = container.current;
    if (!isEnabled || !place) return;
    const mounted = import('../../services/captcha/captcha.ts').then(({ mountCaptcha }) =>
      mountCaptcha(place, provider, latest.current),
    );
    widget.current = mounted;
    return () => {
      widget.current = undefined;
      mounted.then((shown) => shown.remove());
    };
  }, [settings]);

  return {
    container,
    answer: async () => (isEnabled ? (await widget.current)?.answer() : {}),
    reset: () => widget.current?.then((shown) => shown.reset()),
  };
}
