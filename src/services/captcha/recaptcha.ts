/** reCAPTCHA Enterprise: the checkbox widget with the specification's action names (spec 1 §7, §9). */
import { loadScript } from '../html/script-loader.ts';
import type { CaptchaProvider } from './captcha.ts';

const SCRIPT_URL = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
/** Below this width the provider's compact widget fits (spec 1 §9). */
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
  const place = container.appendChild(document.createElement('div'));
  // The container is as wide as what is in it; the form around it has the room.
  const room = (container.parentElement ?? container).clientWidth;
  const widget = enterprise.render(place, {
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
    reset: () => enterprise.reset(widget),
    remove: () => place.remove(),
  };
};
