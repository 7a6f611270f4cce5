/** Puts a captcha of either provider into a form. */
import { type CaptchaOptions, type CaptchaWidget, NO_CAPTCHA } from './provider.ts';

export type CaptchaProviderName = 'recaptcha' | 'altcha';

/** Puts the named provider's widget into a container. One that cannot be shown is reported on the console. */
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
    // A form that has left the page meanwhile needs none.
    if (container.isConnected) console.error((error as Error).message);
    return NO_CAPTCHA;
  }
}
