/** What the kit adds to an author's own form while it works: errors, their summary, the state of the button, the trap. */
import type { FormStatus } from '../../../domain/forms/form-state.ts';
import { HONEYPOT_NAME } from '../../../domain/forms/honeypot.ts';
import { isChoice } from '../../../domain/forms/own-control.ts';
import { fill } from '../../../domain/text/fill.ts';
import {
  attributeOf,
  call,
  checkInstead,
  controlsNamed,
  elementsOf,
  type FormControl,
  isWrong,
  listenTo,
  read,
  submittersOf,
} from '../form-controls.ts';
import { TRAP_STYLE } from '../honeypot.tsx';
import { placeOfError, type Question, seen, titleOf } from './question.ts';
import { reveal } from './reveal.ts';

export interface MarkTexts {
  /** Without words for its banners a form has none for its fields: it asks one thing, and says beside it what is wrong. */
  bannerTop?: string;
  bannerBottom?: string;
  submitting: string;
  /** An error that stands apart from its field. */
  named: string;
}

export interface Marks {
  insert(): void;
  /** Shows the state of the form; a failure that is new takes the focus to the summary. */
  show(status: FormStatus, isBusy: boolean, texts: MarkTexts): void;
  /** Where a captcha goes: before the button that submits. */
  readonly captchaPlace: HTMLElement;
  /** Leaves the form as its author wrote it. */
  remove(): void;
}

/** What scripts cannot make up. */
const OF_A_PERSON = ['pointerdown', 'keydown', 'click'];

export interface MarksOptions {
  hasCaptcha: boolean;
  /** What the browser asks a page for would show the trap in the address. */
  isBrowsers(): boolean;
  /** The button that submits; null where a script or Enter did. */
  pressed(): Element | null;
}

/** @param id an id of the tag's own for a name */
export function createMarks(
  form: HTMLFormElement,
  id: (name: string) => string,
  { hasCaptcha, isBrowsers, pressed }: MarksOptions,
): Marks {
  const summary = part('div', 'banner-top');
  summary.tabIndex = -1;
  const note = part('p', 'banner-bottom');
  const status = part('div', 'sr-only');
  status.setAttribute('role', 'status');
  const captchaPlace = part('div', 'captcha');
  const trap = createTrap();
  /** Whether somebody was there: robots press no keys, and a script of the page's may want each control filled in. */
  let hasPerson = false;
  let stopListening = () => {};
  const restore = new Set<() => void>();
  const errors = new Set<Element>();
  let failures = 0;
  let shown: Parameters<Marks['show']> | undefined;
  /** A page that morphs its content takes away what its server knows nothing of. */
  const keeper = new MutationObserver(() => {
    const isWhole =
      attributeOf(form, 'novalidate') !== null &&
      [status, ...(hasCaptcha ? [captchaPlace] : [])].every((mark) => call(form, 'contains', mark));
    if (
      isWhole &&
      copies().length === 0 &&
      (!shown || summary.isConnected === hasSummary(shown[0], shown[2]))
    )
      return;
    put();
    if (shown) marks.show(...shown);
  });

  function put() {
    // Not at an end of the form: many pages have rules for what stands first and last.
    const last = read(form, 'lastElementChild');
    // An author may have set one.
    if (!hasPerson && controlsNamed(form, HONEYPOT_NAME).length === 0 && !isBrowsers())
      call(form, 'insertBefore', trap, last);
    call(form, 'insertBefore', status, last);
    if (hasCaptcha) {
      const [first] = submittersOf(form);
      if (first && call(form, 'contains', first)) first.before(captchaPlace);
      else call(form, 'append', captchaPlace);
    }
    checkInstead(form, true);
  }

  function leave({ isTrusted }: Event) {
    if (!isTrusted || trap.querySelector('input')?.value) return;
    hasPerson = true;
    trap.remove();
  }

  function clear() {
    for (const undo of restore) undo();
    restore.clear();
    // A script of the page's may have copied a row with what was wrong there.
    for (const copy of copies()) copy.remove();
    for (const control of elementsOf(form)) {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      const others = ids.filter((each) => !each.startsWith(id('error-')));
      if (others.length === ids.length) continue;
      control.removeAttribute('aria-invalid');
      if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
      else control.removeAttribute('aria-describedby');
    }
  }

  /** Errors that are none of ours. */
  const copies = () => {
    const all = call(form, 'querySelectorAll', '[data-sqs-root][data-part="error"]') as NodeListOf<Element>;
    return [...all].filter((error) => !errors.has(error) && !call(summary, 'contains', error));
  };

  /** Changes an attribute until the next `clear`. */
  function set(element: Element, name: string, value: string) {
    const before = call(element, 'getAttribute', name);
    call(element, 'setAttribute', name, value);
    restore.add(() => {
      if (typeof before === 'string') call(element, 'setAttribute', name, before);
      else call(element, 'removeAttribute', name);
    });
  }

  function questionOf(name: string): Question | undefined {
    const controls = meant(controlsNamed(form, name));
    const [first] = controls;
    return first && { form, first, controls };
  }

  function markControls(fieldErrors: FormStatus['fieldErrors'], texts: MarkTexts) {
    // All places before the first error, which would make each further one measured anew.
    const found = Object.entries(fieldErrors).flatMap(([name, message]) => {
      const question = questionOf(name);
      return question ? [{ name, message, question, place: placeOfError(question) }] : [];
    });
    for (const { name, message, question, place } of found) {
      const error = part('span', 'error');
      error.id = id(`error-${name}`);
      error.textContent = place.isShared ? named(question, message, texts) : message;
      if (place.clear !== 'none') error.style.clear = place.clear;
      call(place.before, 'before', error);
      errors.add(error);
      restore.add(() => {
        errors.delete(error);
        error.remove();
      });
      for (const each of question.controls) {
        set(each, 'aria-invalid', 'true');
        const described = each.getAttribute('aria-describedby');
        set(each, 'aria-describedby', described ? `${error.id} ${described}` : error.id);
      }
    }
  }

  function markBusy(text: string) {
    set(form, 'aria-busy', 'true');
    const buttons = submittersOf(form);
    for (const button of buttons) set(button, 'aria-disabled', 'true');
    const button = pressed() ?? buttons[0];
    if (button instanceof HTMLInputElement && button.type === 'submit') set(button, 'value', text);
    else if (button instanceof HTMLButtonElement) {
      const before = [...button.childNodes];
      button.replaceChildren(text);
      restore.add(() => button.replaceChildren(...before));
    }
  }

  function showSummary({ formError, fieldErrors }: FormStatus, texts: MarkTexts) {
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    const words = document.createElement(texts.bannerTop === undefined ? 'span' : 'p');
    if (texts.bannerTop === undefined) words.dataset.part = 'error';
    words.textContent = formError || (texts.bannerTop ?? '');
    alert.append(words);
    const list = document.createElement('ul');
    list.dataset.part = 'summary';
    for (const [name, message] of Object.entries(fieldErrors)) {
      const question = questionOf(name);
      if (!question) continue;
      const link = document.createElement('a');
      link.href = `#${id(`error-${name}`)}`;
      link.textContent = named(question, message, texts);
      link.addEventListener('click', (event) => {
        event.preventDefault();
        enter(question.first);
      });
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    summary.replaceChildren(alert, ...(list.childElementCount > 0 ? [list] : []));
    // Between things that stand in a row it would be one of them.
    const isRow = /(flex|grid)$/.test(getComputedStyle(form).display);
    if (!summary.isConnected) call(form, isRow ? 'before' : 'prepend', summary);
    note.textContent = texts.bannerBottom ?? '';
    if (texts.bannerBottom && !note.isConnected) call(form, isRow ? 'after' : 'append', note);
  }

  const marks: Marks = {
    captchaPlace,
    insert() {
      put();
      stopListening = listenTo(form, OF_A_PERSON, leave, true);
      keeper.observe(form, { childList: true, subtree: true, attributeFilter: ['novalidate'] });
      const around = read(form, 'parentNode');
      if (around) keeper.observe(around, { childList: true });
    },
    show(...state) {
      const [now, isBusy, texts] = state;
      shown = state;
      clear();
      const isNew = now.failures > failures;
      failures = now.failures;
      if (isBusy) markBusy(texts.submitting);
      status.textContent = isBusy ? texts.submitting : '';
      const isSummed = hasSummary(now, texts);
      if (isSummed) showSummary(now, texts);
      else for (const element of [summary, note]) element.remove();
      // After the summary, which stands above them all.
      markControls(now.fieldErrors, texts);
      if (!isNew) return;
      const [name] = Object.keys(now.fieldErrors);
      if (isSummed) summary.focus();
      else if (name !== undefined) enter(questionOf(name)?.first);
    },
    remove() {
      keeper.disconnect();
      stopListening();
      clear();
      for (const element of [captchaPlace, trap, status, summary, note]) element.remove();
      checkInstead(form, false);
    },
  };
  return marks;
}

/** Of several texts with one name, or without any, the first that is wrong; choices of one name are one question. */
function meant(controls: readonly FormControl[]): readonly FormControl[] {
  const wrong = controls.find(isWrong);
  return wrong && (wrong.name === '' || !isChoice(wrong.type)) ? [wrong] : controls;
}

/** What is hidden cannot have the focus. */
function enter(control: FormControl | undefined) {
  if (!control) return;
  reveal(control);
  seen(control).focus();
}

function named(question: Question, message: string, texts: MarkTexts): string {
  const field = titleOf(question);
  return field ? fill(texts.named, { field, message }) : message;
}

function hasSummary({ state, formError, fieldErrors }: FormStatus, { bannerTop }: MarkTexts): boolean {
  const isSummed = bannerTop !== undefined && Object.keys(fieldErrors).length > 0;
  return state === 'failure' && (formError !== '' || isSummed);
}

/** In the kit's own colours, and never taken for the author's. */
function part(tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.sqsRoot = '';
  element.dataset.part = name;
  return element;
}

function createTrap(): HTMLElement {
  const trap = part('div', 'trap');
  Object.assign(trap.style, TRAP_STYLE);
  trap.ariaHidden = 'true';
  const input = document.createElement('input');
  Object.assign(input, { type: 'text', name: HONEYPOT_NAME, tabIndex: -1, autocomplete: 'off' });
  trap.append(input);
  return trap;
}
