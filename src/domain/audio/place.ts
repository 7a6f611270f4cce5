/** A place in an album, in the address of the page: `#track=3&t=90` (behaviour/audio#deep-links). */
import { readTime } from '../media/time-text.ts';

export interface AlbumPlace {
  /** From 0. */
  index: number;
  /** Seconds. */
  at: number;
}

const OURS = /^(?:track|t)=/;

/** @param count tracks of the album @returns undefined when the hash names no track of it */
export function placeInHash(hash: string, count: number): AlbumPlace | undefined {
  const given = new Map(pairsOf(hash).map((pair) => pair.split('=') as [string, string | undefined]));
  const number = given.get('track') ?? '';
  if (!/^[1-9]\d*$/.test(number) || Number(number) > count) return undefined;
  return { index: Number(number) - 1, at: readTime(given.get('t') ?? '') ?? 0 };
}

/** @returns the hash with the place in it; what others wrote there stays */
export function hashWithPlace(hash: string, { index, at }: AlbumPlace): string {
  const others = pairsOf(hash).filter((pair) => !OURS.test(pair));
  const seconds = Math.floor(at);
  return `#${[...others, `track=${index + 1}`, ...(seconds > 0 ? [`t=${seconds}`] : [])].join('&')}`;
}

function pairsOf(hash: string): string[] {
  return hash.replace(/^#/, '').split('&').filter(Boolean);
}
