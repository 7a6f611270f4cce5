/** Puts the captcha of a tag, or of the page's site where the tag says nothing, into a form; loaded by forms that have one. */
import { ALTCHA_CHALLENGE } from '../../domain/api/captcha.ts';
import type { InferEntries } from '../../domain/schema.ts';
import { apiRootOf } from '../../domain/site/api-root.ts';
import { readCaptchaSettings } from '../../domain/site/captcha-settings.ts';
import type { Site } from '../../domain/site/page-context.ts';
import type { CaptchaOptions, CaptchaWidget } from '../../services/captcha/captcha.ts';
import { mountCaptcha } from '../../services/captcha/mount-captcha.ts';
import { getPage, subscribePage } from '../../services/page/site-registry.ts';
import type { submitEntries } from './config.ts';

export type CaptchaConfig = Pick<
  InferEntries<typeof submitEntries>,
  'apiRoot' | 'captchaProvider' | 'captchaSiteKey' | 'captchaScript' | 'captchaChallenge'
>;
export type CaptchaLook = Pick<CaptchaOptions, 'theme' | 'action' | 'language'>;

/** The widget is built anew when the page's site comes, changes or goes. */
export function mountSiteCaptcha(
  container: HTMLElement,
  config: CaptchaConfig,
  look: CaptchaLook,
): CaptchaWidget {
  const mount = () => mountFor(container, config, look, getPage()?.site);
  let mounted = mount();
  const stop = subscribePage(() => {
    const before = mounted;
    mounted = before.then((shown) => {
      shown.remove();
      return mount();
    });
  });
  return {
    answer: async () => (await mounted).answer(),
    reset: () => void mounted.then((shown) => shown.reset()),
    remove() {
      stop();
      void mounted.then((shown) => shown.remove());
    },
  };
}

function mountFor(
  container: HTMLElement,
  config: CaptchaConfig,
  look: CaptchaLook,
  site: Site | undefined,
): Promise<CaptchaWidget> {
  const ofSite = readCaptchaSettings(site?.context ?? {});
  const provider = config.captchaProvider || ofSite.provider;
  // A tag that names another provider than the site does takes none of the site's keys.
  const defaults = provider === ofSite.provider ? ofSite : { siteKey: '', scriptUrl: '', challengeUrl: '' };
  return mountCaptcha(container, provider, {
    ...look,
    siteKey: config.captchaSiteKey || defaults.siteKey,
    scriptUrl: config.captchaScript || defaults.scriptUrl,
    challengeUrl:
      config.captchaChallenge ||
      defaults.challengeUrl ||
      apiRootOf(config.apiRoot, site?.apiRoot) + ALTCHA_CHALLENGE.path,
  });
}
