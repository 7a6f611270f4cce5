import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hearFile } from '../../../src/services/media/playing-file.ts';

/** As much of a media element as is heard. */
function createFile(state: { paused: boolean; ended: boolean }) {
  const file = Object.assign(new EventTarget(), { currentTime: 1, duration: 2, ...state });
  const told: unknown[] = [];
  const stop = hearFile(file as unknown as HTMLMediaElement, (event) => told.push(event), {});
  return { file, told, stop };
}

for (const [title, event, state, type] of [
  ['plays', 'playing', { paused: false, ended: false }, 'play'],
  ['was paused before its "playing" came', 'playing', { paused: true, ended: false }, undefined],
  ['pauses', 'pause', { paused: true, ended: false }, 'pause'],
  ['pauses since it is at its end', 'pause', { paused: true, ended: true }, undefined],
  ['is moved to its end at rest', 'ended', { paused: true, ended: true }, undefined],
] as const) {
  test(`a file that ${title} tells ${type ?? 'nothing'}`, () => {
    const { file, told } = createFile(state);
    file.dispatchEvent(new Event(event));
    assert.deepEqual(told, type ? [{ type, position: 1, duration: 2 }] : []);
  });
}

test('a file that plays to its end tells once that it ended', () => {
  const { file, told } = createFile({ paused: false, ended: false });
  file.dispatchEvent(new Event('playing'));
  Object.assign(file, { paused: true, ended: true });
  for (const event of ['pause', 'ended', 'ended']) file.dispatchEvent(new Event(event));
  assert.deepEqual(
    told.map((event) => (event as { type: string }).type),
    ['play', 'ended'],
  );
});

test('what is not heard any more tells nothing', () => {
  const { file, told, stop } = createFile({ paused: false, ended: false });
  stop();
  file.dispatchEvent(new Event('playing'));
  assert.deepEqual(told, []);
});
