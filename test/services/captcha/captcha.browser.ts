import { expect } from '@open-wc/testing';
import { CAPTCHA_ACTIONS } from '../../../src/domain/forms/captcha.ts';
import { mountCaptcha } from '../../../src/services/captcha/captcha.ts';
import { errorsDuring } from '../../support/browser/page.ts';

const WITHOUT_KEY = {
  siteKey: '',
  scriptUrl: '',
  challengeUrl: '',
  theme: 'light',
  action: CAPTCHA_ACTIONS.form,
  language: '',
} as const;

describe('mountCaptcha', () => {
  it('says why a captcha cannot be shown, and never completes it', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const lines = await errorsDuring(async () => {
      const widget = await mountCaptcha(container, 'recaptcha', WITHOUT_KEY);
      expect(await widget.answer()).to.equal(undefined);
    });
    container.remove();
    expect(lines).to.deep.equal(['Enterprise V3 ReCaptcha site key not found']);
  });

  it('says nothing of a form that has left the page meanwhile', async () => {
    const lines = await errorsDuring(() =>
      mountCaptcha(document.createElement('div'), 'recaptcha', WITHOUT_KEY),
    );
    expect(lines).to.deep.equal([]);
  });
});
