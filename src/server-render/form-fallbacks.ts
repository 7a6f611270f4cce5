/** Forms that are posted without scripts, made of what an owner has set (behaviour/server-render#fallbacks). */
import { addressOf } from '../domain/api/endpoint.ts';
import { POST_FORM } from '../domain/api/forms.ts';
import { type Form, usableFields } from '../domain/forms/form.ts';
import { type Html, html } from '../domain/html.ts';
import { isSafeRedirect } from '../domain/links.ts';
import { apiRootOf } from '../domain/site/api-root.ts';
import { formMessages } from '../i18n/en/form.ts';
import { newsletterMessages } from '../i18n/en/newsletter.ts';
import { fieldControls } from './field-controls.ts';

interface Target {
  action?: string;
  formId?: string;
  apiRoot?: string;
  id?: string;
}

/** The address that a plain form is posted to: the author's own, or the API's for its id. */
function addressFor({ action, formId, id, apiRoot }: Target): string | undefined {
  if (action) return isSafeRedirect(action) ? action : undefined;
  const form = formId || id;
  return form ? apiRootOf(apiRoot) + addressOf(POST_FORM, { formId: form }) : undefined;
}

export function formFallback(settings: Form & Target): Html | undefined {
  const address = addressFor(settings);
  const fields = usableFields(settings);
  if (!address || fields.length === 0) return undefined;
  const controls = fields.map((field) => {
    if (field.type === 'hidden') return html`<input type="hidden" name="${field.id}" value="${field.value}">`;
    if (field.type === 'section') return html`<p><strong>${field.title}</strong> ${field.description}</p>`;
    return fieldControls(field);
  });
  return html`<form method="post" action="${address}">
${controls}
<button>${settings.submitButtonText ?? formMessages.submit}</button>
</form>`;
}

interface Newsletter extends Target {
  fields?: readonly { id: string }[];
  emailPlaceholder?: string;
  submitButtonText?: string;
}

/** Name of the field where its owner has named none. */
const EMAIL = 'email';

export function newsletterFallback(settings: Newsletter): Html | undefined {
  const address = addressFor(settings);
  if (!address) return undefined;
  const placeholder = settings.emailPlaceholder ?? newsletterMessages.emailPlaceholder;
  return html`<form method="post" action="${address}">
<label>${placeholder} <input type="email" name="${settings.fields?.[0]?.id ?? EMAIL}" required autocomplete="email"></label>
<button>${settings.submitButtonText ?? newsletterMessages.submit}</button>
</form>`;
}
