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
  reset(): void;
  remove(): void;
}

/**
 * Puts a provider's widget into a container.
 * @throws when its script cannot be loaded or its key is missing; the message says which
 */
export type CaptchaProvider = (container: HTMLElement, options: CaptchaOptions) => Promise<CaptchaWidget>;

export type CaptchaProviderName = 'recaptcha' | 'altcha';
