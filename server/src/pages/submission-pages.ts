/** What a visitor without scripts reads after sending a form: thanks, what to correct, or why it could not be taken. */
import { usableFields } from '../../../src/domain/forms/form.ts';
import { disclaimerOf, FORM_TYPES } from '../../../src/domain/forms/form-entity.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import { Html, html } from '../../../src/domain/html.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { newsletterMessages } from '../../../src/i18n/en/newsletter.ts';
import { successMessages } from '../../../src/i18n/en/success.ts';
import { fieldControls } from '../../../src/server-render/field-controls.ts';
import type { StoredForm } from '../forms/form-entity.ts';
import { sanitizeMessage } from '../forms/sanitize.ts';
import { messages } from '../messages.ts';

interface Page {
  title: string;
  main: Html;
}

const CONFIRM = 'A mail is on its way to you. You are subscribed once you confirm it, or if you were before.';
const ENTER_AGAIN = 'Please enter this again.';

/**
 * @param backUrl the page that the form stands on
 * @param isUnconfirmed whether a newsletter's reader has to confirm by a mail that they want it
 */
export function thanksPage(form: StoredForm | undefined, backUrl: string, isUnconfirmed: boolean): Page {
  const subscribed = isUnconfirmed ? 'Please confirm your subscription' : 'You are subscribed';
  const isNewsletter = form?.type === FORM_TYPES.newsletterBlock;
  const title = isNewsletter ? subscribed : 'Your form was sent';
  const message = form?.submissionMessage ?? successMessages.thanks;
  const disclaimer = form ? disclaimerOf(form, newsletterMessages.disclaimer) : '';
  return {
    title,
    main: html`<h1>${title}</h1>
<div class="message">${new Html(sanitizeMessage(message))}</div>
${isNewsletter && isUnconfirmed ? html`<p>${CONFIRM}</p>` : ''}
${form?.submissionHTML ? html`<div>${new Html(sanitizeMessage(form.submissionHTML))}</div>` : ''}
<p><a href="${backUrl}">Back to the page</a></p>
${disclaimer ? html`<div class="hint">${new Html(sanitizeMessage(disclaimer))}</div>` : ''}`,
  };
}

/** A list of what is wrong, each item a link to its field, and the fields themselves: nothing has to be typed again. */
export function correctionPage(
  form: StoredForm,
  values: FormValues,
  errors: Readonly<Record<string, string>>,
  post: { action: string; entries: readonly (readonly [string, string])[]; backUrl: string },
): Page {
  const fields = usableFields(form);
  const wrong = fields.filter((field) => errors[field.id] !== undefined);
  // A password never goes back into a page: it is asked for again.
  const asked = fields.filter((field) => wrong.includes(field) || field.type === 'password');
  const isShown = (name: string) => asked.some(({ id }) => name === id || name.startsWith(`${id}.`));
  const kept = post.entries.filter(([name]) => !isShown(name));
  return {
    title: `Error: ${form.name ?? formMessages.name}`,
    main: html`<h1>${formMessages.summaryTitle}</h1>
<p>${messages.fieldsInvalid}</p>
<ul class="summary">
${wrong.map(({ id, title }) => html`<li><a href="#${id}">${title || id}: ${errors[id] ?? ''}</a></li>`)}
</ul>
<form method="post" action="${post.action}">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${asked.map((field) => fieldControls(field, { value: values[field.id] ?? '', error: errors[field.id] ?? ENTER_AGAIN }))}
<button>${form.submitButtonText ?? formMessages.submit}</button>
</form>
<p><a href="${post.backUrl}">Back to the page</a></p>`,
  };
}

/** Of what is no form: nothing that was entered is at stake. @param backUrl empty: there is nothing to go back to */
export function problemPage(title: string, reason: string, backUrl: string): Page {
  const way = backUrl
    ? html`<a href="${backUrl}">Back to the page</a>`
    : html`<a href="/">To the start page</a>`;
  return {
    title,
    main: html`<h1>${title}</h1>${reason ? html`<p class="error">${reason}</p>` : ''}<p>${way}</p>`,
  };
}

export function refusalPage(reason: string, backUrl: string): Page {
  return {
    title: 'Not sent',
    main: html`<h1>Not sent</h1>
<p class="error">${reason}</p>
<p><a href="${backUrl}">Back to the page</a>. Your browser keeps what you entered when you go back with its own button.</p>`,
  };
}
