/** reCAPTCHA Enterprise: the checkbox widget with the action names of behaviour/forms#captcha. */
import { adoptStyles } from '../html/adopt-styles.ts';
import { loadScript } from '../html/script-loader.ts';
import badgeCss from './badge.css';
import type { CaptchaProvider } from './provider.ts';

const SCRIPT_URL = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
/** Below this width the provider's compact widget fits. */
const COMPACT_BELOW_PX = 320;

interface Enterprise {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: Record<string, unknown>): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

export const recaptcha: CaptchaProvider = async (
  container,
  { siteKey, scriptUrl, theme, action, language },
) => {
  if (!siteKey) throw new Error('Enterprise V3 ReCaptcha site key not found');
  const url = new URL(scriptUrl || SCRIPT_URL, document.baseURI);
  if (language) url.searchParams.set('hl', language);
  await loadScript(url.href);
  const { enterprise } = (globalThis as unknown as { grecaptcha: { enterprise: Enterprise } }).grecaptcha;
  await new Promise<void>((resolve) => enterprise.ready(resolve));
  // The provider puts its badge at the end of the page, wherever the form is.
  adoptStyles(container.ownerDocument, badgeCss);
  const place = container.appendChild(document.createElement('div'));
  // The container is as wide as what is in it; the form around it has the room.
  const room = (container.parentElement ?? container).clientWidth;
  let whenCompleted = () => {};
  const widget = enterprise.render(place, {
    callback: () => whenCompleted(),
    sitekey: siteKey,
    action,
    theme,
    size: room < COMPACT_BELOW_PX ? 'compact' : 'normal',
  });
  return {
    async answer() {
      const captchaKey = enterprise.getResponse(widget);
      return captchaKey ? { captchaKey } : undefined;
    },
    reset() {
      enterprise.reset(widget);
      return new Promise((resolve) => {
        whenCompleted = resolve;
      });
    },
    remove() {
      place.remove();
      // Nobody can complete it any more; the form asks the widget that takes its place.
      whenCompleted();
    },
  };
};
