/** Choices that look random and are the same for the same seed. */

export interface Random {
  /** From 0, below 1. */
  number(): number;
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** Between `least` and `most` of what `make` makes. */
  list<T>(least: number, most: number, make: () => T): T[];
}

export function randomFrom(seed: number): Random {
  const number = numbers(seed);
  const whole = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  return {
    number,
    whole,
    chance: (probability) => number() < probability,
    pick: (list) => list[whole(0, list.length - 1)]!,
    list: (least, most, make) => Array.from({ length: whole(least, most) }, make),
  };
}

/** A small generator of numbers (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed of its own for each name, so that one more name changes nothing about the others (FNV-1a). */
export function seedOf(name: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
