/** The picture of a track's loudness: one path out of a list of peaks, nothing is decoded (behaviour/audio#waveforms). */

/** Bars that can be told apart in a player; more peaks than that are brought together. */
export const MOST_BARS = 120;
/** A silent passage is still a place to click on; in parts of the whole height. */
const LEAST = 0.06;

/** @returns `d` of a path whose bars stand side by side, each 1 wide, 0 to 1 high around the middle */
export function waveformPath(peaks: readonly number[]): string {
  const count = Math.min(MOST_BARS, peaks.length);
  const bars = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.floor(((bar + 1) * peaks.length) / count);
    return Math.max(...peaks.slice(from, to).map(loudness));
  });
  const loudest = Math.max(...bars);
  return bars
    .map((bar, x) => {
      const height = Math.max(LEAST, loudest > 0 ? bar / loudest : 0);
      return `M${x + 0.5} ${round(0.5 - height / 2)}v${round(height)}`;
    })
    .join('');
}

/** JSON writes numbers that are beyond all others, too. */
const loudness = (peak: number) => (Number.isFinite(peak) ? Math.abs(peak) : 0);

const round = (value: number) => Number(value.toFixed(3));
