/** One `Site` from the kit's flat form, from a published page context, from both together and from nonsense. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { objectOf } from '../../../src/domain/json.ts';
import { read } from '../../../src/domain/schema.ts';
import { realMistakes, reasonOf } from '../../../src/domain/schema-mistakes.ts';
import { readAccount } from '../../../src/domain/site/account-context.ts';
import { isSplashPage, permissionTypeOf } from '../../../src/domain/site/collection-context.ts';
import { hasFeature, readVariants } from '../../../src/domain/site/features.ts';
import { NO_SITE } from '../../../src/domain/site/no-site.ts';
import { readSite, unclearConsent } from '../../../src/domain/site/page-context.ts';
import { siteSchema } from '../../../src/domain/site/site-schema.ts';
import {
  findPopupSettings,
  readBadge,
  readCookieBanner,
  readInfoBar,
  readMapKey,
} from '../../../src/domain/site/site-settings.ts';

const PUBLISHED = {
  pageType: 50,
  website: {
    id: 'w1',
    identifier: 'tea-house',
    websiteType: 1,
    siteStatus: { value: 3 },
    language: 'en-US',
    timeZone: 'America/Vancouver',
    siteTitle: 'Tea House',
    showOwnerLogin: false,
    location: {
      addressTitle: 'Tea House',
      addressLine1: '1 Road',
      addressCountry: 'Canada',
      mapLat: 49.2,
      mapLng: -123,
    },
  },
  websiteSettings: {
    mobileInfoBarSettings: {
      style: 2,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: false,
      isLocationEnabled: true,
      isBusinessHoursEnabled: true,
    },
    popupOverlaySettings: { style: 2, version: 3 },
    businessHours: {
      monday: { text: '11am-3pm', ranges: [{ from: 660, to: 900 }, { from: 'x' }] },
      tuesday: {},
    },
    contactEmail: 'tea@a.test',
    contactPhoneNumber: '555',
    ssBadgeType: 1,
    ssBadgePosition: 4,
  },
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
    cookieBannerText: '<p>Cookies</p>',
    cookieBannerTheme: 'DARK',
    cookieBannerAcceptType: 'OPT_IN_OUT',
    cookieBannerCtaText: 'Fine',
    cookieBannerOptOutCtaText: 'No',
  },
  collection: { id: 'c1', title: 'Teas', type: 13, permissionType: 1 },
  item: { id: 'i1', recordType: 11 },
  templateId: 't1',
  templateVersion: '7.1',
  tweakJSON: { a: 'true' },
  gmRenderKey: 'a2V5LTE=',
  betaFeatureFlags: ['asset_auth', 7],
};

describe('page context', () => {
  const site = readSite(PUBLISHED);
  const account = readAccount(site.context);
  const banner = readCookieBanner(site.context);
  const bar = readInfoBar(site.context);
  const expected: [string, unknown, unknown][] = [
    ['website id', site.websiteId, 'w1'],
    ['locale', site.websiteLocale, 'en-US'],
    ['template', site.templateId, 't1'],
    ['page', [site.pageType, site.collectionId, site.itemId, site.recordType], [50, 'c1', 'i1', 11]],
    ['permission', permissionTypeOf(site.context), 1],
    ['nobody signed in', site.account, undefined],
    ['account state', account.state, 3],
    ['kind and access', [account.kind, account.accessMode, account.showOwnerLogin], ['site', 'none', false]],
    ['flags', [hasFeature(site.context, 'asset_auth'), hasFeature(site.context, 'other')], [true, false]],
    ['consent policy', site.consent.isRestrictiveCookiePolicyEnabled, true],
    ['cookie banner', [banner.text, banner.acceptText, banner.canDecline], ['<p>Cookies</p>', 'Fine', true]],
    ['pop-up', findPopupSettings(site.context), { style: 2, version: 3 }],
    ['map key', readMapKey(site.context), 'key-1'],
    ['badge', readBadge(site.context), { templateVersion: '7.1', type: 'none', position: 4 }],
    ['info bar style', bar.style, '2'],
    ['info bar e-mail', bar.email, 'tea@a.test'],
    ['info bar phone is off', bar.phone, undefined],
    [
      'info bar location',
      bar.location,
      { title: 'Tea House', lines: ['1 Road', 'Canada'], lat: 49.2, lng: -123 },
    ],
    [
      'hours',
      bar.hours,
      [
        { day: 'monday', text: '11am-3pm', ranges: [{ from: 660, to: 900 }] },
        { day: 'tuesday', text: undefined, ranges: [] },
      ],
    ],
  ];
  for (const [title, actual, value] of expected)
    it(`published: ${title}`, () => assert.deepEqual(actual, value));

  it('reads the flat form', () => {
    const flat = readSite({
      apiRoot: 'https://api.test/api',
      websiteId: 'w2',
      locale: 'de',
      pageType: 2,
      collectionId: 'c2',
      collectionType: 'splash-page',
      accountState: 6,
      websiteType: 'cover-page',
      accessMode: 'sso',
      account: { id: 'm1', roles: [10, '4'] },
      featureFlags: ['x'],
      featureVariants: { header: 'new', wrong: 3 },
      analyticsDisabled: true,
      mapKey: 'plain',
    });
    const { state, kind, accessMode } = readAccount(flat.context);
    assert.deepEqual(
      [flat.apiRoot, flat.websiteId, flat.collectionId, isSplashPage(flat.context)],
      ['https://api.test/api/', 'w2', 'c2', true],
    );
    assert.deepEqual([state, kind, accessMode], [6, 'cover-page', 'sso']);
    assert.deepEqual(flat.account, { id: 'm1', roles: [10, 4] });
    assert.deepEqual(
      [flat.memberAccountId, readVariants(flat.context), flat.analyticsDisabled, readMapKey(flat.context)],
      ['m1', { header: 'new' }, true, 'plain'],
    );
  });

  it('reads the same after the check of the site tag', () => {
    for (const context of [PUBLISHED, {}]) {
      const checked = read(siteSchema, context);
      assert.deepEqual(realMistakes(checked.mistakes), []);
      const { context: _, ...checkedSite } = readSite(checked.value);
      const { context: __, ...plainSite } = readSite(context);
      assert.deepEqual(checkedSite, plainSite);
      const readers = [readCookieBanner, readInfoBar, readBadge, readMapKey, findPopupSettings, readAccount];
      for (const reader of [...readers, readVariants]) {
        assert.deepEqual(reader(objectOf(checked.value)), reader(objectOf(context)));
      }
    }
  });

  it('names a wrong key of the flat form', () => {
    const { mistakes } = read(siteSchema, { pageType: 'home' });
    assert.deepEqual(
      mistakes.map((mistake) => [mistake.path, reasonOf(mistake)]),
      [['pageType', 'must be a number']],
    );
  });

  it('lets flat keys complete a published context', () => {
    const both = readSite({ ...PUBLISHED, websiteId: 'mine', apiRoot: '/x' });
    assert.deepEqual([both.websiteId, both.apiRoot, both.collectionId], ['mine', '/x/', 'c1']);
  });

  it('knows a signed-in account of a published page', () => {
    const account = readSite({ ...PUBLISHED, authenticatedAccount: { id: 'm9', displayName: 'A' } }).account;
    assert.deepEqual(account, { id: 'm9', roles: [] });
  });

  for (const value of [
    undefined,
    null,
    3,
    'x',
    [],
    {},
    { website: [], collection: 3, account: 'x', cookieSettings: null },
    { gmRenderKey: '*' },
  ]) {
    it(`reads ${JSON.stringify(value)} as an unknown site`, () => {
      const unknown = readSite(value);
      assert.deepEqual({ ...unknown, analyticsDisabled: true, context: {} }, NO_SITE);
      assert.equal(readMapKey(unknown.context), undefined);
      assert.equal(readInfoBar(unknown.context).style, undefined);
      assert.deepEqual(readVariants(unknown.context), {});
      assert.equal(readAccount(unknown.context).kind, 'site');
    });
  }

  it('without a site calls the same origin and tracks nothing', () => {
    assert.deepEqual([NO_SITE.apiRoot, NO_SITE.analyticsDisabled], ['/api/', true]);
  });
});

describe('settings of consent', () => {
  const ROWS: [name: string, settings: object, unclear: string | undefined, attributes?: string[]][] = [
    ['of a published page', PUBLISHED, undefined],
    ['that are none', {}, undefined],
    ['that say nothing', { cookieSettings: null }, undefined],
    [
      'in words of the owner',
      { cookieSettings: { cookieBannerText: 7, cookieBannerLayout: true } },
      undefined,
    ],
    [
      'with a number for a switch',
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: 1 } },
      'cookieSettings.isRestrictiveCookiePolicyEnabled',
    ],
    ['that are a text', { cookieSettings: 'yes' }, 'cookieSettings'],
    ['that are a list', { cookieSettings: [true] }, 'cookieSettings'],
    [
      'with a slip in a switch',
      { cookieSettings: { isRestrictivCookiePolicyEnabled: true } },
      'cookieSettings.isRestrictivCookiePolicyEnabled',
    ],
    [
      'with a switch of another name',
      { cookieSettings: { restrictive: true } },
      'cookieSettings.restrictive',
    ],
    ['under a name with a slip', { cookieSetings: {} }, 'cookieSetings'],
    ['under a name of another spelling', { cookie_settings: {} }, 'cookie_settings'],
    ['beside the others', { isRestrictiveCookiePolicyEnabled: true }, 'isRestrictiveCookiePolicyEnabled'],
    ['in an attribute', {}, 'cookie-settings', ['id', 'cookie-settings']],
    ['in an attribute of another tag', {}, 'restrictive', ['restrictive']],
    ['in an attribute that is for others', {}, undefined, ['data-cookieconsent', 'class']],
  ];
  for (const [name, settings, unclear, attributes = []] of ROWS)
    it(`${name} are ${unclear ? `not clear: ${unclear}` : 'clear'}`, () => {
      const { value, mistakes } = read(siteSchema, settings);
      assert.equal(unclearConsent(objectOf(value), mistakes, attributes), unclear);
    });
});
