/** The filters that a video may lie under (behaviour/video#filters). */

export const FILTERS = [
  'none',
  'blur',
  'brightness',
  'contrast',
  'invert',
  'opacity',
  'saturate',
  'sepia',
  'drop-shadow',
  'grayscale',
  'hue-rotate',
] as const;
export type Filter = (typeof FILTERS)[number];

/** @param strength percent @returns a value of css's `filter` */
export function filterCss(filter: Filter, strength: number): string {
  switch (filter) {
    case 'none':
      return 'none';
    case 'blur':
      return `blur(${rounded(strength * 0.2)}px)`;
    case 'hue-rotate':
      return `hue-rotate(${rounded(strength * 3.6)}deg)`;
    case 'drop-shadow':
      return `drop-shadow(0 0 ${rounded(strength * 0.4)}px rgb(0 0 0 / 0.6))`;
    default:
      return `${filter}(${strength}%)`;
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
