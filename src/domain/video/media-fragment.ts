/** Which part of a file its address asks for: `#t=3`, `#t=3,8`, `#t=,8`, `#t=npt:1:05` (W3C Media Fragments). */

export interface MediaFragment {
  /** s */
  start: number;
  /** s; endless where nobody says. */
  end: number;
}

const TEMPORAL = /[#&]t=(?:npt:)?([\d:.]*)(?:,([\d:.]+))?(?:&|$)/;
const CLOCK = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)$/;

/** @param hash of the address */
export function mediaFragment(hash: string): MediaFragment {
  const [, from = '', to = ''] = TEMPORAL.exec(hash) ?? [];
  const start = secondsOf(from) ?? 0;
  const end = secondsOf(to) ?? Number.POSITIVE_INFINITY;
  return start < end ? { start, end } : { start: 0, end: Number.POSITIVE_INFINITY };
}

function secondsOf(clock: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds] = CLOCK.exec(clock) ?? [];
  return seconds === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
