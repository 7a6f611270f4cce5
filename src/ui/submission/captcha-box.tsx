/** Where a captcha provider puts its widget, aligned as the owner set it. */
import type { Captcha } from './use-captcha.ts';

/** By the alignment's number (spec 1 §3). */
const ALIGNMENTS = [undefined, 'left', 'center', 'right'];

export function CaptchaBox({ captcha, alignment }: { captcha: Captcha; alignment: number }) {
  return <div data-part="captcha" data-align={ALIGNMENTS[alignment]} ref={captcha.container} />;
}
