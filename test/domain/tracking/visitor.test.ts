/** Who is counted, and where. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROLE } from '../../../src/domain/site/roles.ts';
import {
  isOwnerPreview,
  isPageViewAutomatic,
  type SkipReason,
  type TrackedSite,
  trackingSkipReason,
} from '../../../src/domain/tracking/visitor.ts';

const VISITOR: TrackedSite = {
  account: undefined,
  pageType: 2,
  analyticsDisabled: false,
  isDesignFrame: false,
};

const accountWith = (...roles: number[]) => ({ account: { id: 'a', roles } });

/** title, what differs from a visitor, reason, path */
const ROWS: [string, Partial<TrackedSite>, SkipReason | undefined, string?][] = [
  ['a visitor', {}, undefined],
  ['a visitor on a page of unknown type', { pageType: undefined }, undefined],
  ['analytics switched off', { analyticsDisabled: true }, 'analytics-disabled'],
  ['inside the editor', { isDesignFrame: true }, 'design-frame'],
  ['a config page', {}, 'config-page', '/config/pages'],
  ['config deeper in the path', {}, 'config-page', '/a/config'],
  ['an admin', accountWith(ROLE.admin), 'authenticated'],
  ['an account without roles', accountWith(), 'authenticated'],
  ['a viewer', accountWith(ROLE.viewer), undefined],
  ['a viewer who also edits', accountWith(ROLE.viewer, ROLE.editor), 'authenticated'],
  ['a viewer on a config page', accountWith(ROLE.viewer), 'config-page', '/config'],
  ['not found', { pageType: 100 }, 'not-found'],
  ['lock screen', { pageType: 103 }, 'lock-screen'],
  ['access denied', { pageType: 106 }, 'access-denied'],
  ['paywall', { pageType: 107 }, undefined],
  ['a viewer on a lock screen', { ...accountWith(ROLE.viewer), pageType: 103 }, 'lock-screen'],
];

describe('tracking', () => {
  for (const [title, site, reason, path = '/about'] of ROWS) {
    it(`${title}: ${reason ?? 'counted'}`, () => {
      assert.equal(trackingSkipReason({ ...VISITOR, ...site }, path), reason);
    });
  }

  for (const [path, automatic] of [
    ['/', true],
    ['/search', false],
    ['/search/', false],
    ['/search-tips', true],
    ['/a/search', true],
  ] as const) {
    it(`${path} is ${automatic ? '' : 'not '}counted by itself`, () =>
      assert.equal(isPageViewAutomatic(path), automatic));
  }

  for (const [title, roles, preview] of [
    ['nobody', undefined, false],
    ['an admin', [1], true],
    ['a viewer', [10], false],
  ] as const) {
    it(`${title} ${preview ? 'previews' : 'gets'} the pop-up`, () =>
      assert.equal(isOwnerPreview(roles), preview));
  }
});
