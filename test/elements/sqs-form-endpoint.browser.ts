/** Forms that go to an endpoint: what is read of its answer, and what is done where nothing can be read. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { SqsFormElement } from '../../elements/sqs-form.ts';
import { errorsDuring, expectAccessibleEverywhere, record, type, until } from '../support/browser/page.ts';
import { CORS, type StubAnswer, stubApi } from '../support/browser/stub.ts';

const UNREAD = 'Sent. The answer could not be read.';
const RUNTIME = (window as unknown as { SQS_TEST_RUNTIME: string }).SQS_TEST_RUNTIME;

interface Options {
  answers?: StubAnswer[];
  attributes?: Record<string, string>;
  settings?: object;
  isElsewhere?: boolean;
  /** An author's own form, with `{action}`, in place of the kit's fields. */
  markup?: string;
}

async function form({
  answers = [{ json: {} }],
  attributes = {},
  settings = {},
  isElsewhere = true,
  markup,
}: Options) {
  const stub = await stubApi({ '/send': answers, 'OPTIONS /send': [{ status: 405 }] });
  const action = `${isElsewhere ? stub.elsewhere : stub.root}send`;
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement('sqs-form') as SqsFormElement;
  for (const [name, value] of Object.entries({ ...(markup ? {} : { action }), ...attributes }))
    element.setAttribute(name, value);
  const fields = [{ id: 'note', type: 'textarea', title: 'Note' }];
  element.innerHTML = (markup ?? '').replace('{action}', action);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify({ ...(markup ? {} : { fields }), ...settings });
  element.append(script);
  container.append(element);
  await element.updateComplete;
  const note = element.querySelector<HTMLTextAreaElement>('[name="note"]') as HTMLTextAreaElement;
  type(note, 'one\ntwo');
  return { element, stub, note };
}

const success = (element: Element) => element.querySelector('[data-part="success"]');
const banner = (element: Element) => element.querySelector('[data-part="banner-top"] p')?.textContent;
const posts = async ({ requests }: Awaited<ReturnType<typeof stubApi>>) =>
  (await requests()).filter(({ method }) => method === 'POST');

describe('<sqs-form> and an endpoint on another site', () => {
  it('says accessibly that it was sent and no answer could be read, and sends it once', async () => {
    const { element, stub } = await form({ settings: { submissionMessage: 'You are on the list.' } });
    const details = record(element, 'sqs-form-success');
    expect(await element.submit()).to.equal(true);
    await until(() => success(element)?.textContent === UNREAD);
    await expectAccessibleEverywhere(element);
    expect(details).to.deep.equal([
      { values: { note: 'one\ntwo' }, sanitizedValues: undefined, isUnread: true },
    ]);
    expect(await posts(stub)).to.have.length(1);
  });

  it('reads an answer that it may read, without asking beforehand', async () => {
    const { element, stub } = await form({
      answers: [
        { headers: CORS, status: 400, text: 'Closed.' },
        { headers: CORS, json: {} },
      ],
    });
    expect(await element.submit()).to.equal(false);
    await until(() => banner(element) === 'Closed.');
    expect(await element.submit()).to.equal(true);
    await until(() => success(element)?.textContent === 'Thank you!');
    expect((await stub.requests()).map(({ method }) => method)).to.deep.equal(['POST', 'POST']);
  });

  it('keeps what was typed where nobody answers', async () => {
    const { element, note } = await form({ attributes: { action: 'http://127.0.0.1:59999/send' } });
    expect(await element.submit()).to.equal(false);
    await until(() => banner(element) === 'Unknown error, please try again later.');
    expect(note.value).to.equal('one\ntwo');
  });

  it('sends no JSON that was not allowed, and tells the author what to do', async () => {
    const lines = await errorsDuring(async () => {
      const { element, stub } = await form({ attributes: { enctype: 'application/json' } });
      expect(await element.submit()).to.equal(false);
      await element.updateComplete;
      expect(await posts(stub)).to.have.length(0);
    });
    expect(lines.join()).to.contain('enctype').and.to.contain('CORS');
  });

  it('with send="fetch" takes no answer for a failure', async () => {
    const { element, stub } = await form({ attributes: { send: 'fetch' } });
    expect(await element.submit()).to.equal(false);
    expect(await posts(stub)).to.have.length(1);
  });

  for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    it(`with send="navigate" posts ${enctype} into a hidden frame`, async () => {
      const { element, stub } = await form({
        attributes: { send: 'navigate', enctype },
        answers: [
          {
            text: '<h1>Almost done</h1>',
            headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' },
          },
        ],
      });
      expect(await element.submit()).to.equal(true);
      await until(() => success(element)?.textContent === UNREAD);
      const [post, ...others] = await posts(stub);
      expect(others).to.deep.equal([]);
      expect(post?.headers['content-type']).to.contain(enctype);
      expect(post?.headers['sec-fetch-mode']).to.equal('navigate');
      if (enctype.startsWith('multipart')) expect(post?.body).to.contain('name="note"\r\n\r\none\r\ntwo\r\n');
      else expect(post?.body).to.equal('note=one%0D%0Atwo');
      await until(() => !document.querySelector('iframe'), 'the frame is gone');
      expect(document.querySelectorAll('body > form')).to.have.length(0);
    });
  }

  it('thanks in the words of an owner who chose send="navigate"', async () => {
    const { element } = await form({
      attributes: { send: 'navigate' },
      settings: { submissionMessage: 'Look into your inbox.' },
    });
    await element.submit();
    await until(() => success(element)?.textContent === 'Look into your inbox.');
  });

  it('with send="navigate" checks, locks and sends files', async () => {
    const { element, stub } = await form({
      attributes: { send: 'navigate' },
      markup: `<form action="{action}" method="post"><label>Note <textarea name="note" required></textarea></label>
        <label>CV <input type="file" name="cv"></label><button>Send</button></form>`,
    });
    const note = element.querySelector('textarea') as HTMLTextAreaElement;
    type(note, '');
    expect(await element.submit()).to.equal(false);
    type(note, 'Hello');
    const files = new DataTransfer();
    files.items.add(new File(['text of a file'], 'cv.txt', { type: 'text/plain' }));
    (element.querySelector('[type="file"]') as HTMLInputElement).files = files.files;
    expect(await element.submit()).to.equal(true);
    const [post] = await posts(stub);
    expect(post?.body)
      .to.contain('Hello')
      .and.to.contain('filename="cv.txt"')
      .and.to.contain('text of a file');
  });

  it('with send="navigate" opens the tab that a form names, at the press of its button', async () => {
    const { element, stub } = await form({
      attributes: { send: 'navigate' },
      markup: `<form action="{action}" method="post" target="_blank"><label>Note <textarea name="note"></textarea></label>
        <button>Send</button></form>`,
    });
    // A frame of that name instead: a tab would take the frames of this one, and with them every test after it.
    const tab = document.createElement('iframe');
    const { open } = window;
    window.open = (_url, name) => {
      tab.name = String(name);
      document.body.append(tab);
      return tab.contentWindow;
    };
    try {
      const { x, y, width, height } = (element.querySelector('button') as Element).getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      await until(() => success(element));
      // What a tab is sent is not waited for.
      let sent = await posts(stub);
      while (sent.length === 0) sent = await posts(stub);
      expect(sent).to.have.length(1);
      expect([...document.querySelectorAll('iframe')]).to.deep.equal([tab]);
    } finally {
      window.open = open;
      tab.remove();
    }
  });

  it('with send="navigate" posts into the frame where the browser opens no tab', async () => {
    const { element, stub } = await form({
      attributes: { send: 'navigate' },
      markup: `<form action="{action}" method="post" target="_blank"><label>Note <textarea name="note"></textarea></label>
        <button>Send</button></form>`,
    });
    const { open } = window;
    window.open = () => null;
    try {
      expect(await element.submit()).to.equal(true);
    } finally {
      window.open = open;
    }
    expect(await posts(stub)).to.have.length(1);
  });

  it('goes as a form post where the page’s policy lets no request out', async () => {
    const stub = await stubApi({ '/send': [{ json: {} }] });
    const page = document.createElement('iframe');
    page.srcdoc = `<!doctype html><html lang="en"><head>
      <meta http-equiv="Content-Security-Policy" content="connect-src 'none'">
      <script type="module" src="/dist/${RUNTIME}/sqs-form.js"></script></head><body>
      <sqs-form action="${stub.elsewhere}send"><script type="application/json">
        {"fields":[{"id":"note","type":"text","title":"Note"}]}</script></sqs-form></body></html>`;
    document.body.append(page);
    try {
      const element = await until(() =>
        page.contentDocument?.querySelector<SqsFormElement>('sqs-form:defined'),
      );
      await element.updateComplete;
      type(element.querySelector('[name="note"]') as HTMLInputElement, 'Hello');
      expect(await element.submit()).to.equal(true);
      await until(() => success(element)?.textContent === UNREAD);
      const [post, ...others] = await posts(stub);
      expect(post?.headers['sec-fetch-mode']).to.equal('navigate');
      expect(others).to.deep.equal([]);
    } finally {
      page.remove();
    }
  });
});

describe('sqs-form-response', () => {
  const answers: StubAnswer[] = [
    {
      status: 409,
      json: { code: 'twice', at: [1] },
      headers: { ...CORS, 'access-control-expose-headers': 'x-limit', 'x-limit': '3' },
    },
  ];

  it('tells the page what the endpoint answered, before the kit judges it', async () => {
    const { element } = await form({ answers });
    const order: string[] = [];
    element.addEventListener('sqs-form-failure', () => order.push('failure'));
    element.addEventListener('sqs-form-response', ({ detail }) => {
      order.push(`${detail.status} ${detail.headers.get('x-limit')} ${JSON.stringify(detail.body)}`);
    });
    expect(await element.submit()).to.equal(false);
    expect(order).to.deep.equal(['409 3 {"code":"twice","at":[1]}', 'failure']);
  });

  it('leaves everything to a page that prevents it: the form is open again and keeps what was typed', async () => {
    const { element, note } = await form({ answers });
    const outcomes = [...['success', 'failure'].map((name) => record(element, `sqs-form-${name}`))];
    element.addEventListener('sqs-form-response', (event) => event.preventDefault());
    expect(await element.submit()).to.equal(false);
    await until(() => !element.querySelector('[aria-busy]'));
    expect(element.state).to.equal('idle');
    expect(note.value).to.equal('one\ntwo');
    expect(banner(element)).to.equal(undefined);
    expect(outcomes).to.deep.equal([[], []]);
    element.reset();
    expect(note.value).to.equal('');
  });

  it('has the text of a body that is no JSON', async () => {
    const { element } = await form({ answers: [{ text: 'OK, taken', headers: CORS }] });
    const details = record(element, 'sqs-form-response') as { body: unknown }[];
    expect(await element.submit()).to.equal(true);
    expect(details[0]?.body).to.equal('OK, taken');
  });
});
