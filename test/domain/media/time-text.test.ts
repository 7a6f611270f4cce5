import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
