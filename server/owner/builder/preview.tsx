/** The form as visitors see it: the kit's own tag, as this server serves it. Nothing is sent from here. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../shell/announcer.tsx';
import type { BuilderForm } from './builder-state.ts';

const KIT = '/dist/lite/sqs-form.js';

interface FormElement extends HTMLElement {
  config: object;
}

export function Preview({ form }: { form: BuilderForm }) {
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<FormElement>(null);
  const [problem, setProblem] = useState('');
  const isEmpty = form.fields.length === 0;
  useLayoutEffect(() => {
    const created = document.createElement('sqs-form') as FormElement;
    element.current = created;
    created.addEventListener('sqs-form-submit', (event) => {
      event.preventDefault();
      announce('This is the preview: nothing was sent.');
    });
    // Not a part of these views: it is the file that pages load.
    import(KIT).catch(() => setProblem('The preview needs the kit: start the server with --kit.'));
    return () => created.remove();
  }, [announce]);
  useLayoutEffect(() => {
    const tag = element.current;
    // Without fields the tag would show the stored form.
    if (!tag || isEmpty) return;
    tag.config = shownOf(form);
    if (!tag.isConnected) place.current?.append(tag);
  });
  return (
    <>
      {(problem || isEmpty) && <p className="hint">{problem || 'There is nothing to fill in yet.'}</p>}
      <div className="preview" ref={place} hidden={isEmpty} />
    </>
  );
}

/** Without what would lead away from here. */
function shownOf({
  id,
  name,
  fields,
  submitButtonText,
  disclaimerMessage,
  type,
  ...form
}: BuilderForm): object {
  const { captchaEnabled, captchaTheme, captchaAlignment } = form;
  return {
    formId: id,
    ...(name && { name }),
    type,
    fields,
    captchaEnabled,
    captchaTheme,
    captchaAlignment,
    ...(submitButtonText && { submitButtonText }),
    ...(disclaimerMessage !== undefined && { disclaimerMessage }),
  };
}
