/** What a form knows of its captcha; what shows one is fetched by forms that have one (captcha-box.tsx). */
import { useState } from 'react';
import type { CaptchaWidget } from '../../services/captcha/provider.ts';

/** The same object for the life of the form. */
export interface Captcha {
  /** undefined without one, and while what shows it is on its way. */
  widget: CaptchaWidget | undefined;
  /** What a visitor reads while it was started over and waits for them; else empty. */
  due: string;
  setDue(note: string): void;
}

export function useCaptcha(): Captcha {
  const [due, setDue] = useState('');
  const [captcha] = useState((): Captcha => ({ widget: undefined, due, setDue }));
  captcha.due = due;
  return captcha;
}
