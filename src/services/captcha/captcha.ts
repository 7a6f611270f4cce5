/** Puts a captcha of either provider into a form. */
import type { CaptchaOptions, CaptchaWidget } from './provider.ts';

export type CaptchaProviderName = 'recaptcha' | 'altcha';

/**
 * Puts the named provider's widget into a container. One that cannot be shown is reported on the console and never
 * completed, so that the form says what is missing.
 */
export async function mountCaptcha(
  container: HTMLElement,
  provider: CaptchaProviderName,
  options: CaptchaOptions,
): Promise<CaptchaWidget> {
  try {
    const create =
      provider === 'altcha'
        ? (await import('./altcha.ts')).altcha
        : (await import('./recaptcha.ts')).recaptcha;
    return await create(container, options);
  } catch (error) {
    console.error((error as Error).message);
    return { answer: async () => undefined, reset: async () => {}, remove() {} };
  }
}
