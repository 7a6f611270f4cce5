/** Zoom and pan of a picture: the point under the fingers stays where it is, the picture never leaves its frame. */

export const MAX_ZOOM = 4;
export const DOUBLE_TAP_ZOOM = 2;
/** Two taps count as one double tap within this time and distance. */
export const DOUBLE_TAP_MS = 300;
export const DOUBLE_TAP_PX = 32;

/** `x` and `y` move the picture's centre from the frame's centre, css px; `scale` 1 fits the frame. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

export function clampScale(scale: number, most = MAX_ZOOM): number {
  return Number.isFinite(scale) ? Math.min(most, Math.max(1, scale)) : 1;
}

/** A picture whose sides differ much is shown far below its natural size, which is always within reach. */
function mostZoom({ picture, natural }: Zoomed): number {
  return Math.max(MAX_ZOOM, scaleTo(natural, picture));
}

function scaleTo(width: number, picture: Size): number {
  return picture.width > 0 ? width / picture.width : 1;
}

/** What is zoomed, px: the picture at scale 1, its natural width, and the frame it is in. */
export interface Zoomed {
  picture: Size;
  /** Width. */
  natural: number;
  frame: Size;
}

/** @returns the zoom with its shift kept so small that no gap opens between picture and frame */
export function clampPan(zoom: Zoom, { picture, frame }: Zoomed): Zoom {
  const reach = (side: number, room: number) => Math.max(0, (side * zoom.scale - room) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, reach(picture.width, frame.width)),
    y: clamp(zoom.y, reach(picture.height, frame.height)),
  };
}

/** @param point seen from the frame's centre; it keeps showing the same spot of the picture */
export function zoomAt(zoom: Zoom, scale: number, point: Point, zoomed: Zoomed): Zoom {
  const next = clampScale(scale, mostZoom(zoomed));
  const ratio = next / zoom.scale;
  const shifted = {
    scale: next,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  };
  return clampPan(shifted, zoomed);
}

/** A double tap zooms in at the point, or back out; a narrow picture as far as it is sharp and fits the frame's width. */
export function toggleZoom(zoom: Zoom, point: Point, zoomed: Zoomed): Zoom {
  if (zoom.scale > 1) return NO_ZOOM;
  const { picture, natural, frame } = zoomed;
  const filling = scaleTo(Math.min(natural, frame.width), picture);
  return zoomAt(zoom, Math.max(DOUBLE_TAP_ZOOM, filling), point, zoomed);
}

export interface Tap extends Point {
  /** ms */
  at: number;
}

export function isDoubleTap(before: Tap | undefined, tap: Tap): boolean {
  if (!before || tap.at - before.at > DOUBLE_TAP_MS) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= DOUBLE_TAP_PX;
}

/** @returns the scale of a pinch, without a limit: the distance of the fingers now against that when it began. */
export function pinchScale(
  startScale: number,
  start: readonly [Point, Point],
  now: readonly [Point, Point],
): number {
  const before = Math.hypot(start[0].x - start[1].x, start[0].y - start[1].y);
  const after = Math.hypot(now[0].x - now[1].x, now[0].y - now[1].y);
  return before > 0 ? (startScale * after) / before : startScale;
}

function clamp(value: number, reach: number): number {
  // `+ 0` turns -0 into 0, so that equal pictures have equal zooms.
  return Math.min(reach, Math.max(-reach, value)) + 0;
}
