/** Where a form's captcha stands, for forms that have one. */

import { useLate } from '../use-late.ts';
import type { WidgetHost } from '../widget-host.ts';
import type { CaptchaViewProps } from './captcha-view.tsx';
import type { Captcha } from './use-captcha.ts';

const loadView = () => import('./captcha-view.tsx');

export function CaptchaBox(props: CaptchaViewProps) {
  const { captchaEnabled } = props.form;
  const { part } = useLate(captchaEnabled, 'captcha', loadView, props.host.busy);
  return captchaEnabled && part ? <part.CaptchaView {...props} /> : null;
}

/** Of the button that submits: whether it waits, and for what. */
export function waiting({ due }: Captcha, isBusy: boolean, host: WidgetHost<never, never>) {
  return {
    'aria-disabled': isBusy || !!due || undefined,
    'aria-describedby': due ? host.id('captcha-note') : undefined,
  };
}
