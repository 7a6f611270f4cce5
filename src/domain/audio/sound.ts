/** How loud and how fast a player plays, and what is kept of it for the visit (behaviour/audio#sound). */

export interface Sound {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  rate: number;
}

/** In the order a button goes through. */
export const RATES = [1, 1.25, 1.5, 2, 0.75];

export const USUAL_SOUND: Sound = { volume: 1, isMuted: false, rate: 1 };

/** @param text what was kept; anything else is the usual sound */
export function readSound(text: string | undefined): Sound {
  const [volume, isMuted, rate] = (text ?? '').split(' ').map(Number);
  const isKnown =
    volume !== undefined && volume >= 0 && volume <= 1 && rate !== undefined && RATES.includes(rate);
  return isKnown ? { volume, isMuted: isMuted === 1, rate } : USUAL_SOUND;
}

export function soundText({ volume, isMuted, rate }: Sound): string {
  return [volume, Number(isMuted), rate].join(' ');
}
