/** What a captcha adds to a submission (behaviour/forms#captcha). */

/** Names of the captcha actions. */
export const CAPTCHA_ACTIONS = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  productWaitlist: 'PRODUCT_WAITLIST_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
} as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[keyof typeof CAPTCHA_ACTIONS];

export type CaptchaAnswer =
  | { captchaKey: string }
  | { recaptchaEnterpriseV3Token: string }
  | Record<string, never>;
