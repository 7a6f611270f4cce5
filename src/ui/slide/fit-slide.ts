/** Fits what stands on a slide into it: stacks what is too wide, and shrinks headings and actions (behaviour/slides#fitting). */
import { isNarrow, scrolls, stacks } from '../../domain/slides/fitting.ts';
import { SECOND_COLUMN_RATIO, type SlideLayout } from '../../domain/slides/layouts.ts';
import {
  ACTION_MIN_PX,
  beginSearch,
  DEFAULT_STEP,
  mostSteps,
  nextTry,
  type ShrinkRule,
  type ShrinkSearch,
  sizeAfter,
} from '../../domain/slides/shrink.ts';
import type { Measuring } from './measure.ts';

/** The part of a slide that is fitted. */
export interface SlideParts {
  slide: HTMLElement;
  front: HTMLElement;
  area(name: 'text' | 'actions' | 'social'): HTMLElement | null;
}

/** A text that is tried at one size after the other. */
interface Shrinking {
  start: number;
  rule: ShrinkRule;
  search: ShrinkSearch;
  write(size: number): void;
  fits(): boolean;
}

/** px that browsers round by. */
const TOLERANCE = 0.5;

const HEADING_SIZE = '--_heading-size';
const WRAP = '--_wrap';
const ACTION_SIZE = '--_action-size';

/** @param tell is called with whether the front layer is too high for the slide */
export function* fitSlide(
  parts: SlideParts,
  layout: SlideLayout,
  tell: (isTall: boolean) => void,
): Measuring {
  const { slide, front } = parts;
  const rows = (['actions', 'social'] as const).flatMap((name) => parts.area(name) ?? []);
  for (const property of [HEADING_SIZE, ACTION_SIZE, WRAP]) slide.style.removeProperty(property);
  for (const row of rows) row.removeAttribute('data-stack');
  yield;
  const { clientWidth: width, clientHeight: height } = slide;
  if (width === 0 || height === 0) return;
  const isTooWide = rows.map((row) => isRowTooWide(row, layout));
  const headings = headingsOf(parts);
  const actions = actionsOf(slide, parts.area('actions'));
  const shrinkings = [headingOf(slide, headings, layout, height), actions].filter(
    (shrinking) => shrinking !== undefined,
  );
  yield;
  rows.forEach((row, index) => {
    row.toggleAttribute('data-stack', isTooWide[index]);
  });
  yield* shrink(shrinkings);
  yield;
  const isTooLong = headings.some(isWide) || (actions && !actions.fits());
  yield;
  // A word that is too long at its smallest is broken: it is better read so than cut.
  if (isTooLong) slide.style.setProperty(WRAP, 'anywhere');
  yield;
  tell(scrolls(front.scrollHeight, front.clientHeight));
}

/** Ends after writing. */
function* shrink(shrinkings: readonly Shrinking[]): Measuring {
  for (;;) {
    for (const { start, rule, search, write } of shrinkings) write(sizeAfter(start, search.steps, rule));
    const open = shrinkings.filter(({ search }) => !search.isOver);
    if (open.length === 0) return;
    yield;
    const outcomes = open.map((shrinking) => shrinking.fits());
    open.forEach((shrinking, index) => {
      shrinking.search = nextTry(shrinking.search, outcomes[index] === true);
    });
    yield;
  }
}

function headingOf(
  slide: HTMLElement,
  headings: readonly HTMLElement[],
  { heading }: SlideLayout,
  height: number,
): Shrinking | undefined {
  const [first] = headings;
  if (!first) return undefined;
  const start = sizeOf(first);
  return {
    start,
    rule: heading,
    search: beginSearch(mostSteps(start, heading)),
    write: (size) => slide.style.setProperty(HEADING_SIZE, `${size}px`),
    fits: () =>
      !headings.some(isWide) &&
      headings.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) <=
        height * heading.heightRatio + TOLERANCE,
  };
}

/** Long words on a button make it smaller once it has a line of its own. */
function actionsOf(slide: HTMLElement, row: HTMLElement | null): Shrinking | undefined {
  const actions = row ? besideEachOther(row) : [];
  const [first] = actions;
  if (!first || !row) return undefined;
  const start = sizeOf(first);
  const rule = { min: ACTION_MIN_PX, step: DEFAULT_STEP };
  return {
    start,
    rule,
    search: beginSearch(mostSteps(start, rule)),
    write: (size) => slide.style.setProperty(ACTION_SIZE, `${size}px`),
    fits: () => actions.every(({ offsetWidth }) => offsetWidth <= row.clientWidth + TOLERANCE),
  };
}

function isRowTooWide(row: HTMLElement, { actionsRatio, socialRatio }: SlideLayout): boolean {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const widths = besideEachOther(row).map(({ offsetWidth }) => offsetWidth);
  const ratio = row.dataset.area === 'social' ? socialRatio : actionsRatio;
  // A row may be as wide as what stands in it: the room is the grid's, or that of a second column.
  const width = row.parentElement?.clientWidth ?? 0;
  const room = row.dataset.second && !isNarrow(width) ? width * SECOND_COLUMN_RATIO : width;
  return stacks(widths, gap, room, ratio);
}

const isWide = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + TOLERANCE;

/** Tags of the kit have a line of their own, and know how to become narrow. */
const besideEachOther = (row: HTMLElement) =>
  slotted(row)
    .flatMap(inRow)
    .filter(({ localName }) => !localName.startsWith('sqs-'));

/** A box around links has no size of its own: they stand in the row. */
const inRow = (element: HTMLElement): HTMLElement[] =>
  getComputedStyle(element).display === 'contents'
    ? [...element.children].flatMap((child) => (child instanceof HTMLElement ? inRow(child) : []))
    : [element];

const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);

export function headingsOf({ area }: SlideParts): HTMLElement[] {
  return slotted(area('text'), 'heading');
}

/** What the author put there. */
function slotted(area: HTMLElement | null, name?: string): HTMLElement[] {
  const slots = area?.querySelectorAll<HTMLSlotElement>(name ? `slot[name="${name}"]` : 'slot') ?? [];
  return [...slots].flatMap((slot) =>
    slot.assignedElements().filter((element) => element instanceof HTMLElement),
  );
}
