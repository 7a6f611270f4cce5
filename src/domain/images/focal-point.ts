/** The point of a picture that stays in view when it is cropped of the builder's `mediaFocalPoint` (behaviour/images#focal-point). */

const POINT = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*,\s*(\d+(?:\.\d+)?|\.\d+)\s*$/;

/**
 * @param text `x,y`, each a share from 0 (left, top) to 1 (right, bottom); larger shares count as 1
 * @returns a css `object-position`; empty for the middle and for anything that is no point
 */
export function objectPosition(text: string): string {
  const [, x, y] = POINT.exec(text) ?? [];
  if (x === undefined || y === undefined) return '';
  const position = `${percent(x)} ${percent(y)}`;
  return position === '50% 50%' ? '' : position;
}

function percent(share: string): string {
  return `${Math.round(Math.min(1, Number(share)) * 1000) / 10}%`;
}
