/** What a captcha provider is given, and what it offers to a form. */
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

/** One that cannot be shown is never completed, so that the form says what is missing. */
export const NO_CAPTCHA: CaptchaWidget = {
  answer: async () => undefined,
  reset: async () => {},
  remove() {},
};
