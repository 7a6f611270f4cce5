/** The settings that widgets take from the page's site: captcha, banner place, opening hours. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bannerPlace } from '../../../src/domain/site/banner-place.ts';
import { readCaptchaSettings } from '../../../src/domain/site/captcha-settings.ts';
import { hoursRows } from '../../../src/domain/site/hours.ts';

describe('captcha settings', () => {
  const NONE = { provider: 'recaptcha', siteKey: '', scriptUrl: '', challengeUrl: '' };
  const CASES: [string, object, object][] = [
    ['nothing', {}, NONE],
    ['a published page', { website: { captchaSettings: { siteKey: 'k' } } }, { ...NONE, siteKey: 'k' }],
    ['wrong types', { website: { captchaSettings: 3 }, captchaSiteKey: 4 }, NONE],
    [
      'the flat form',
      { captchaProvider: 'altcha', captchaSiteKey: 'f', captchaScript: '/s.js', captchaChallenge: '/c' },
      { provider: 'altcha', siteKey: 'f', scriptUrl: '/s.js', challengeUrl: '/c' },
    ],
  ];
  for (const [what, context, expected] of CASES) {
    it(`of ${what}`, () => assert.deepEqual(readCaptchaSettings(context as never), expected));
  }
});

describe('the place of a banner', () => {
  const CASES: [string | undefined, string][] = [
    [undefined, 'bottom'],
    ['', 'bottom'],
    ['somewhere', 'bottom'],
    ['TOP', 'top'],
    ['BOTTOM_LEFT', 'bottom-left'],
    ['top-right', 'top-right'],
  ];
  for (const [position, place] of CASES) {
    it(`${position} is ${place}`, () => assert.equal(bannerPlace(position), place));
  }
});

describe('opening hours', () => {
  it('are written in the language of the site', () => {
    const days = [
      { day: 'monday' as const, text: undefined, ranges: [{ from: 540, to: 1050 }] },
      { day: 'sunday' as const, text: undefined, ranges: [] },
    ];
    const rows = hoursRows(days, 'de').map((row) => ({ ...row, text: row.text.replace(/^0/, '') }));
    assert.deepEqual(rows, [
      { day: 'monday', name: 'Montag', text: '9:00 – 17:30' },
      { day: 'sunday', name: 'Sonntag', text: '' },
    ]);
  });

  it('may be the owner’s own words', () => {
    const [row] = hoursRows([{ day: 'friday', text: 'Late', ranges: [{ from: 0, to: 60 }] }], 'en');
    assert.deepEqual(row, { day: 'friday', name: 'Friday', text: 'Late' });
  });
});
