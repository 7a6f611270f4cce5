/** A media element for tests: does what it is told at once, and says what the test wants. */
import type { AudioLike, SharedAudio } from '../../../src/services/media/shared-audio.ts';

export class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  /** Where the server lets it go; undefined: nothing is loaded. */
  reach: number | undefined;
  paused = true;
  ended = false;
  error: { code: number } | null = null;
  volume = 1;
  muted = false;
  playbackRate = 1;
  preload = '';
  /** What `play()` is refused with, once. */
  refusal: string | undefined;
  /** Each call, and each source that was set. */
  readonly calls: string[] = [];

  async play(): Promise<void> {
    this.calls.push(`play ${this.src}`);
    if (this.refusal) {
      const name = this.refusal;
      this.refusal = undefined;
      throw Object.assign(new Error(name), { name });
    }
    this.paused = false;
    this.ended = false;
  }

  pause(): void {
    if (this.paused) return;
    this.calls.push('pause');
    this.paused = true;
    this.say('pause');
  }

  get seekable() {
    const { reach } = this;
    return { length: reach === undefined ? 0 : 1, end: () => reach };
  }

  canPlayType(type: string): string {
    return type === 'audio/unknown' ? '' : 'maybe';
  }

  load(): void {
    this.calls.push('load');
  }

  removeAttribute(name: string): void {
    if (name === 'src') this.src = '';
  }

  say(type: string): void {
    this.dispatchEvent(new Event(type));
  }

  /** The source has arrived and sounds. */
  begin(duration = 100): void {
    this.duration = duration;
    this.say('durationchange');
    this.say('playing');
  }

  moveTo(position: number): void {
    this.currentTime = position;
    this.say('timeupdate');
  }

  end(): void {
    this.currentTime = this.duration;
    this.paused = true;
    this.ended = true;
    this.say('pause');
    this.say('ended');
  }

  fail(code: number): void {
    this.error = { code };
    this.say('error');
  }
}

export function fakeSharedAudio(): { audio: FakeAudio; shared: SharedAudio } {
  const audio = new FakeAudio();
  return { audio, shared: { audio: audio as unknown as AudioLike, user: undefined } };
}
