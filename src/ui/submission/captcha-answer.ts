/** What is asked of a form's captcha when the form is submitted. */
import type { CaptchaAnswer } from '../../domain/forms/captcha.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { Captcha } from './use-captcha.ts';

/**
 * @returns undefined while the visitor has not completed it, "lost" when there is none to complete; an empty answer
 * without a captcha
 */
export async function captchaAnswer(
  captcha: Captcha,
  isEnabled: boolean,
  { element }: WidgetHost<never, never>,
): Promise<CaptchaAnswer | 'lost' | undefined> {
  if (!isEnabled) return {};
  // What shows it may be on its way.
  await element.updateComplete;
  return captcha.widget ? captcha.widget.answer() : 'lost';
}

/** Starts over after a failed submit; until it is completed again nothing is submitted. @param note what a visitor reads meanwhile */
export async function requireAnew(captcha: Captcha, note: string): Promise<void> {
  const { widget } = captcha;
  if (!widget) return;
  captcha.setDue(note);
  await widget.reset();
  if (captcha.widget === widget) captcha.setDue('');
}
