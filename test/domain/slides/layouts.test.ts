import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AREAS,
  type Area,
  BASE_LAYOUT,
  gridOf,
  isLayoutId,
  LAYOUT_IDS,
  layoutOf,
} from '../../../src/domain/slides/layouts.ts';

/** Typed in from the specification. */
const SPECIFIED = `
audio-full-center-01 audio-full-left-01 audio-full-right-01 audio-left-right-01
landing-full-center-01 landing-full-center-02 landing-full-centercard-01 landing-full-left-01 landing-full-left-02
landing-full-right-01 landing-full-topleft-01 landing-left-right-01 landing-right-left-01
location-full-corners-01 location-right-left-01
lock-full-center-01 lock-full-center-02 lock-full-center-03 lock-full-center-04 lock-full-center-05 lock-full-bottomleft-01
sso-full-center-01
overlay-center-card-01 overlay-center-card-02 overlay-center-card-03 overlay-center-card-04 overlay-center-card-05
overlay-corner-card-01 overlay-full-bottom-01 overlay-full-center-01 overlay-full-center-02
profile-center-center-01 profile-center-center-02 profile-full-bottom-01 profile-full-center-01 profile-full-left-01
profile-full-middleband-01 profile-full-right-01 profile-full-top-01 profile-left-left-01 profile-left-right-01
twitter-full-center-01 twitter-full-left-01
video-full-bottom-01 video-full-center-01 video-full-corners-01
`
  .trim()
  .split(/\s+/);

test('every layout of the specification exists, and no other', () => {
  assert.deepEqual([...LAYOUT_IDS].sort(), [...SPECIFIED].sort());
});

test('an unknown layout is the base layout, whatever it is called', () => {
  for (const id of ['', 'landing', 'landing-full-center-03', 'toString', '__proto__', 'constructor']) {
    assert.equal(isLayoutId(id), false, id);
    assert.equal(layoutOf(id), BASE_LAYOUT, id);
  }
});

for (const [id, base, difference] of [
  ['profile-center-center-02', 'profile-center-center-01', {}],
  ['profile-full-right-01', 'profile-full-left-01', { inline: 'end' }],
  ['profile-full-top-01', 'profile-full-bottom-01', { block: 'start' }],
  ['landing-right-left-01', 'landing-left-right-01', { background: 'end' }],
] as const) {
  test(`${id} is ${base}${Object.keys(difference).length ? ' at another place' : ''}`, () => {
    assert.deepEqual(layoutOf(id), { ...layoutOf(base), ...difference });
  });
}

const within = (value: number, least: number, most: number) => value >= least && value <= most;

for (const id of SPECIFIED) {
  test(`${id} keeps the ranges of the specification and has a place for everything`, () => {
    const { rows, heading, overlapPadding, overflowPadding, socialRatio, actionsRatio } = layoutOf(id);
    const placed = rows.flatMap(([areas]) => [...new Set(areas.split(' '))]);
    assert.deepEqual([...placed].sort(), [...AREAS].sort());
    assert.equal(new Set(rows.map(([areas]) => areas.split(' ').length)).size <= 2, true);
    assert.ok(within(heading.min, 13, 54), `min ${heading.min}`);
    assert.ok(heading.largest > heading.min);
    assert.ok([0.95, 0.99].includes(heading.step), `step ${heading.step}`);
    assert.ok(within(heading.widthRatio, 0.4, 1), `width ratio ${heading.widthRatio}`);
    assert.ok(within(heading.heightRatio, 0.1, 0.55), `height ratio ${heading.heightRatio}`);
    assert.ok([20, 40, 60, 120].includes(overlapPadding));
    assert.equal(overflowPadding, 25);
    assert.equal(socialRatio, 0.7);
    assert.ok(actionsRatio === 1 || actionsRatio === 0.67);
  });
}

const all = new Set<Area>(AREAS);
const some = (...areas: Area[]) => new Set<Area>(areas);

for (const [title, id, filled, isNarrow, expected] of [
  [
    'one below the other',
    'landing-full-center-01',
    all,
    false,
    [
      '"logo" "text" "media" "actions" "social" "navigation"',
      'auto auto auto auto auto auto',
      'minmax(0, 1fr)',
    ],
  ],
  [
    'leaves out what is empty',
    'landing-full-center-01',
    some('text', 'actions'),
    false,
    ['"text" "actions"', 'auto auto', 'minmax(0, 1fr)'],
  ],
  [
    'in corners',
    'location-full-corners-01',
    all,
    false,
    [
      '"logo navigation" "text text" "media media" "actions social"',
      'auto 1fr auto auto',
      'minmax(0, 1fr) fit-content(50%)',
    ],
  ],
  [
    'what stands alone has the whole row',
    'location-full-corners-01',
    some('logo', 'text', 'actions', 'social'),
    false,
    ['"logo logo" "text text" "actions social"', 'auto 1fr auto', 'minmax(0, 1fr) fit-content(50%)'],
  ],
  [
    'needs no second column that nothing stands in',
    'location-full-corners-01',
    some('text', 'actions'),
    false,
    ['"text" "actions"', '1fr auto', 'minmax(0, 1fr)'],
  ],
  [
    'narrow, in the same order',
    'profile-full-bottom-01',
    all,
    true,
    [
      '"logo" "navigation" "text" "actions" "media" "social"',
      'auto auto auto auto auto auto',
      'minmax(0, 1fr)',
    ],
  ],
  ['empty', 'landing-full-center-01', some(), false, ['', '', 'minmax(0, 1fr)']],
] as const) {
  test(`grid: ${title}`, () => {
    const { areas, rows, columns } = gridOf(layoutOf(id), filled, isNarrow);
    assert.deepEqual([areas, rows, columns], expected);
  });
}
