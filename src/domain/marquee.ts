/** How a marquee moves: one straight line, or letters on a mild wave (behaviour/marquee#presets). */

export const MARQUEE_PRESETS = {
  straight: { waveFrequency: 4, waveIntensity: 0 },
  wave: { waveFrequency: 4, waveIntensity: 60 },
} as const;
export type MarqueePreset = keyof typeof MARQUEE_PRESETS;

export const MARQUEE_SPEED = 0.5;
/** At speed 1; ours. */
const PX_PER_SECOND = 160;

/** More are only seen on a screen that is wider than any. */
const MOST_COPIES = 24;

export interface Wave {
  /** Waves in the width that is seen. */
  frequency: number;
  /** From the highest to the lowest place of a letter, in percent of the size of the text. */
  intensity: number;
}

/** Single settings go before the preset. */
export function marqueeWave(
  preset: MarqueePreset,
  {
    waveFrequency,
    waveIntensity,
  }: { waveFrequency?: number | undefined; waveIntensity?: number | undefined },
): Wave {
  const base = MARQUEE_PRESETS[preset];
  return { frequency: waveFrequency ?? base.waveFrequency, intensity: waveIntensity ?? base.waveIntensity };
}

/** @param width of the row once, in px @returns seconds that it takes to pass */
export function marqueeSeconds(width: number, speed: number): number {
  return width / (PX_PER_SECOND * speed);
}

/** @returns how often the row has to stand there, so that no gap is seen while one of them leaves */
export function marqueeCopies(rowWidth: number, seenWidth: number): number {
  if (rowWidth <= 0 || seenWidth <= 0) return 1;
  return Math.min(Math.ceil(seenWidth / rowWidth) + 1, MOST_COPIES);
}

/** Seconds of one wave. @param seenWidth px */
export function waveSeconds({ frequency }: Wave, seenWidth: number, speed: number): number {
  return seenWidth / frequency / (PX_PER_SECOND * speed);
}

/** Scripts whose letters join: apart they would be other letters. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** @returns what moves by itself on a wave: letters as people count them, words where letters join */
export function waveParts(text: string, locale: string): string[] {
  if (JOINED.test(text)) return text.split(/(?<=\s)/);
  const letters = new Intl.Segmenter(locale || undefined, { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}
