/** A line of lyrics, and which one is sung (behaviour/audio#lyrics). */

export interface LyricsLine {
  /** Seconds; undefined in plain text. */
  at: number | undefined;
  text: string;
}

/** @returns index of the line that is sung at a position; -1 before the first, and where no times are known */
export function lineAt(lines: readonly LyricsLine[], position: number): number {
  const later = lines.findIndex(({ at }) => at === undefined || at > position);
  return (later < 0 ? lines.length : later) - 1;
}
