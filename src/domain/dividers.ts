/** Shapes of the edge between two sections (behaviour/dividers#dividers). */

export const DIVIDER_TYPES = [
  'straight',
  'slanted',
  'pointed',
  'rounded',
  'wavy',
  'scalloped',
  'jagged',
] as const;
export type DividerType = (typeof DIVIDER_TYPES)[number];

export const DIVIDER_SIZES = ['small', 'medium', 'large'] as const;
export type DividerSize = (typeof DIVIDER_SIZES)[number];

/** Height in hundredths of the width that there is. */
export const DIVIDER_HEIGHTS: Readonly<Record<DividerSize, number>> = { small: 2, medium: 6, large: 12 };
/** Of one repetition, in hundredths of the width that there is. */
export const DIVIDER_WIDTHS: Readonly<Record<DividerSize, number>> = { small: 5, medium: 20, large: 100 };

export interface DividerShape {
  type: DividerType;
  /** In the same units as `width`. */
  height: number;
  /** Of one repetition, where the whole is 100. */
  width: number;
  /** Moves the repetitions, in hundredths of one. */
  offset: number;
}

type Point = (x: number, y: number) => string;

/**
 * From its start at (0, 1) to its end at (1, 1), where y is 0 at the top: what lies below the edge is filled.
 * @returns commands of one repetition after its start
 */
const EDGES: Readonly<Record<DividerType, (at: Point) => string>> = {
  straight: (at) => `L${at(1, 0)}`,
  slanted: (at) => `L${at(1, 0)}L${at(1, 1)}`,
  pointed: (at) => `L${at(0.5, 0)}L${at(1, 1)}`,
  rounded: (at) => `C${at(0.2, -0.333)} ${at(0.8, -0.333)} ${at(1, 1)}`,
  wavy: (at) => `C${at(0.18, 1)} ${at(0.32, 0)} ${at(0.5, 0)}C${at(0.68, 0)} ${at(0.82, 1)} ${at(1, 1)}`,
  scalloped: (at) => `C${at(0, -0.333)} ${at(1, -0.333)} ${at(1, 1)}`,
  jagged: (at) => `L${at(0.22, 0)}L${at(0.4, 0.7)}L${at(0.63, 0.2)}L${at(1, 1)}`,
};

/**
 * @returns `edge` is the line itself and `area` what lies below it, both as data of svg paths in a box of 100 by
 * `height`; what stands over the sides of the box is cut off
 */
export function dividerPaths({ type, height, width, offset }: DividerShape): { edge: string; area: string } {
  const shift = (((offset % 100) + 100) % 100) / 100;
  const count = Math.ceil(100 / width) + (shift > 0 ? 1 : 0);
  let edge = '';
  for (let index = 0; index < count; index += 1) {
    const left = (index - shift) * width;
    const at: Point = (x, y) => `${round(left + x * width)} ${round(y * height)}`;
    if (index === 0) edge = `M${at(0, type === 'straight' ? 0 : 1)}`;
    edge += EDGES[type](at);
  }
  const start = round(-shift * width);
  const end = round((count - shift) * width);
  return { edge, area: `${edge}L${end} ${round(height)}L${start} ${round(height)}Z` };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
