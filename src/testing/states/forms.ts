/** States of the tags that submit something. */
import type { Submitting } from '../../host/react/submitting-element.ts';
import { apiRoot, type Manner } from '../answers.ts';
import { comes, fill, until } from '../reach.ts';
import { json, type StateRow, type StateRows } from './state.ts';

const FIELDS = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'email', type: 'email', title: 'E-mail', required: true, description: 'We answer there.' },
  { id: 'topic', type: 'radio', title: 'Topic', options: ['A record', 'A concert'], required: true },
  { id: 'message', type: 'textarea', title: 'Message', maxLength: 400 },
];

/** A form of its own for each: what was begun in one comes back as its draft. */
const form = (manner: Manner, settings: object = {}) =>
  `<sqs-form form-id="testing-${manner}" api-root="${apiRoot(manner)}">${json({ fields: FIELDS, ...settings })}</sqs-form>`;
const newsletter = (manner: Manner) =>
  `<sqs-newsletter form-id="testing-${manner}-news" api-root="${apiRoot(manner)}">${json({ fields: [{ id: 'email', type: 'email' }] })}</sqs-newsletter>`;
const restock = (manner: Manner) =>
  `<sqs-restock-notification item-id="testing-mug" api-root="${apiRoot(manner)}" mailing-list="News as well."></sqs-restock-notification>`;
const password = (manner: Manner) => `<sqs-password api-root="${apiRoot(manner)}"></sqs-password>`;

const isBusy = (element: Element) => until(() => element.querySelector('[aria-busy="true"]'), 'aria-busy');

function fillForm(element: HTMLElement): void {
  fill(element, '[name="name.first"]', 'Ada');
  fill(element, '[name="name.last"]', 'Lovelace');
  fill(element, '[name="email"]', 'ada@example.com');
  element.querySelector<HTMLInputElement>('[name="topic"]')?.click();
}
const fillAddress = (element: HTMLElement) => fill(element, '[type="email"]', 'ada@example.com');

/** What is alike in all tags that submit. */
function submissions<E extends HTMLElement & Submitting>(
  markup: (manner: Manner) => string,
  fillIn: (element: E) => void,
): StateRow<E>[] {
  return [
    {
      name: 'errors',
      description: 'It was submitted empty: each error stands beside its field.',
      markup: markup('willing'),
      act: async (element) => {
        await element.submit();
        await comes(element, 'error');
      },
    },
    {
      name: 'submitting',
      description: 'It was sent, and no answer has come.',
      markup: markup('silent'),
      act: (element) => {
        fillIn(element);
        void element.submit();
        return isBusy(element);
      },
    },
    {
      name: 'success',
      description: 'It was stored: the thanks stand in its place.',
      markup: markup('willing'),
      act: async (element) => {
        fillIn(element);
        await element.submit();
        await comes(element, 'success');
      },
    },
    {
      name: 'failure',
      description: 'The server failed: what was entered stands there to be sent again.',
      markup: markup('failing'),
      act: async (element) => {
        fillIn(element);
        await element.submit();
        await until(() => element.querySelector('[role="alert"]')?.textContent, 'an alert');
      },
    },
  ];
}

export const FORM_STATES: StateRows<
  'sqs-form' | 'sqs-newsletter' | 'sqs-password' | 'sqs-restock-notification'
> = {
  'sqs-form': [
    {
      name: 'initial',
      description: 'Its fields, empty.',
      markup: `<sqs-form><form action="/x"><label>Note <input name="note"></label></form>${json({ formId: 'f', fields: [{ id: 'note', type: 'text', title: 'Note' }] })}</sqs-form>`,
    },
    ...submissions(form, fillForm),
  ],
  'sqs-newsletter': [
    {
      name: 'initial',
      description: 'Its field, empty.',
      markup: `<sqs-newsletter><form action="/x"><label>Address <input name="email"></label></form>${json({ formId: 'n', fields: [{ id: 'email', type: 'email' }] })}</sqs-newsletter>`,
    },
    ...submissions(newsletter, fillAddress),
  ],
  'sqs-password': [
    {
      name: 'initial',
      description: 'It asks for the password.',
      markup: '<sqs-password><p>Ask for the password.</p></sqs-password>',
    },
    {
      name: 'checking',
      description: 'The password was sent, and no answer has come.',
      markup: password('silent'),
      act: (element) => {
        fill(element, 'input', 'open sesame');
        void element.submit();
        return isBusy(element);
      },
    },
    {
      name: 'refused',
      description: 'The password was wrong.',
      markup: password('refusing'),
      act: async (element) => {
        fill(element, 'input', 'open sesame');
        await element.submit();
        await comes(element, 'error');
      },
    },
  ],
  'sqs-restock-notification': [
    {
      name: 'initial',
      description: 'It asks for an address.',
      markup: `<sqs-restock-notification><p>Sold out</p>${json({ itemId: 'testing-mug' })}</sqs-restock-notification>`,
    },
    {
      name: 'errors',
      description: 'It was submitted without an address.',
      markup: restock('willing'),
      act: async (element) => {
        await element.submit();
        await until(() => element.querySelector('[role="alert"]')?.textContent, 'an alert');
      },
    },
    {
      name: 'submitting',
      description: 'It was sent, and no answer has come.',
      markup: restock('silent'),
      act: (element) => {
        fillAddress(element);
        void element.submit();
        return isBusy(element);
      },
    },
    {
      name: 'success',
      description: 'The address was kept.',
      markup: restock('willing'),
      act: async (element) => {
        fillAddress(element);
        await element.submit();
        await comes(element, 'restock-done');
      },
    },
  ],
};
