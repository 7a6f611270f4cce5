/** What an author's form asks for: where it goes, how it is written, and what of that cannot be done. */
import { ownDestination } from '../../../domain/forms/own-form.ts';
import type { InferEntries } from '../../../domain/schema.ts';
import type { submitEntries } from '../config.ts';
import { attributeOf, call, elementsOf, type FormControl, submittersOf } from '../form-controls.ts';

export function destinationOf(
  form: HTMLFormElement,
  tag: HTMLElement,
  config: Pick<InferEntries<typeof submitEntries>, 'formId' | 'action' | 'enctype'>,
  hasFiles: boolean,
) {
  return ownDestination(
    { ...config, enctype: tag.hasAttribute('enctype') ? config.enctype : undefined },
    {
      action: attributeOf(form, 'action'),
      enctype: attributeOf(form, 'enctype'),
      hasFiles,
    },
    location.href,
  );
}

/** What the button that submits says. */
export function buttonTextOf(form: HTMLFormElement): string {
  const [button] = submittersOf(form);
  return (button?.textContent || button?.value || '').trim();
}

export const filesOf = (form: HTMLFormElement) =>
  elementsOf(form).filter(({ name, type }) => type === 'file' && name !== '');

/** What browsers write a form in: the first of its encodings that there is, else that of its page; undefined for UTF-8. */
export function charsetOf(form: HTMLFormElement): string | undefined {
  const asked = attributeOf(form, 'accept-charset')?.trim().split(/[ ,]+/) ?? [document.characterSet];
  for (const label of asked) {
    try {
      const { encoding } = new TextDecoder(label);
      return NEVER_SENT.test(encoding) ? undefined : encoding;
    } catch {
      // None that there is.
    }
  }
  return undefined;
}

/** Unicode, and what changes its meaning on the way. */
const NEVER_SENT = /^(utf|iso-2022|x-user)/;

/** Whether the author wrote more forms into the tag. */
function hasOthers(form: HTMLFormElement, tag: HTMLElement): boolean {
  return [...tag.querySelectorAll('form:not([data-part])')].some(
    (other) => other !== form && call(other, 'closest', 'sqs-form, sqs-newsletter') === tag,
  );
}

export function mistakesOf(
  form: HTMLFormElement,
  tag: HTMLElement,
  files: readonly FormControl[],
  { action, enctype }: ReturnType<typeof destinationOf>,
  isReceiver: boolean,
) {
  const isSent = action !== '' && enctype === 'multipart/form-data';
  const method = (attributeOf(form, 'method') ?? (isReceiver ? 'post' : 'get')).toLowerCase();
  return [
    ...(isSent ? [] : files).map(({ name }) => ({
      path: name,
      reason: 'is a file, which only an action takes, as multipart/form-data',
    })),
    ...(method === 'get' || method === 'dialog'
      ? [{ path: 'method', reason: `${method} is left to the browser; write method="post"` }]
      : []),
    ...(hasOthers(form, tag)
      ? [
          {
            path: 'form',
            reason: 'stands there more than once: the first is upgraded, and each needs a tag of its own',
          },
        ]
      : []),
  ];
}
