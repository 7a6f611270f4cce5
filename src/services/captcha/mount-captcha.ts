/** Shows the captcha of the provider that an owner has chosen; each provider's part is fetched when it is needed. */
import type { CaptchaOptions, CaptchaProviderName, CaptchaWidget } from './captcha.ts';

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
    return { answer: async () => undefined, reset() {}, remove() {} };
  }
}
