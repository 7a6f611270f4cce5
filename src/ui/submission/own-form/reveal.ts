/** Opens what hides a control of an author's form: a fold, a tab, a step of the page's own (behaviour/forms#an-authors-own-form). */
import { type FormControl, read } from '../form-controls.ts';
import { seen } from './question.ts';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

export function reveal(control: FormControl): void {
  const around: Element[] = [];
  for (let each = control.parentElement; each; each = read(each, 'parentElement')) around.unshift(each);
  // From without: what is within looks closed as long as that is.
  for (const each of around) open(each);
  // A page with steps of its own shows the one of a control that it is told is wrong, as browsers tell it at a submit.
  if (!isSeen(seen(control))) control.dispatchEvent(new Event('invalid', { cancelable: true }));
}

function open(element: Element): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element.getAttribute('hidden') === 'until-found') {
    // As when a browser finds a word in it.
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    element.removeAttribute('hidden');
  } else if (element.id && !isSeen(element)) openerOf(element)?.click();
}

/** The tab, or the button of an accordion, that says that it shows what is hidden. */
function openerOf({ id, ownerDocument }: Element): HTMLElement | null {
  return ownerDocument.querySelector<HTMLElement>(
    `[aria-controls~="${CSS.escape(id)}"]:not([aria-expanded="true"], [aria-selected="true"])`,
  );
}
