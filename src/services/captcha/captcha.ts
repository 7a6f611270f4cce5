/** What a captcha provider offers to a form. */
import type { CaptchaAction, CaptchaAnswer } from '../../domain/forms/captcha.ts';

export interface CaptchaOptions {
  siteKey: string;
  /** Address of the provider's script; each provider has its default. */
  scriptUrl: string;
  /** ALTCHA: where challenges come from. */
  challengeUrl: string;
  theme: 'light' | 'dark';
  action: CaptchaAction;
  language: string;
}

export interface CaptchaWidget {
  /** undefined while the visitor has not completed it */
  answer(): Promise<CaptchaAnswer | undefined>;
  /** Starts over; resolves once the visitor has nothing to complete any more. */
  reset(): Promise<void>;
  remove(): void;
}

/**
 * Puts a provider's widget into a container.
 * @throws when its script cannot be loaded or its key is missing; the message says which
 */
export type CaptchaProvider = (container: HTMLElement, options: CaptchaOptions) => Promise<CaptchaWidget>;

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
