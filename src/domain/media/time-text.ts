/** Times of players as text, and text as times (behaviour/audio#times). */

/** @param seconds anything a media element may say; NaN and Infinity are 0 @returns m:ss, from an hour on h:mm:ss */
export function timeText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** @returns seconds of `185`, `3:05` or `1:02:03`; undefined for anything else */
export function readTime(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+(\.\d+)?$|^(\d+:)?\d{1,2}:\d{2}$/.test(trimmed)) return undefined;
  return trimmed.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
