import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SqsPasswordElement } from '../../elements/sqs-password.ts';
import { errorsDuring, record, type, until } from '../support/browser/page.ts';
import { siteWith } from '../support/browser/site.ts';
import { type StubAnswer, stubApi } from '../support/browser/stub.ts';

const RIGHT: Record<string, StubAnswer[]> = { '/auth/visitor/site': [{ json: {} }] };
const WRONG: Record<string, StubAnswer[]> = { '/auth/visitor/site': [{ status: 401 }] };

/** The page of the tests must not load again: success is prevented, as a page may do. */
async function password(attributes: Record<string, string> = {}, api = RIGHT) {
  const stub = await stubApi(api);
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement('sqs-password') as SqsPasswordElement;
  for (const [name, value] of Object.entries({ 'api-root': stub.root, ...attributes }))
    element.setAttribute(name, value);
  let reloads = 0;
  element.addEventListener('sqs-password-success', (event) => {
    reloads += 1;
    event.preventDefault();
  });
  container.append(element);
  await element.updateComplete;
  const input = element.querySelector('input') as HTMLInputElement;
  const enter = (text = 'open sesame') => {
    type(input, text);
    return element.submit();
  };
  return { element, input, enter, stub, reloads: () => reloads };
}

const error = (element: Element) => element.querySelector('[data-part="error"]')?.textContent;

describe('<sqs-password>', () => {
  it('lets password managers, paste and labels work', async () => {
    const { input } = await password();
    expect([input.type, input.autocomplete, input.name]).to.deep.equal([
      'password',
      'current-password',
      'password',
    ]);
    expect(input.labels?.[0]?.textContent).to.equal('Password');
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    expect(input.dispatchEvent(paste)).to.equal(true);
  });

  it('sends the password of the site and would load the page again', async () => {
    const { element, input, stub, reloads } = await password();
    input.focus();
    await sendKeys({ type: 'open sesame' });
    await sendKeys({ press: 'Enter' });
    await until(() => reloads() === 1);
    const [call] = await stub.requests();
    expect([call?.method, call?.path, JSON.parse(call?.body ?? '')]).to.deep.equal([
      'POST',
      '/auth/visitor/site',
      { password: 'open sesame' },
    ]);
    expect(error(element)).to.equal(undefined);
  });

  it('says to try again, focuses the field, and hides the error on typing', async () => {
    const { element, input, reloads } = await password({}, WRONG);
    const failures = record(element, 'sqs-password-failure');
    type(input, 'wrong');
    expect(await element.submit()).to.equal(false);
    await until(() => error(element) === 'Please try again.');
    expect(document.activeElement).to.equal(input);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect([failures, reloads()]).to.deep.equal([[{ status: 401 }], 0]);
    type(input, 'wrong again');
    await until(() => !error(element));
  });

  it('hides the error while it is sent again, and shows it again', async () => {
    const { element, enter, stub } = await password(
      {},
      { '/auth/visitor/site': [{ status: 401 }, { status: 401, hold: 'b' }] },
    );
    await enter();
    await until(() => error(element));
    const done = element.submit();
    await until(() => !error(element));
    await stub.release('b');
    await done;
    await until(() => error(element) === 'Please try again.');
  });

  it('sends nothing without a password, and asks for it', async () => {
    const { element, input, stub } = await password();
    for (let turn = 0; turn < 2; turn += 1) {
      input.blur();
      expect(await element.submit()).to.equal(false);
      await until(() => error(element) === 'Please enter the password.' && document.activeElement === input);
    }
    expect(await stub.requests()).to.deep.equal([]);
  });

  it('tells nobody there and too many tries from a wrong password', async () => {
    const { element, enter } = await password({}, { '/auth/visitor/site': [{ status: 429 }] });
    await enter();
    await until(() => error(element) === 'Too many tries. Please wait a moment before the next one.');
    const offline = await password({ 'api-root': 'http://localhost:1/' });
    await offline.enter();
    await until(() => error(offline.element)?.startsWith('Nobody answered.'));
  });

  it('sends once at a time', async () => {
    const { element, enter, stub } = await password({}, { '/auth/visitor/site': [{ json: {}, hold: 'c' }] });
    const first = enter();
    expect(await element.submit()).to.equal(false);
    await stub.release('c');
    expect(await first).to.equal(true);
    expect(await stub.requests()).to.have.length(1);
  });

  it('in the editor’s frame says to log out, and asks nobody', async () => {
    const { element, input, stub } = await password({ 'design-frame': '' });
    expect(error(element)).to.equal('Log out to test.');
    type(input, 'x');
    await until(() => !error(element));
    expect(await element.submit()).to.equal(false);
    await until(() => error(element) === 'Log out to test.');
    expect(await stub.requests()).to.deep.equal([]);
  });

  const COLLECTION: Record<string, StubAnswer[]> = { '/auth/visitor/collection': [{ json: {} }] };
  const sentId = async (stub: { requests: () => Promise<{ body: string }[]> }) =>
    JSON.parse((await stub.requests())[0]?.body ?? '{}').collectionId;

  it('sends the collection that the tag, the page’s body or the site names', async () => {
    const own = await password({ 'collection-id': 'c1' }, COLLECTION);
    expect(await own.enter()).to.equal(true);
    expect(await sentId(own.stub)).to.equal('c1');

    document.body.id = 'collection-c2';
    const ofBody = await password({ kind: 'collection' }, COLLECTION);
    expect(await ofBody.enter()).to.equal(true);
    expect(await sentId(ofBody.stub)).to.equal('c2');
    document.body.removeAttribute('id');

    const { stub } = await siteWith({ collectionId: 'c3' }, COLLECTION);
    const ofSite = await password({ kind: 'collection', 'api-root': '' });
    expect(await ofSite.enter()).to.equal(true);
    const call = (await stub.requests()).find(({ path }) => path === '/auth/visitor/collection');
    expect(JSON.parse(call?.body ?? '{}').collectionId).to.equal('c3');
  });

  it('tells the owner when no collection is known', async () => {
    const { element, enter } = await password({ kind: 'collection' });
    const errors = await errorsDuring(() => enter());
    expect(errors.join()).to.contain('names no collection');
    await until(() => error(element) === 'Please try again.');
  });
});
