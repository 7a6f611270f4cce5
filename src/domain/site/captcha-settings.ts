/** Reads which captcha a site uses: the kit's flat keys, or `website.captchaSettings` of a published page. */
import { type Json, objectOf, textOf } from '../json.ts';

/** Empty texts: the site does not say. */
export interface CaptchaSettings {
  provider: 'recaptcha' | 'altcha';
  siteKey: string;
  scriptUrl: string;
  challengeUrl: string;
}

export function readCaptchaSettings(context: Json): CaptchaSettings {
  const published = objectOf(objectOf(context.website).captchaSettings);
  return {
    provider: context.captchaProvider === 'altcha' ? 'altcha' : 'recaptcha',
    siteKey: textOf(context.captchaSiteKey) ?? textOf(published.siteKey) ?? '',
    scriptUrl: textOf(context.captchaScript) ?? '',
    challengeUrl: textOf(context.captchaChallenge) ?? '',
  };
}
