/** What follows from account state, roles and site settings. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  ACCOUNT_STATE,
  isExpired,
  mayOverrideVariants,
  needsAssetToken,
  trialDaysRemaining,
} from '../../../src/domain/site/account-states.ts';
import {
  isBadgeHidden,
  isInfoBarVisible,
  isLicensedAssetsBarVisible,
  isSiteMobileWidth,
} from '../../../src/domain/site/bars.ts';
import { featureVariant } from '../../../src/domain/site/features.ts';
import { isAdmin, isOnlyViewer } from '../../../src/domain/site/roles.ts';

const DAY = 86_400_000;
const PAID = {
  state: ACCOUNT_STATE.paid as number | undefined,
  kind: 'site' as 'site' | 'parking-page' | 'cover-page',
  accessMode: 'none' as 'none' | 'sso' | 'password' | 'owner_login',
  showOwnerLogin: false,
  isInHouse: false,
};

describe('account', () => {
  for (const [state, kind, expired] of [
    [1, 'site', true],
    [1, 'parking-page', false],
    [1, 'cover-page', false],
    [8, 'site', false],
    [undefined, 'site', false],
  ] as const) {
    it(`state ${state} on a ${kind} is ${expired ? '' : 'not '}expired`, () =>
      assert.equal(isExpired({ state, kind }), expired));
  }

  for (const [left, days] of [
    [-9 * DAY, 0],
    [-DAY - 1, 0],
    [-1, 0],
    [0, 1],
    [1, 1],
    [DAY - 1, 1],
    [DAY, 2],
    [13.5 * DAY, 14],
  ] as const) {
    it(`${left / DAY} days before expiry, ${days} remain`, () =>
      assert.equal(trialDaysRemaining(1e12 + left, 1e12), days));
  }

  const token: [string, Partial<typeof PAID>, boolean][] = [
    ['a paid site', {}, false],
    ['expired', { state: 1 }, true],
    ['expired cover page', { state: 1, kind: 'cover-page' }, false],
    ['removed', { state: 5 }, true],
    ['active parking page', { state: 12 }, true],
    ['single sign-on', { accessMode: 'sso' }, true],
    ['owner login', { accessMode: 'owner_login' }, true],
    ['shows the owner login', { showOwnerLogin: true }, true],
    ['password', { accessMode: 'password' }, false],
  ];
  for (const [title, account, needed] of token) {
    it(`${title}: assets need ${needed ? 'a' : 'no'} token`, () => {
      assert.equal(needsAssetToken({ ...PAID, ...account }, true), needed);
      assert.equal(needsAssetToken({ ...PAID, ...account }, false), false);
    });
  }

  it('only viewers browse like visitors', () => {
    assert.deepEqual([[10], [10, 10], [], [10, 1], [1]].map(isOnlyViewer), [true, true, false, false, false]);
    assert.deepEqual([[1], [4, 1], [4], []].map(isAdmin), [true, true, false, false]);
  });
});

describe('feature variants', () => {
  const variants = { header: 'old' };
  const rows: [string, Parameters<typeof featureVariant>[2], string[], string | undefined][] = [
    ['the assignment', PAID, [], 'old'],
    ['an override on a customer site', PAID, ['header:new'], 'old'],
    ['an override on an internal site', { ...PAID, state: 6 }, ['header:new'], 'new'],
    ['an override on an in-house site', { ...PAID, isInHouse: true }, ['header:new'], 'new'],
    ['the last override', { ...PAID, state: 6 }, ['header:a', 'header:b:c'], 'b:c'],
    ['another feature', { ...PAID, state: 6 }, ['footer:new'], 'old'],
  ];
  for (const [title, account, overrides, expected] of rows) {
    it(`${title}: ${expected}`, () =>
      assert.equal(featureVariant('header', variants, account, overrides), expected));
  }
  it('has none for names of the object itself', () =>
    assert.equal(featureVariant('toString', variants, PAID, []), undefined));
  it('asks for an internal or in-house site', () => {
    assert.deepEqual(
      [6, 8, undefined].map((state) => mayOverrideVariants({ state, isInHouse: false })),
      [true, false, false],
    );
  });
});

describe('bars', () => {
  const bar = { isMobile: true, windowWidth: 1024, style: 'dark' as string | undefined };
  const rows: [string, Partial<typeof bar>, boolean][] = [
    ['mobile at 1024', {}, true],
    ['mobile at 1025', { windowWidth: 1025 }, false],
    ['desktop', { isMobile: false }, false],
    ['style none', { style: 'none' }, false],
    ['style NONE', { style: 'NONE' }, false],
    ['no style', { style: undefined }, false],
  ];
  for (const [title, change, visible] of rows) {
    it(`info bar, ${title}: ${visible}`, () =>
      assert.equal(isInfoBarVisible({ ...bar, ...change }), visible));
  }

  for (const [version, type, hidden] of [
    ['7', '2', false],
    ['7.1', '2', true],
    ['7', undefined, true],
    ['7', 'none', true],
    [undefined, '2', false],
  ] as const) {
    it(`badge of type ${type} on ${version}: ${hidden ? 'hidden' : 'shown'}`, () =>
      assert.equal(isBadgeHidden(version, type), hidden));
  }

  for (const [previewImages, hasPreviewClass, visible] of [
    [0, false, false],
    [1, false, true],
    [0, true, true],
  ] as const) {
    it(`licensed assets: ${previewImages} images, class ${hasPreviewClass}: ${visible}`, () => {
      assert.equal(isLicensedAssetsBarVisible({ previewImages, hasPreviewClass }), visible);
    });
  }
  it('mobile ends at 432 px', () => assert.deepEqual([432, 433].map(isSiteMobileWidth), [true, false]));
});
