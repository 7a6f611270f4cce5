/** Reads from the address of a video where it starts, as specified or as the providers themselves read it (behaviour/video#start-time). */
import type { Address, VideoSource } from './source.ts';

export const START_TIME_RULES = ['spec', 'standard'] as const;
export type StartTimeRule = (typeof START_TIME_RULES)[number];

const STANDARD = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** @returns seconds; 0 when the address does not say */
export function startTime(address: Address, provider: VideoSource['provider'], rule: StartTimeRule): number {
  // The address of a player says it by `start`, which the rule for `t` is not about.
  const isPlayer = provider === 'youtube' && address.pathname.startsWith('/embed/');
  if (rule === 'standard' || isPlayer) return standardTime(address);
  return provider === 'youtube' ? specifiedTime(address.searchParams.get('t') ?? '') : 0;
}

/**
 * The `t` parameter split on h, m and s; its last three parts are seconds, minutes and hours. So `2m` is 2 seconds and
 * `1h30s` is 90: the rule counts parts and does not look at their letters.
 */
function specifiedTime(text: string): number {
  const parts = text
    .split(/[hms]/)
    .filter((part) => part !== '')
    .reverse();
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number);
  const time = hours * 3600 + minutes * 60 + seconds;
  return time > 0 && Number.isFinite(time) ? time : 0;
}

/** `t`, `start` or `#t=`: `90`, `90s`, `1h2m3s`, `2m`. */
function standardTime({ searchParams, hash }: Address): number {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.*)$/.exec(hash)?.[1] ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = STANDARD.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
