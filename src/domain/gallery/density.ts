/** How many pictures a grid has in a row, by how dense it is to be and how large its place is (behaviour/galleries#density). */

export const DENSITIES = ['very-low', 'low', 'medium', 'high', 'very-high'] as const;
export type Density = (typeof DENSITIES)[number];

export const ORIENTATIONS = ['horizontal', 'vertical', 'square'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Width by height of a picture that lies; one that stands has it the other way round. */
export const RATIOS = {
  original: undefined,
  '2:1': 2,
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '4:3': 4 / 3,
  '5:4': 5 / 4,
  '1:1': 1,
} as const;
export type Ratio = keyof typeof RATIOS;

export type DensitySet = 'maxWidth-600' | 'maxHeight-600' | 'maxWidth-800' | 'desktop';

const SMALL_PX = 600;
const MEDIUM_PX = 800;

/**
 * @param width of the container, px
 * @param height of the container, px
 * @returns where both are small, the set of the side along which the pictures lie (ours)
 */
export function densitySet(width: number, height: number, orientation: Orientation): DensitySet {
  if (width <= SMALL_PX && height <= SMALL_PX)
    return orientation === 'horizontal' ? 'maxHeight-600' : 'maxWidth-600';
  return width <= MEDIUM_PX ? 'maxWidth-800' : 'desktop';
}

type Steps = readonly [number, number, number, number, number];
/** In a row, from very low to very high; pictures that are twice as long as high, or nearly, need more of it. */
interface Rows {
  long: Steps;
  other: Steps;
}

const ROWS: Readonly<Record<DensitySet, Readonly<Record<Orientation, Rows>>>> = {
  'maxWidth-600': {
    horizontal: { long: [1, 1, 2, 2, 3], other: [1, 2, 2, 3, 4] },
    vertical: { long: [2, 3, 4, 5, 6], other: [1, 2, 3, 4, 5] },
    square: { long: [1, 2, 3, 4, 5], other: [1, 2, 3, 4, 5] },
  },
  'maxHeight-600': {
    horizontal: { long: [1, 2, 2, 3, 4], other: [1, 2, 3, 4, 5] },
    vertical: { long: [2, 3, 5, 6, 8], other: [2, 3, 4, 5, 6] },
    square: { long: [2, 3, 4, 5, 6], other: [2, 3, 4, 5, 6] },
  },
  'maxWidth-800': {
    horizontal: { long: [1, 2, 3, 3, 4], other: [1, 2, 3, 4, 5] },
    vertical: { long: [3, 4, 5, 6, 8], other: [2, 3, 4, 5, 7] },
    square: { long: [2, 3, 4, 5, 6], other: [2, 3, 4, 5, 6] },
  },
  desktop: {
    horizontal: { long: [1, 2, 3, 4, 5], other: [2, 3, 4, 5, 6] },
    vertical: { long: [4, 5, 7, 8, 10], other: [3, 4, 5, 7, 9] },
    square: { long: [3, 4, 5, 6, 8], other: [3, 4, 5, 6, 8] },
  },
};

export interface DensityChoice {
  density: Density;
  orientation: Orientation;
  ratio: Ratio;
}

/** @returns how many pictures stand in a row */
export function picturesPerRow(
  { density, orientation, ratio }: DensityChoice,
  width: number,
  height: number,
): number {
  const rows = ROWS[densitySet(width, height, orientation)][orientation];
  const isLong = (RATIOS[ratio] ?? 0) >= RATIOS['16:9'];
  return rows[isLong ? 'long' : 'other'][DENSITIES.indexOf(density)] ?? 1;
}

/** @returns width by height of each picture; undefined where each keeps its own */
export function shapeOf({
  orientation,
  ratio,
}: Pick<DensityChoice, 'orientation' | 'ratio'>): number | undefined {
  const wide = RATIOS[ratio];
  if (wide === undefined) return undefined;
  if (orientation === 'square') return 1;
  return orientation === 'vertical' ? 1 / wide : wide;
}
