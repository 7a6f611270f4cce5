/** Sends a form as browsers do, by a form post into a hidden frame or a tab, to endpoints that no page of another site can read. */
import { watchPolicy } from '../http/policy.ts';
import { randomId } from '../page/random-id.ts';

type Entries = readonly (readonly [string, FormDataEntryValue])[];

/** An answer without a page (204, a download) loads nothing: it is waited for no longer. */
const LOAD_MS = 10_000;

/** What a frame's page may do; leading the visitor away is not among it. */
const FRAME_MAY = 'allow-forms allow-scripts allow-same-origin';

/**
 * @param target of an author's form: a tab, by its name or `_blank`; empty for a hidden frame
 * @param charset what it is written in
 * @returns whether it was sent; nothing is known of what came of it
 */
export async function postForm(
  url: string,
  entries: Entries,
  enctype: string,
  target: string,
  charset = 'utf-8',
): Promise<boolean> {
  if (!navigator.onLine) return false;
  const name = target === '' || target === '_blank' ? `sqs-${randomId()}` : target;
  // Browsers open no tab without a press of the visitor's: then it is the frame.
  const tab = target ? window.open('about:blank', name) : null;
  const form = formOf(url, entries, enctype, name, charset);
  const frame = tab ? undefined : frameCalled(name);
  document.body.append(form, ...(frame ? [frame] : []));
  const sent = frame ? loadOf(frame) : Promise.resolve(true);
  const forbidden = watchPolicy('form-action', url);
  // A control may be called `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
  if (tab) tab.opener = null;
  const hasLeft = await Promise.race([sent, forbidden.seen.then(() => false)]);
  forbidden.stop();
  return hasLeft;
}

function formOf(
  url: string,
  entries: Entries,
  enctype: string,
  target: string,
  charset: string,
): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries({ method: 'post', action: url, enctype, target }))
    form.setAttribute(name, value);
  form.acceptCharset = charset;
  form.hidden = true;
  for (const [name, value] of entries) form.append(controlFor(name, value));
  return form;
}

function controlFor(name: string, value: FormDataEntryValue): HTMLElement {
  if (typeof value !== 'string') {
    const input = document.createElement('input');
    const files = new DataTransfer();
    if (value.size > 0 || value.name !== '') files.items.add(value);
    Object.assign(input, { type: 'file', name, files: files.files });
    return input;
  }
  // Keeps line breaks, which a hidden input loses.
  const area = document.createElement('textarea');
  Object.assign(area, { name, value });
  return area;
}

function frameCalled(name: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, hidden: true, tabIndex: -1 });
  frame.setAttribute('sandbox', FRAME_MAY);
  return frame;
}

function loadOf(frame: HTMLIFrameElement): Promise<true> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(true), LOAD_MS);
    frame.addEventListener('load', () => {
      if (isEmpty(frame)) return;
      clearTimeout(timer);
      frame.remove();
      done(true);
    });
  });
}

/** The page that every frame begins with; a page of another site cannot be asked. */
function isEmpty(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false;
  }
}

/** Whether the server of an address answers at all: what it answers is not asked for, nor is the address itself. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(new URL('/', new URL(url, document.baseURI)), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(LOAD_MS),
    });
    return true;
  } catch {
    return false;
  }
}
