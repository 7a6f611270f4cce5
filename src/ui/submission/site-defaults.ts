/** What a submitting widget takes from the page's site where its own tag says nothing. */

import type { InferEntries } from '../../domain/schema.ts';
import { readCaptchaSettings } from '../../domain/site/captcha-settings.ts';
import type { Site } from '../../domain/site/page-context.ts';
import type { CaptchaProviderName } from '../../services/captcha/captcha.ts';
import type { submitEntries } from './config.ts';

export const DEFAULT_API_ROOT = '/api/';

type SubmitConfig = Pick<
  InferEntries<typeof submitEntries>,
  'apiRoot' | 'captchaProvider' | 'captchaSiteKey' | 'captchaScript' | 'captchaChallenge'
>;

export function apiRootOf(config: Pick<SubmitConfig, 'apiRoot'>, site: Site | undefined): string {
  return config.apiRoot || site?.apiRoot || DEFAULT_API_ROOT;
}

/** A tag that names another provider than the site does takes none of the site's keys. */
export function captchaOf(config: SubmitConfig, site: Site | undefined) {
  const ofSite = readCaptchaSettings(site?.context ?? {});
  const provider: CaptchaProviderName = config.captchaProvider || ofSite.provider;
  const { siteKey, scriptUrl, challengeUrl } = provider === ofSite.provider ? ofSite : NOTHING;
  return {
    provider,
    siteKey: config.captchaSiteKey || siteKey,
    scriptUrl: config.captchaScript || scriptUrl,
    challengeUrl: config.captchaChallenge || challengeUrl || `${apiRootOf(config, site)}altcha/challenge`,
  };
}

const NOTHING = { siteKey: '', scriptUrl: '', challengeUrl: '' };
