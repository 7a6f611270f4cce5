/** Pointer gestures of the viewer: pinch, double tap, pan, swipe, and a tap beside the picture. */
import { judgeSwipe } from '../../../domain/lightbox/viewer.ts';
import {
  clampPan,
  isDoubleTap,
  NO_ZOOM,
  type Point,
  pinchScale,
  type Tap,
  toggleZoom,
  type Zoom,
  type Zoomed,
  zoomAt,
} from '../../../domain/lightbox/zoom.ts';

export interface ZoomListener {
  onZoom: (isZoomed: boolean) => void;
  onSwipe: (to: 'next' | 'previous' | 'close') => void;
  /** A tap beside the picture. */
  onBackLayer: () => void;
}

export interface ZoomControl {
  by(factor: number): void;
  toggle(): void;
  reset(): void;
  detach(): void;
}

/** A finger trembles; a shorter movement is a tap. */
const TAP_SLOP_PX = 8;
const CENTRE: Point = { x: 0, y: 0 };

interface Gesture {
  zoom: Zoom;
  points: Point[];
  at: number;
  /** The picture, or the stage beside it. */
  target: EventTarget | null;
  hasMoved: boolean;
}

/** @param stage holds the picture as its only child and fills what the picture may use; what else it holds has gestures of its own */
export function attachZoom(stage: HTMLElement, { onZoom, onSwipe, onBackLayer }: ZoomListener): ZoomControl {
  const pointers = new Map<number, Point>();
  let zoom = NO_ZOOM;
  let gesture: Gesture | undefined;
  let lastTap: Tap | undefined;

  const picture = () => stage.querySelector('img');
  const zoomed = (): Zoomed => {
    const image = picture();
    // Of the original, where the page says it: what is here may be one of its smaller widths.
    const written = Number(image?.getAttribute('width')) || 0;
    return {
      picture: { width: image?.offsetWidth ?? 0, height: image?.offsetHeight ?? 0 },
      natural: Math.max(image?.naturalWidth ?? 0, written),
      frame: { width: stage.clientWidth, height: stage.clientHeight },
    };
  };

  function draw({ x, y, scale }: Zoom): void {
    const image = picture();
    if (image) image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
  function set(next: Zoom): void {
    const before = zoom.scale > 1;
    zoom = next;
    draw(zoom);
    if (before !== zoom.scale > 1) onZoom(zoom.scale > 1);
  }

  /** From the centre of the stage. */
  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function begin(target: EventTarget | null): void {
    const hasMoved = pointers.size > 1 || (gesture?.hasMoved ?? false);
    gesture = { zoom, points: [...pointers.values()], at: performance.now(), target, hasMoved };
  }

  function whenDown(event: PointerEvent): void {
    const { target } = event;
    if (event.button !== 0 || !(target === stage || target instanceof HTMLImageElement)) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
    if (pointers.size === 1) gesture = undefined;
    begin(gesture?.target ?? target);
  }

  function whenMove(event: PointerEvent): void {
    if (!gesture || !pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, pointOf(event));
    const [from, other] = gesture.points;
    const [to, otherTo] = [...pointers.values()];
    if (!from || !to) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    gesture.hasMoved ||= Math.hypot(dx, dy) > TAP_SLOP_PX;
    if (other && otherTo) {
      const scale = pinchScale(gesture.zoom.scale, [from, other], [to, otherTo]);
      const centre = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 };
      set(zoomAt(gesture.zoom, scale, centre, zoomed()));
    } else if (zoom.scale > 1) {
      const moved = { ...gesture.zoom, x: gesture.zoom.x + dx, y: gesture.zoom.y + dy };
      set(clampPan(moved, zoomed()));
    } else if (gesture.hasMoved) {
      // The picture follows the finger, along the way it goes.
      draw(Math.abs(dx) >= Math.abs(dy) ? { scale: 1, x: dx, y: 0 } : { scale: 1, x: 0, y: dy });
    }
  }

  function whenUp(event: PointerEvent): void {
    const end = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (!gesture || !end) return;
    // The finger that is left pans on from here.
    if (pointers.size > 0) {
      begin(gesture.target);
      return;
    }
    const { points, at, target, hasMoved } = gesture;
    gesture = undefined;
    draw(zoom);
    if (!hasMoved) tap(end, target);
    else if (zoom.scale === 1 && points.length === 1 && points[0]) swipe(points[0], end, at);
  }

  function tap(point: Point, target: EventTarget | null): void {
    if (target === stage) {
      onBackLayer();
      return;
    }
    const now = { ...point, at: performance.now() };
    const isDouble = isDoubleTap(lastTap, now);
    lastTap = isDouble ? undefined : now;
    if (isDouble) set(toggleZoom(zoom, point, zoomed()));
  }

  function swipe(from: Point, to: Point, startedAt: number): void {
    const verdict = judgeSwipe({
      dx: to.x - from.x,
      dy: to.y - from.y,
      durationMs: performance.now() - startedAt,
      ...zoomed().frame,
      isRtl: getComputedStyle(stage).direction === 'rtl',
    });
    if (verdict !== 'stay') onSwipe(verdict);
  }

  function whenCancelled(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    gesture = undefined;
    draw(zoom);
  }

  /** A trackpad's pinch arrives as a wheel with Ctrl. */
  function whenWheel(event: WheelEvent): void {
    if (!event.ctrlKey || !picture()) return;
    event.preventDefault();
    set(zoomAt(zoom, zoom.scale * Math.exp(-event.deltaY / 100), pointOf(event), zoomed()));
  }

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', whenDown, { signal });
  stage.addEventListener('pointermove', whenMove, { signal });
  stage.addEventListener('pointerup', whenUp, { signal });
  stage.addEventListener('pointercancel', whenCancelled, { signal });
  stage.addEventListener('wheel', whenWheel, { signal, passive: false });

  return {
    by: (factor) => set(zoomAt(zoom, zoom.scale * factor, CENTRE, zoomed())),
    toggle: () => set(toggleZoom(zoom, CENTRE, zoomed())),
    reset: () => set(NO_ZOOM),
    detach: () => listening.abort(),
  };
}
