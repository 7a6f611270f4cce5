/** When a pop-up opens by itself, told as scripts of events on a clock. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type HoldReason,
  measureDelayMs,
  nextTickMs,
  type ScrollMeasure,
  startTriggers,
  stepTriggers,
  type TriggerEvent,
  type TriggerState,
  watchesScroll,
} from '../../../src/domain/popup/triggers.ts';

const TIMER = { showOnTimer: true, timerDelay: 1000, showOnScroll: false, scrollPercentage: 50 };
const SCROLL = { ...TIMER, showOnTimer: false, showOnScroll: true };
const BOTH = { ...TIMER, showOnScroll: true };

interface Row {
  title: string;
  settings: typeof TIMER;
  holds?: HoldReason[];
  /** Pairs of time and event; without an event the timer ticks. */
  script: [number, TriggerEvent?][];
  expect: string;
}

const hold = (reason: HoldReason): TriggerEvent => ({ type: 'hold', reason });
const release = (reason: HoldReason): TriggerEvent => ({ type: 'release', reason });
const scroll = (scrollTop: number, rest: Partial<ScrollMeasure> = {}): TriggerEvent => ({
  type: 'measure',
  measure: { scrollTop, viewportHeight: 500, contentHeight: 1500, settled: true, ...rest },
});
const short = (settled: boolean) => scroll(0, { contentHeight: 500, settled });

const ROWS: Row[] = [
  { title: 'timer not yet', settings: TIMER, script: [[999]], expect: 'waiting' },
  { title: 'timer', settings: TIMER, script: [[1000]], expect: 'fired by time' },
  { title: 'timer of 0', settings: { ...TIMER, timerDelay: 0 }, script: [], expect: 'fired by time' },
  {
    title: 'neither trigger',
    settings: { ...TIMER, showOnTimer: false },
    script: [[9e9], [9e9, short(true)]],
    expect: 'waiting',
  },
  { title: 'scroll short of the share', settings: SCROLL, script: [[10, scroll(498)]], expect: 'waiting' },
  { title: 'scroll at the share', settings: SCROLL, script: [[10, scroll(500)]], expect: 'fired by scroll' },
  {
    title: 'scroll, a rounded pixel short',
    settings: SCROLL,
    script: [[10, scroll(499)]],
    expect: 'fired by scroll',
  },
  {
    title: 'bottom of the page',
    settings: { ...SCROLL, scrollPercentage: 100 },
    script: [[10, scroll(999.5)]],
    expect: 'fired by scroll',
  },
  { title: 'short page, still loading', settings: SCROLL, script: [[10, short(false)]], expect: 'waiting' },
  { title: 'short page, settled', settings: SCROLL, script: [[10, short(true)]], expect: 'fired by scroll' },
  {
    title: 'short page with a timer waits for it',
    settings: BOTH,
    script: [[10, short(true)]],
    expect: 'waiting',
  },
  {
    title: 'short page that grew',
    settings: SCROLL,
    script: [
      [10, short(false)],
      [20, scroll(0)],
    ],
    expect: 'waiting',
  },
  {
    title: 'both: time first',
    settings: BOTH,
    script: [[1000], [1001, scroll(900)]],
    expect: 'fired by time',
  },
  {
    title: 'both: scroll first',
    settings: BOTH,
    script: [[10, scroll(900)], [2000]],
    expect: 'fired by scroll',
  },
  {
    title: 'cancelled',
    settings: BOTH,
    script: [[10, { type: 'cancel' }], [2000], [2001, scroll(900)]],
    expect: 'cancelled',
  },
  // visible time only
  { title: 'starts hidden', settings: TIMER, holds: ['hidden'], script: [[5000]], expect: 'waiting' },
  {
    title: 'hidden time does not count',
    settings: TIMER,
    script: [[400, hold('hidden')], [9000, release('hidden')], [9599]],
    expect: 'waiting',
  },
  {
    title: 'visible time adds up',
    settings: TIMER,
    script: [[400, hold('hidden')], [9000, release('hidden')], [9600]],
    expect: 'fired by time',
  },
  {
    title: 'prerendered time does not count',
    settings: TIMER,
    holds: ['prerendering'],
    script: [[5000, release('prerendering')], [5999]],
    expect: 'waiting',
  },
  {
    title: 'counts from activation',
    settings: TIMER,
    holds: ['prerendering'],
    script: [[5000, release('prerendering')], [6000]],
    expect: 'fired by time',
  },
  {
    title: 'a modal stops the timer',
    settings: TIMER,
    script: [[400, hold('modal')], [5000, release('modal')], [5599]],
    expect: 'waiting',
  },
  {
    title: 'a clock that jumps back',
    settings: TIMER,
    script: [[900], [100], [200]],
    expect: 'fired by time',
  },
  // waiting although due
  { title: 'typing delays', settings: TIMER, script: [[100, hold('text-field')], [3000]], expect: 'waiting' },
  {
    title: 'opens when typing ends',
    settings: TIMER,
    script: [[100, hold('text-field')], [3000], [3500, release('text-field')]],
    expect: 'fired by time',
  },
  {
    title: 'scroll is remembered behind a modal',
    settings: SCROLL,
    script: [
      [1, hold('modal')],
      [2, scroll(900)],
      [3, scroll(0)],
      [4, release('modal')],
    ],
    expect: 'fired by scroll',
  },
  {
    title: 'two holds: one is not enough',
    settings: SCROLL,
    script: [
      [1, hold('modal')],
      [1, hold('text-field')],
      [2, scroll(900)],
      [3, release('modal')],
    ],
    expect: 'waiting',
  },
  {
    title: 'the first to come true wins while held',
    settings: BOTH,
    script: [[1, hold('text-field')], [2, scroll(900)], [5000], [6000, release('text-field')]],
    expect: 'fired by scroll',
  },
];

describe('pop-up triggers', () => {
  for (const { title, settings, holds = [], script, expect } of ROWS) {
    it(`${title}: ${expect}`, () => {
      const start = startTriggers(settings, holds, 0);
      const end = script.reduce<TriggerState>(
        (state, [now, event = { type: 'tick' }]) => stepTriggers(state, event, now),
        start,
      );
      assert.equal(end.phase === 'fired' ? `fired by ${end.due}` : end.phase, expect);
    });
  }

  it('asks for one timer, and for none while it could not count', () => {
    const state = startTriggers(TIMER, [], 0);
    assert.equal(nextTickMs(state), 1000);
    assert.equal(nextTickMs(stepTriggers(state, hold('hidden'), 300)), undefined);
    assert.equal(nextTickMs(stepTriggers(state, hold('text-field'), 300)), 700);
    assert.equal(nextTickMs(stepTriggers(state, { type: 'tick' }, 1000)), undefined);
    assert.equal(nextTickMs(startTriggers(SCROLL, [], 0)), undefined);
  });

  it('reads the scroll position at most every 100 ms', () => {
    const state = startTriggers(SCROLL, [], 0);
    assert.equal(measureDelayMs(state, 5), 0);
    const measured = stepTriggers(state, scroll(0), 5);
    assert.deepEqual(
      [5, 65, 105, 900].map((now) => measureDelayMs(measured, now)),
      [100, 40, 0, 0],
    );
    assert.equal(measureDelayMs(measured, -9000), 100, 'a clock set back does not stop the measuring');
  });

  it('watches the scroll position only while it matters', () => {
    const state = startTriggers(SCROLL, ['modal'], 0);
    assert.equal(watchesScroll(state), true);
    assert.equal(watchesScroll(stepTriggers(state, scroll(900), 1)), false);
    assert.equal(watchesScroll(startTriggers(TIMER, [], 0)), false);
  });
});
