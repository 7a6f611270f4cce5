/** Puts fields in order by pointer, touch and keys, and says where each one is now. */
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../shell/announcer.tsx';
import type { BuilderEvent, BuilderField } from './builder-state.ts';
import { fieldName } from './words.ts';

/** So near to an edge of the window the list scrolls on. */
const EDGE_PX = 48;
const SCROLL_PX = 12;

export function useReorder(
  list: RefObject<HTMLElement | null>,
  fields: readonly BuilderField[],
  tell: Dispatch<BuilderEvent>,
) {
  const announce = useAnnounce();
  const [dragged, setDragged] = useState('');
  const latest = useRef(fields);
  /** Whose control has the focus again once it stands elsewhere: the browser takes it away from what moves. */
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    latest.current = fields;
    focused.current?.focus();
    focused.current = null;
  });

  const placeOf = (id: string) => latest.current.findIndex((field) => field.id === id);

  function say(id: string, place = placeOf(id)) {
    const field = latest.current[placeOf(id)];
    if (field) announce(`${fieldName(field)} is now ${place + 1} of ${latest.current.length}.`);
  }

  function moveTo(id: string, to: number) {
    const place = Math.min(Math.max(0, to), latest.current.length - 1);
    if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement;
    tell({ type: 'moved', id, to: place });
    say(id, place);
  }

  function onKeyDown(id: string, event: KeyboardEvent) {
    const at = placeOf(id);
    const places: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: latest.current.length - 1,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(id, to);
  }

  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(id: string, { button, clientY: start }: PointerEvent) {
    if (button !== 0) return;
    const from = placeOf(id);
    const dragging = new AbortController();
    const { signal } = dragging;
    stop.current = () => {
      dragging.abort();
      setDragged('');
    };
    const back = () => {
      tell({ type: 'moved', id, to: from });
      stop.current?.();
    };
    let isDragged = false;
    const move = ({ clientY }: { clientY: number }) => {
      // A click that trembles is none.
      if (!isDragged && Math.abs(clientY - start) < 4) return;
      isDragged = true;
      setDragged(id);
      scrollAlong(list.current, clientY);
      const to = placeAt(list.current, id, clientY);
      if (to !== placeOf(id)) tell({ type: 'moved', id, to });
    };
    const end = () => {
      stop.current?.();
      if (isDragged && placeOf(id) !== from) say(id);
    };
    // Of the window: what is dragged moves in the page, and would lose the pointer.
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', back, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && back(), { signal });
  }

  return {
    dragged,
    /** By buttons, for who neither drags nor has keys. */
    moveBy: (id: string, step: 1 | -1) => moveTo(id, placeOf(id) + step),
    handleProps: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onPointerDown: (event: PointerEvent) => onPointerDown(id, event),
    }),
  };
}

/** How many of the others lie above the pointer with the middle of their line. */
function placeAt(list: HTMLElement | null, id: string, y: number): number {
  const lines = [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  return lines.filter((line) => {
    const { top, height } = line.getBoundingClientRect();
    return line.dataset.field !== id && top + height / 2 < y;
  }).length;
}

function scrollAlong(list: HTMLElement | null, y: number): void {
  const step = y < EDGE_PX ? -SCROLL_PX : y > innerHeight - EDGE_PX ? SCROLL_PX : 0;
  if (step !== 0) list?.closest('.sheet')?.scrollBy(0, step);
}
