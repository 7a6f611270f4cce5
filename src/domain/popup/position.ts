/** Where a pop-up stands on the page, and which role it has at which width (behaviour/pop-up#position-and-role). */

/** The 3×3 grid, row by row. */
export const POPUP_POSITIONS = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const;

export type PopupPosition = (typeof POPUP_POSITIONS)[number];

export const DEFAULT_POPUP_POSITION: PopupPosition = 'CENTER';
/** At or below this viewport width a pop-up is a region of the page, above it a dialog. */
export const POPUP_MOBILE_BREAKPOINT_PX = 600;

type Place = 'start' | 'center' | 'end';
const PLACES: readonly Place[] = ['start', 'center', 'end'];

/** @returns how the pop-up is aligned down (`block`) and across (`inline`; `start` is the physical left). */
export function popupPlacement(position: PopupPosition): { block: Place; inline: Place } {
  const cell = POPUP_POSITIONS.indexOf(position);
  return { block: PLACES[Math.floor(cell / 3)]!, inline: PLACES[cell % 3]! };
}

/** @param viewportWidth in css px; 600 is still a region, 601 a dialog. */
export function popupRole(viewportWidth: number): 'dialog' | 'region' {
  return viewportWidth > POPUP_MOBILE_BREAKPOINT_PX ? 'dialog' : 'region';
}
