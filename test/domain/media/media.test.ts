/** Times as text, and the keys of a slider. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueAfterKey } from '../../../src/domain/media/slider-keys.ts';
import { readTime, timeText } from '../../../src/domain/media/time-text.ts';

describe('times', () => {
  const rows: [number, string][] = [
    [0, '0:00'],
    [9.99, '0:09'],
    [61, '1:01'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
    [-3, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ];
  for (const [seconds, text] of rows)
    it(`${seconds} s is ${text}`, () => assert.equal(timeText(seconds), text));

  const texts: [string, number | undefined][] = [
    ['185', 185],
    [' 3:05 ', 185],
    ['1:02:03', 3723],
    ['12.5', 12.5],
    ['', undefined],
    ['3:5', undefined],
    ['3m', undefined],
    [':30', undefined],
  ];
  for (const [text, seconds] of texts)
    it(`"${text}" is ${seconds}`, () => assert.equal(readTime(text), seconds));
});

describe('slider keys', () => {
  const steps = { max: 100, step: 5, page: 10 };
  const rows: [string, number | undefined, number | undefined][] = [
    ['ArrowRight', 55, 45],
    ['ArrowLeft', 45, 55],
    ['ArrowUp', 55, 55],
    ['ArrowDown', 45, 45],
    ['PageUp', 60, 60],
    ['PageDown', 40, 40],
    ['Home', 0, 0],
    ['End', 100, 100],
    ['Enter', undefined, undefined],
    ['a', undefined, undefined],
  ];
  for (const [key, ltr, rtl] of rows) {
    it(`${key} moves 50 to ${ltr}, from right to left to ${rtl}`, () => {
      assert.equal(valueAfterKey(key, 50, steps, false), ltr);
      assert.equal(valueAfterKey(key, 50, steps, true), rtl);
    });
  }

  it('stay between the ends', () => {
    assert.equal(valueAfterKey('PageUp', 98, steps, false), 100);
    assert.equal(valueAfterKey('ArrowLeft', 2, steps, false), 0);
  });
});
