/** The truth tables of the pop-up's policy: every rule alone and against its neighbours. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  decidePopup,
  type PopupReason,
  type PopupSituation,
  type PopupSurroundings,
  pageSettingsRefusal,
  popupHolds,
  popupMistakes,
} from '../../../src/domain/popup/policy.ts';
import type { PopupRecord } from '../../../src/domain/popup/record.ts';
import { popupSettingsSchema } from '../../../src/domain/popup/settings.ts';
import { read } from '../../../src/domain/schema.ts';
import { PAGE_TYPE } from '../../../src/domain/tracking/page-types.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;

interface Row {
  title: string;
  settings?: Record<string, unknown>;
  record?: Partial<PopupRecord>;
  isMobile?: boolean;
  isPreview?: boolean;
  query?: string;
  page?: Partial<PopupSituation['page']>;
  expect: PopupReason;
}

const SHOWN: readonly PopupReason[] = [
  'preview',
  'never-seen',
  'new-version',
  'never-closed',
  'frequency-passed',
];

const ROWS: Row[] = [
  { title: 'no record', expect: 'never-seen' },
  // settings
  { title: 'style missing', settings: { style: undefined }, expect: 'style-none' },
  { title: 'style none', settings: { style: 1 }, expect: 'style-none' },
  { title: 'mobile allowed', isMobile: true, expect: 'never-seen' },
  { title: 'mobile switched off', settings: { enableMobile: false }, isMobile: true, expect: 'mobile' },
  { title: 'mobile switched off, desktop', settings: { enableMobile: false }, expect: 'never-seen' },
  // pages
  { title: 'screenshot', query: '?a=1&sqsscreenshot=true', expect: 'screenshot' },
  { title: 'screenshot switched off', query: '?sqsscreenshot=false', expect: 'never-seen' },
  { title: 'a parameter that only ends like it', query: '?xsqsscreenshot=true', expect: 'never-seen' },
  { title: 'lock screen', page: { type: PAGE_TYPE.lockScreen }, expect: 'lock-screen' },
  {
    title: 'not-found splash',
    page: { type: PAGE_TYPE.notFound, isSplash: true },
    expect: 'not-found-splash',
  },
  { title: 'not found, no splash', page: { type: PAGE_TYPE.notFound }, expect: 'never-seen' },
  { title: 'splash that exists', page: { type: PAGE_TYPE.splashPage, isSplash: true }, expect: 'never-seen' },
  { title: 'enabled on this page', settings: { enabledPages: ['c1'] }, expect: 'never-seen' },
  { title: 'enabled on another page', settings: { enabledPages: ['c2'] }, expect: 'page-not-enabled' },
  { title: 'enabled on no page', settings: { enabledPages: [] }, expect: 'page-not-enabled' },
  { title: 'not on all pages, none listed', settings: { showOnAllPages: false }, expect: 'page-not-enabled' },
  { title: 'on all pages', settings: { enabledPages: ['c2'], showOnAllPages: true }, expect: 'never-seen' },
  {
    title: 'pages listed, page unknown',
    settings: { enabledPages: ['c1'] },
    page: { collectionId: undefined },
    expect: 'page-not-enabled',
  },
  // record: version
  { title: 'older version stored', record: { version: 1, closedAt: NOW }, expect: 'new-version' },
  { title: 'record without a version', record: { version: undefined, closedAt: NOW }, expect: 'new-version' },
  { title: 'newer version stored', record: { version: 9, closedAt: NOW }, expect: 'closed-recently' },
  {
    title: 'older version, submitted, until sign-up',
    settings: { showUntilSignup: true },
    record: { version: 1, submitted: true },
    expect: 'new-version',
  },
  // record: submitted
  {
    title: 'submitted and until sign-up',
    settings: { showUntilSignup: true },
    record: { submitted: true, closedAt: NOW - 99 * DAY },
    expect: 'submitted',
  },
  {
    title: 'submitted, not until sign-up',
    record: { submitted: true, closedAt: NOW - 99 * DAY },
    expect: 'frequency-passed',
  },
  {
    title: 'until sign-up, not submitted',
    settings: { showUntilSignup: true },
    record: { closedAt: NOW - 99 * DAY },
    expect: 'frequency-passed',
  },
  // record: frequency
  { title: 'exactly the days', record: { closedAt: NOW - 7 * DAY }, expect: 'frequency-passed' },
  { title: 'one ms short of the days', record: { closedAt: NOW - 7 * DAY + 1 }, expect: 'closed-recently' },
  {
    title: 'never again',
    settings: { displayFrequency: -1 },
    record: { closedAt: NOW - 999 * DAY },
    expect: 'never-again',
  },
  {
    title: 'never again, never closed',
    settings: { displayFrequency: -1 },
    record: {},
    expect: 'never-closed',
  },
  { title: 'never again, no record', settings: { displayFrequency: -1 }, expect: 'never-seen' },
  {
    title: 'never again, new version',
    settings: { displayFrequency: -1 },
    record: { version: 1, closedAt: NOW },
    expect: 'new-version',
  },
  {
    title: 'always again',
    settings: { displayFrequency: 0 },
    record: { closedAt: NOW },
    expect: 'frequency-passed',
  },
  { title: 'record without a closed date', record: {}, expect: 'never-closed' },
  {
    title: 'closed while the clock ran years ahead',
    record: { closedAt: NOW + 900 * DAY },
    expect: 'frequency-passed',
  },
  {
    title: 'closed while the clock ran minutes ahead',
    record: { closedAt: NOW + 60_000 },
    expect: 'closed-recently',
  },
  // preview
  { title: 'owner who closed it', isPreview: true, record: { closedAt: NOW }, expect: 'preview' },
  { title: 'owner, style none', isPreview: true, settings: { style: 1 }, expect: 'style-none' },
  {
    title: 'owner, lock screen',
    isPreview: true,
    page: { type: PAGE_TYPE.lockScreen },
    expect: 'lock-screen',
  },
];

describe('pop-up display policy', () => {
  for (const row of ROWS) {
    it(`${row.title}: ${row.expect}`, () => {
      const decision = decidePopup(situationOf(row));
      assert.deepEqual(decision, { show: SHOWN.includes(row.expect), reason: row.expect });
    });
  }
});

/** settings, page, reason */
const PAGES: [Parameters<typeof pageSettingsRefusal>[0], string | undefined, PopupReason | undefined][] = [
  [pages(2), '/a', undefined],
  [pages(2), undefined, undefined],
  [pages(1), '/a', 'style-none'],
  [pages(undefined), '/a', 'style-none'],
  [pages(2, ['/a']), '/a', undefined],
  [pages(2, ['/a']), '/b', 'page-not-enabled'],
  [pages(2, ['/a']), undefined, 'page-not-enabled'],
  [pages(2, ['/a'], true), '/b', undefined],
  [pages(2, undefined, false), '/a', 'page-not-enabled'],
];

function pages(style: 1 | 2 | undefined, enabledPages?: string[], showOnAllPages?: boolean) {
  return { style, enabledPages, showOnAllPages };
}

describe('the pages that a pop-up is for', () => {
  for (const [settings, page, reason] of PAGES)
    it(JSON.stringify([settings, page]), () => assert.equal(pageSettingsRefusal(settings, page), reason));
});

describe('what a pop-up waits for', () => {
  const quiet: PopupSurroundings = {
    isHidden: false,
    isPrerendering: false,
    hasModal: false,
    isOtherPopupOpen: false,
    isBannerUp: false,
    isTyping: false,
  };
  const REASONS = {
    isHidden: 'hidden',
    isPrerendering: 'prerendering',
    hasModal: 'modal',
    isOtherPopupOpen: 'other-popup',
    isBannerUp: 'banner',
    isTyping: 'text-field',
  } as const;
  it('is nothing on a quiet page', () => assert.deepEqual(popupHolds(quiet), []));
  for (const [fact, reason] of Object.entries(REASONS))
    it(`${fact}: ${reason}`, () => assert.deepEqual(popupHolds({ ...quiet, [fact]: true }), [reason]));
  it('is everything at once', () => {
    const all = Object.fromEntries(Object.keys(quiet).map((fact) => [fact, true]));
    assert.deepEqual(popupHolds(all as unknown as PopupSurroundings), Object.values(REASONS));
  });
});

describe('settings that can never open a pop-up', () => {
  const CASES: [Record<string, unknown>, string[]][] = [
    [{}, []],
    [{ style: 2, showOnTimer: true }, []],
    [{ style: 1, showOnTimer: true }, []],
    [{ showOnTimer: true }, ['style']],
    [{ showOnScroll: true }, ['style']],
  ];
  for (const [settings, paths] of CASES) {
    it(JSON.stringify(settings), () => {
      assert.deepEqual(
        popupMistakes(settingsOf(settings)).map(({ path }) => path),
        paths,
      );
    });
  }
});

function situationOf(row: Row): PopupSituation {
  const defaults = { style: 2, version: 2, displayFrequency: 7 };
  const empty = { version: 2, closedAt: undefined, submitted: false, unknown: {} };
  return {
    settings: settingsOf({ ...defaults, ...row.settings }),
    record: row.record && { ...empty, ...row.record },
    now: NOW,
    isMobile: row.isMobile ?? false,
    isPreview: row.isPreview ?? false,
    query: row.query ?? '',
    page: { type: PAGE_TYPE.page, collectionId: 'c1', isSplash: false, ...row.page },
  };
}

function settingsOf(values: Record<string, unknown>) {
  const { value, mistakes } = read(popupSettingsSchema, values);
  assert.deepEqual(mistakes, []);
  return value;
}
