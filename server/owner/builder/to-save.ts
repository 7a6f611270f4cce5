/** A draft as it is saved: texts that the owner left as they are stay those of the page's language. */
import type { FormToSave } from '../../../src/api/forms.ts';
import { newForm } from '../../../src/editor/forms.ts';

const TEXTS = ['submitButtonText', 'submissionMessage', 'disclaimerMessage'] as const;

export function toSave(form: FormToSave): FormToSave {
  const usual = newForm(form.type as Parameters<typeof newForm>[0]);
  const own = { ...form };
  for (const name of TEXTS) if (own[name] === usual[name]) delete own[name];
  return own;
}
