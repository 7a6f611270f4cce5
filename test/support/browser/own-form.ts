/** A tag around a form of its author's, on a page beside an API that answers as a test wants. */
import { fixture, html } from '@open-wc/testing';
import { FORM_API, type StubAnswer, stubApi } from './stub.ts';

export interface OwnForm {
  /** `{action}` in it is an address of the API. */
  markup?: string | undefined;
  attributes?: Record<string, string>;
  /** Answers beside those of the builder's form calls and of `/send`. */
  api?: Record<string, StubAnswer[]>;
  /** What the JSON child says. */
  json?: object;
}

/** @returns the tag, taken over; `before` is the form as its author wrote it */
export async function showOwnForm<Tag extends 'sqs-form' | 'sqs-newsletter'>(
  tag: Tag,
  { markup = '', attributes = {}, api = {}, json }: OwnForm,
) {
  const stub = await stubApi({ ...FORM_API, '/send': [{ json: {} }], ...api });
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ 'api-root': stub.root, ...attributes }))
    element.setAttribute(name, value);
  element.innerHTML = markup.replace('{action}', `${stub.root}send`);
  if (json) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(json);
    element.append(script);
  }
  const before = element.querySelector('form')?.outerHTML;
  container.append(element);
  await element.updateComplete;
  const form = element.querySelector('form') as HTMLFormElement;
  return { container, element, form, stub, before };
}
