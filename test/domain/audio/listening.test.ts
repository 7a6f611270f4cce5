/** What is counted of a play. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NOT_HEARD, nextListening } from '../../../src/domain/audio/listening.ts';

type Step = ['sound' | 'time' | 'ended', number];

describe('of a play is counted', () => {
  const rows: [string, number, Step[], string[]][] = [
    [
      'its beginning, its quarters and its end',
      100,
      [
        ['sound', 0],
        ['time', 10],
        ['time', 25],
        ['time', 50.2],
        ['time', 80],
        ['ended', 100],
      ],
      ['play', '25', '50', '75', 'ended'],
    ],
    [
      'nothing twice',
      100,
      [
        ['sound', 0],
        ['time', 30],
        ['sound', 31],
        ['time', 5],
        ['time', 26],
      ],
      ['play', '25'],
    ],
    [
      'the last quarter alone of several that are leapt over',
      100,
      [
        ['sound', 0],
        ['time', 90],
      ],
      ['play', '75'],
    ],
    [
      'no quarter before the place where it begins',
      100,
      [
        ['sound', 60],
        ['time', 61],
        ['time', 75],
      ],
      ['play', '75'],
    ],
    [
      'no quarter of a length that is not known',
      0,
      [
        ['sound', 0],
        ['time', 90],
        ['ended', 90],
      ],
      ['play', 'ended'],
    ],
    [
      'nothing before it sounds',
      100,
      [
        ['time', 30],
        ['ended', 100],
      ],
      [],
    ],
    [
      'a second play after the end',
      100,
      [
        ['sound', 0],
        ['ended', 100],
        ['sound', 0],
      ],
      ['play', 'ended', 'play'],
    ],
  ];
  for (const [name, duration, steps, expected] of rows)
    it(name, () => {
      let listening = NOT_HEARD;
      const told: string[] = [];
      for (const [event, position] of steps) {
        const heard = nextListening(listening, event, position, duration);
        listening = heard.listening;
        if (heard.counted) told.push(String(heard.counted.percent ?? heard.counted.action));
      }
      assert.deepEqual(told, expected);
    });
});
