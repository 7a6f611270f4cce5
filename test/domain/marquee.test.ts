import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  marqueeCopies,
  marqueeSeconds,
  marqueeWave,
  waveParts,
  waveSeconds,
} from '../../src/domain/marquee.ts';

describe('a marquee', () => {
  it('has the presets of the builder, single settings before them', () => {
    assert.deepEqual(
      [
        marqueeWave('straight', {}),
        marqueeWave('wave', {}),
        marqueeWave('wave', { waveFrequency: 2, waveIntensity: 0 }),
      ],
      [
        { frequency: 4, intensity: 0 },
        { frequency: 4, intensity: 60 },
        { frequency: 2, intensity: 0 },
      ],
    );
  });

  it('passes 80 px a second at speed 0.5, and a wave in its part of the width', () => {
    assert.deepEqual(
      [
        marqueeSeconds(800, 0.5),
        marqueeSeconds(800, 1),
        waveSeconds({ frequency: 4, intensity: 60 }, 1280, 0.5),
      ],
      [10, 5, 4],
    );
  });

  const copies: [row: number, seen: number, copies: number][] = [
    [0, 500, 1],
    [500, 0, 1],
    [1000, 500, 2],
    [500, 500, 2],
    [100, 450, 6],
    [1, 3000, 24],
  ];
  for (const [row, seen, expected] of copies)
    it(`of ${row} px in ${seen} stands there ${expected} times`, () =>
      assert.equal(marqueeCopies(row, seen), expected));

  it('moves letters as people count them, and words where letters join', () => {
    assert.deepEqual(
      [waveParts('ae\u0301👩‍🚀', 'en'), waveParts('سلام عليكم', 'ar'), waveParts('', '')],
      [['a', 'e\u0301', '👩‍🚀'], ['سلام ', 'عليكم'], []],
    );
  });
});
