/** Where a captcha provider puts its widget, aligned as the owner set it. */
import { CAPTCHA_ALIGNMENTS } from '../../domain/forms/form-entity.ts';
import type { Captcha } from './use-captcha.ts';

export function CaptchaBox({ captcha, alignment }: { captcha: Captcha; alignment: number }) {
  const align = Object.entries(CAPTCHA_ALIGNMENTS).find(([, code]) => code === alignment)?.[0];
  return <div data-part="captcha" data-align={align} ref={captcha.container} />;
}
