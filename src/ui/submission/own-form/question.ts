/** What an author's form asks with the controls of one name: what it is called, and where words about it stand. */
import { isChoice } from '../../../domain/forms/own-control.ts';
import { call, elementsOf, type FormControl, isSubmitter, nameOf, read } from '../form-controls.ts';

export interface Question {
  form: HTMLFormElement;
  first: FormControl;
  /** All of its name. */
  controls: readonly FormControl[];
}

/** A sentence in less room is a word a line. */
const NARROW_PX = 120;
/** Edges lie over each other, or beside. */
const TOUCHING_PX = 2;
/** Elements that stand among their like only: words beside one of them would not be valid. */
const ENTRIES = 'li, dt, dd';
const CELLS = 'tbody, thead, tr, td, th';
/** What is a control, or says what one is. */
const OF_A_CONTROL = 'input, select, textarea, button, label';

/** Without the marks of what is required, and the colon before the control. */
function oneLine(text: string): string {
  // Fonts of signs have these among the letters that nobody has given a meaning.
  const words = text.replace(/[\s\p{Co}]+/gu, ' ').replace(/^[ *]+/, '');
  let end = words.length;
  // A pattern for the end would start over at each of a thousand asterisks.
  while (end > 0 && ' :*'.includes(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end);
}

/** What a script of the page's own shows in the place of a list or a field that it hides: around it, or after it. */
export function seen(control: FormControl): HTMLElement {
  if (isChoice(control.type) || (control.checkVisibility() && control.offsetWidth > 1)) return control;
  const around = control.parentElement?.closest<HTMLElement>('form, [tabindex="0"]');
  let next = control.nextElementSibling;
  while (next?.hasAttribute('data-sqs-root')) next = next.nextElementSibling;
  const after = next?.querySelector<HTMLElement>('input, button, [tabindex="0"]');
  return (around?.matches('form') ? after : around) ?? control;
}

/** The words that a visitor reads beside it. */
export function titleOf(question: Question): string {
  const { first, controls } = question;
  const isGroup = isChoice(first.type) && (first.type === 'radio' || controls.length > 1);
  const label = first.labels?.[0] ?? (seen(first) as HTMLInputElement).labels?.[0];
  const candidates = [
    isGroup ? titleOfGroup(question) : '',
    label ? textBeside(label) : '',
    namedBy(first),
    headOfRow(question),
    first.getAttribute('placeholder'),
    wordsBefore(question),
  ];
  for (const text of candidates) if (text && oneLine(text)) return oneLine(text);
  return nameOf(first);
}

/** What is written over a group of choices; nothing where that is written over other questions too. */
function titleOfGroup(question: Question): string {
  const group = question.first.closest('fieldset, [role="group"], [role="radiogroup"]');
  const isItsOwn = group && !holdsOthers(group, question);
  const named = isItsOwn && (group.querySelector(':scope > legend')?.textContent || namedBy(group));
  return named || headOfRow(question) || labelOfNone(question);
}

/** Words before the choices that are marked as those of something, and are no other control's. */
function labelOfNone({ form, first }: Question): string {
  for (let branch: Element | null = first; branch && branch !== form; branch = branch.parentElement) {
    for (let before = branch.previousElementSibling; before; before = before.previousElementSibling) {
      const label = [before, ...before.querySelectorAll('label')].filter(isFree).at(-1);
      if (label) return label.textContent;
      if (elementsOf(form).some((control) => before?.contains(control))) return '';
    }
  }
  return '';
}

const isFree = (element: Element) =>
  element instanceof HTMLLabelElement ? !element.control : element.matches('dt');

/** What is written before a control for which nothing is marked as its label: in its line, or in the one above. */
function wordsBefore({ first }: Question): string {
  let words = '';
  let isAbove = false;
  for (let node = first.previousSibling; node; node = node.previousSibling) {
    const element = node instanceof HTMLElement ? node : undefined;
    // Words in the line of another control are about that one.
    if (element?.matches(OF_A_CONTROL) || element?.querySelector(OF_A_CONTROL)) return isAbove ? '' : words;
    const isBreak = element?.localName === 'br';
    if (isBreak && words.trim()) return words;
    isAbove ||= isBreak;
    const isOurs = element?.dataset.sqsRoot !== undefined;
    if (node instanceof Text || (element && !isOurs)) words = node.textContent + words;
  }
  return words;
}

function namedBy(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.join(' ').trim() || (element.getAttribute('aria-label') ?? '');
}

/** In a form that is laid out as a table, the words at the beginning of its row. */
function headOfRow(question: Question): string {
  const row = question.first.closest('tr');
  const [head] = row?.cells ?? [];
  return row && head && !head.contains(question.first) && !holdsOthers(row, question) ? head.textContent : '';
}

/** A label's own words, without those of the options of a select that stands in it, and signs that are no words. */
function textBeside(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('select, textarea, button, script, [aria-hidden="true"]'))
    other.remove();
  return copy.textContent;
}

function holdsOthers(element: Element, { form, first }: Question): boolean {
  return elementsOf(form).some(
    (control) =>
      call(element, 'contains', control) &&
      nameOf(control) !== '' &&
      nameOf(control) !== nameOf(first) &&
      control.type !== 'hidden' &&
      !isSubmitter(control),
  );
}

export interface Place {
  /** The words go before it. */
  before: Element;
  /** It holds other questions, so that the words have to say which one is meant. */
  isShared: boolean;
  /** Below which floats it stands, and so do the words. */
  clear: string;
}

/**
 * Where an error stands: above what it is about, and never between things that its author put side by side or over each
 * other.
 */
export function placeOfError(question: Question): Place {
  let before = start(question);
  const other = joined(question);
  // To where the two stand side by side.
  for (let around = read(before, 'parentElement'); other && around && !call(around, 'contains', other); ) {
    before = around;
    around = read(before, 'parentElement');
  }
  for (let next: Element | undefined = before; next; next = elsewhere(before, question)) before = next;
  // A form may have a control that is called as what is asked of it here.
  while (call(before, 'matches', ENTRIES)) before = read(before, 'parentElement') ?? before;
  return { before, isShared: holdsOthers(before, question), clear: getComputedStyle(before).clear };
}

/** The control before or after it that it touches, as the parts of one box do. */
function joined({ form, first }: Question): Element | undefined {
  if (isChoice(first.type)) return undefined;
  const all = elementsOf(form).filter(({ type }) => type !== 'hidden');
  const at = all.indexOf(first);
  const box = first.getBoundingClientRect();
  return [all[at - 1], all[at + 1]].find((other) => {
    const { left = 0, right = 0 } = other?.getBoundingClientRect() ?? {};
    const gap = Math.min(Math.abs(left - box.right), Math.abs(right - box.left));
    return other && gap <= TOUCHING_PX && overlap(other.getBoundingClientRect(), box, 'y', 'height');
  });
}

/** A control with its label, or the first choice of a group with what only that choice stands in. */
function start({ form, first, controls }: Question): Element {
  const alone = first.closest('label') ?? first;
  if (!isChoice(first.type)) return alone;
  let branch: Element = alone;
  let around = branch.parentElement;
  while (around && around !== form && !controls.every((control) => around?.contains(control))) {
    branch = around;
    around = branch.parentElement;
  }
  return around && call(form, 'contains', around) && !branch.matches(CELLS) ? branch : alone;
}

/** @returns what the words go before instead; undefined where they may stand */
function elsewhere(before: Element, question: Question): Element | undefined {
  const around = read(before, 'parentElement');
  if (!around || before === question.form || call(around, 'matches', CELLS)) return undefined;
  const { width } = around.getBoundingClientRect();
  if (width > 1 && width < NARROW_PX && around !== question.form) return around;
  const { display, flexDirection, flexWrap } = getComputedStyle(around);
  const box = before.getBoundingClientRect();
  const others = [...read(around, 'children')].filter(
    (other) => other !== before && !other.hasAttribute('data-sqs-root'),
  );
  const beside = others.filter((other) => overlap(other.getBoundingClientRect(), box, 'y', 'height'));
  if (display.endsWith('grid'))
    return beside.some((other) => holdsOthers(other, question))
      ? around
      : beside.find((other) => other.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (display.endsWith('flex') && flexDirection.startsWith('row'))
    return flexWrap === 'nowrap' || beside.length > 0 ? around : undefined;
  // What stands beside it would grow with its cell.
  if (/table(-row)?$/.test(display) && beside.length > 0) return around;
  const floating = beside.find(
    (other) =>
      getComputedStyle(other).float !== 'none' &&
      other.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (floating) return floating;
  return beside.some((other) => overlap(other.getBoundingClientRect(), box, 'x', 'width')) || isDrawn(around)
    ? around
    : undefined;
}

/** Whether a page draws over an element, as the arrow of a list: within it the words would move what is drawn. */
function isDrawn(element: Element): boolean {
  return ['::before', '::after'].some((drawn) => {
    const { content, position } = getComputedStyle(element, drawn);
    return content !== 'none' && position === 'absolute';
  });
}

/** What is hidden from eyes only takes a pixel. */
function overlap(a: DOMRect, b: DOMRect, from: 'x' | 'y', size: 'width' | 'height'): boolean {
  const shared = Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]);
  return shared > 1 && a.width > 1;
}
