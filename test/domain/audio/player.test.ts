/** Small rules of players: what is kept of the sound, keys, waveforms. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortcutOf, trackAfterKey } from '../../../src/domain/audio/shortcuts.ts';
import { readSound, soundText, USUAL_SOUND } from '../../../src/domain/audio/sound.ts';
import { MOST_BARS, waveformPath } from '../../../src/domain/audio/waveform.ts';

describe('the sound that was kept', () => {
  it('comes back as it was', () => {
    const sound = { volume: 0.35, isMuted: true, rate: 1.5 };
    assert.deepEqual(readSound(soundText(sound)), sound);
  });
  for (const text of [undefined, '', 'x', '2 0 1', '-1 0 1', '1 0 9', '0.5 0', 'NaN 0 1'])
    it(`is the usual one where ${text ?? 'nothing'} was kept`, () =>
      assert.deepEqual(readSound(text), USUAL_SOUND));
});

describe('keys', () => {
  const rows: [string, ReturnType<typeof shortcutOf>][] = [
    ['k', { does: 'toggle' }],
    ['K', { does: 'toggle' }],
    ['j', { does: 'seek-by', seconds: -10 }],
    ['l', { does: 'seek-by', seconds: 10 }],
    ['0', { does: 'seek-to', share: 0 }],
    ['7', { does: 'seek-to', share: 0.7 }],
    ['m', { does: 'mute' }],
    ['s', { does: 'shuffle' }],
    ['r', { does: 'repeat' }],
    ['n', { does: 'next' }],
    ['p', { does: 'previous' }],
    ['x', undefined],
    ['Enter', undefined],
    ['constructor', undefined],
  ];
  for (const [key, expected] of rows) it(key, () => assert.deepEqual(shortcutOf(key), expected));

  const moves: [string, number, number | undefined][] = [
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, undefined],
    ['ArrowUp', 0, undefined],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ];
  for (const [key, index, expected] of moves)
    it(`${key} from track ${index} of 3`, () => assert.equal(trackAfterKey(key, index, 3), expected));
});

describe('a waveform', () => {
  it('is one path, as high as its loudest peak, with silence to be seen', () => {
    assert.equal(waveformPath([0, -50, 100]), 'M0.5 0.47v0.06M1.5 0.25v0.5M2.5 0v1');
    assert.equal(waveformPath([0, 0]), 'M0.5 0.47v0.06M1.5 0.47v0.06');
    assert.equal(waveformPath([JSON.parse('1e999'), 4]), 'M0.5 0.47v0.06M1.5 0v1');
    assert.equal(waveformPath([]), '');
  });

  it('brings many peaks together and loses none of the loud ones', () => {
    const peaks = Array.from({ length: 6000 }, (_, index) => (index === 3001 ? 1 : 0.5));
    const bars = waveformPath(peaks).match(/v[\d.]+/g);
    assert.deepEqual([bars?.length, bars?.filter((bar) => bar === 'v1').length], [MOST_BARS, 1]);
  });
});
