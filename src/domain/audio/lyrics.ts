/** Lyrics out of plain text, LRC or WebVTT: lines, and when each is sung (behaviour/audio#lyrics). */
import type { LyricsLine } from './lyrics-line.ts';

const LINE_END = /\r\n?|\n/;
const LRC_TIME = /\[(\d+):(\d{1,2}(?:[.:]\d+)?)\]/g;
/** `[ar:…]`, `[offset:…]`: said of the file, not sung. */
const LRC_TAG = /^\[[a-z#]+:.*\]$/i;
const LRC_OFFSET = /^\[offset:\s*([+-]?\d+)\s*\]/im;
const CUE_TIME = /^(?:(\d+):)?(\d{1,2}):(\d{2}\.\d+)\s+-->/;

export function readLyrics(text: string): LyricsLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  if (lines[0]?.startsWith('WEBVTT')) return readCues(lines.slice(1));
  if (new RegExp(LRC_TIME).test(text)) return readLrc(lines, Number(LRC_OFFSET.exec(text)?.[1] ?? 0) / 1000);
  return text
    .trim()
    .split(LINE_END)
    .map((line) => ({ at: undefined, text: line.trim() }));
}

/** @param offset s by which all lines are sung earlier */
function readLrc(lines: readonly string[], offset: number): LyricsLine[] {
  const sung = lines.flatMap((line) => {
    const words = line.replace(LRC_TIME, '').trim();
    if (LRC_TAG.test(words)) return [];
    // A line that is sung several times stands there once, with several times.
    return [...line.matchAll(LRC_TIME)].map(([, minutes, seconds = '']) => ({
      at: Math.max(0, Number(minutes) * 60 + Number(seconds.replace(':', '.')) - offset),
      text: words,
    }));
  });
  return sung.sort((one, other) => one.at - other.at);
}

function readCues(lines: readonly string[]): LyricsLine[] {
  const cues: { at: number; text: string }[] = [];
  let isInside = false;
  for (const line of lines) {
    const [isTime, hours = '0', minutes, seconds] = CUE_TIME.exec(line) ?? [];
    if (isTime) cues.push({ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text: '' });
    const cue = cues.at(-1);
    // Marks such as <i> and <v Ann> are no words.
    if (!isTime && isInside && cue) cue.text = `${cue.text} ${line.replace(/<[^<>]*>/g, '')}`.trim();
    isInside = isTime !== undefined || (isInside && line.trim() !== '');
  }
  return cues;
}
