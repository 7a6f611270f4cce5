import { expect, fixture, html } from '@open-wc/testing';
import type { SqsTemplateElement } from '../../elements/sqs-template.ts';
import { errorsDuring, expectAccessibleEverywhere, record } from '../support/browser/page.ts';
import { stubApi } from '../support/browser/stub.ts';

interface Children {
  template?: string;
  data?: string;
  partials?: Record<string, string>;
  fallback?: string;
}

function script(type: string, text: string, name?: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = type;
  element.textContent = text;
  if (name) element.setAttribute('name', name);
  return element;
}

/** A tag as an author writes it, in the page and rendered. */
async function templateTag(
  { template, data, partials = {}, fallback = '<p>Loading</p>' }: Children,
  attributes: Record<string, string> = {},
) {
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement('sqs-template') as SqsTemplateElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = fallback;
  if (template !== undefined) element.append(script('text/x-sqs-template', template));
  for (const [name, source] of Object.entries(partials))
    element.append(script('text/x-sqs-partial', source, name));
  if (data !== undefined) element.append(script('application/json', data));
  const rendered = record(container, 'sqs-template-rendered');
  const problems = record(container, 'sqs-config-error');
  const errors = await errorsDuring(async () => {
    container.append(element);
    await element.updateComplete;
  });
  return { element, rendered, problems, errors };
}

const output = (element: Element) => element.querySelector<HTMLElement>('[data-part="output"]');
const fallback = (element: Element) => element.querySelector<HTMLElement>('p');

describe('<sqs-template>', () => {
  it('is accessible with its output and with its fallback', async () => {
    const { element } = await templateTag({
      template: '<h2>{title|html}</h2><ul>{.repeated section items}<li>{@|html}</li>{.end}</ul>',
      data: '{"title":"Fish & chips","items":["Cod","Haddock"]}',
    });
    await expectAccessibleEverywhere(element);
    const broken = await templateTag({ template: 'x', data: '{' });
    await expectAccessibleEverywhere(broken.element);
  });

  it('tells of rows whose table stands outside, and writes those that bring it along', async () => {
    const rows = '{.repeated section items}<tr><td>{@}</td></tr>{.end}';
    const data = '{"items":[1,2]}';
    const { problems } = await templateTag({ template: rows, data });
    expect(problems).to.deep.equal([
      {
        tag: 'sqs-template',
        path: 'template',
        reason:
          'writes <tr> without its <table>, of which a browser keeps the text alone: write the whole table',
      },
    ]);
    const whole = await templateTag({ template: `<table>${rows}</table>`, data });
    expect(output(whole.element)?.querySelectorAll('tr')).to.have.length(2);
    expect(whole.problems).to.deep.equal([]);
  });

  it('renders template, partials and data from its children, in place of the fallback', async () => {
    const { element, rendered, errors } = await templateTag({
      template: '<b>{name|html}</b> {@|apply greeting}',
      partials: { greeting: 'says {words}' },
      data: '{"name":"Ada & Eve","words":"hi"}',
    });
    expect(output(element)?.innerHTML).to.equal('<b>Ada &amp; Eve</b> says hi');
    expect(fallback(element)?.checkVisibility()).to.equal(false);
    expect(rendered).to.deep.equal([{ errors: [] }]);
    expect(errors).to.deep.equal([]);
  });

  it('says when it has no template, and shows what its author wrote', async () => {
    const { element, problems } = await templateTag({ data: '{"n":1}' });
    expect(problems).to.have.length(1);
    expect(problems[0]).to.include({ path: 'template' });
    expect(fallback(element)?.checkVisibility()).to.equal(true);
    element.template = 'now {n}';
    await element.updateComplete;
    expect(output(element)?.textContent).to.equal('now 1');
    expect(problems).to.have.length(1);
  });

  it('takes properties over attributes and children, also those set before the tag is known', async () => {
    const { element } = await templateTag({ template: 'child {n}', data: '{"n":1}' });
    element.data = { n: 2 };
    await element.updateComplete;
    expect(output(element)?.textContent).to.equal('child 2');
    element.template = 'property {n}{n|shout}{.big?}!{.end}';
    element.formatters = { shout: (value) => `${value}!` };
    element.predicates = { 'big?': () => true };
    element.partials = {};
    await element.updateComplete;
    expect(output(element)?.textContent).to.equal('property 22!!');

    const early = document.createElement('not-known-yet') as unknown as SqsTemplateElement;
    early.template = 'early {n}';
    early.data = { n: 3 };
    customElements.define(
      'not-known-yet',
      class extends (customElements.get('sqs-template') as never as typeof HTMLElement) {},
    );
    document.body.append(early);
    await early.updateComplete;
    expect(output(early)?.textContent).to.equal('early 3');
    early.remove();
  });

  it('shows changed children again', async () => {
    const { element } = await templateTag({ template: 'one {n}', data: '{"n":1}' });
    const data = element.querySelector('script[type="application/json"]');
    if (data) data.textContent = '{"n":5}';
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    expect(output(element)?.textContent).to.equal('one 5');
  });

  it('fetches src and data-src', async () => {
    const stub = await stubApi({
      '/page.html': [{ text: 'Hello {name}', headers: { 'content-type': 'text/html' } }],
      '/data.json': [{ json: { name: 'Ada' } }, { json: { name: 'Eve' } }],
    });
    const { element } = await templateTag(
      {},
      { src: `${stub.root}page.html`, 'data-src': `${stub.root}data.json` },
    );
    expect(output(element)?.textContent).to.equal('Hello Ada');
    await element.reload();
    expect((await stub.requests()).map(({ path }) => path).sort()).to.deep.equal([
      '/data.json',
      '/data.json',
      '/page.html',
      '/page.html',
    ]);
    expect(output(element)?.textContent).to.equal('Hello Eve');
  });

  it('asks for any kind of answer, with the cookies of its own site and none of another', async () => {
    const page = { text: 'Hello', headers: { 'access-control-allow-origin': '*' } };
    const stub = await stubApi({ '/page.html': [page], '/data.json': [{ json: {} }] });
    await cookieStore.set('visitor', 'known');
    const elsewhere = location.origin.replace('localhost', '127.0.0.1');
    await templateTag(
      {},
      { src: `${elsewhere}${stub.root}page.html?part=a`, 'data-src': `${stub.root}data.json` },
    );
    const [data, source] = (await stub.requests()).sort((a, b) => a.path.localeCompare(b.path));
    expect([source?.method, source?.path, source?.query]).to.deep.equal(['GET', '/page.html', 'part=a']);
    expect([data?.method, data?.path, data?.query]).to.deep.equal(['GET', '/data.json', '']);
    for (const request of [data, source]) {
      expect(request?.headers.accept).to.equal('*/*');
      expect(request?.headers).not.to.have.property('x-csrf-token');
    }
    await cookieStore.delete('visitor');
    expect(data?.headers.cookie).to.contain('visitor=known');
    expect(source?.headers).not.to.have.property('cookie');
  });

  it('gives up its requests when it leaves the page, silently', async () => {
    const stub = await stubApi({ '/page.html': [{ hold: 'never' }] });
    const container = await fixture<HTMLElement>(html`<main></main>`);
    const element = document.createElement('sqs-template');
    element.setAttribute('src', `${stub.root}page.html`);
    const problems = record(container, 'sqs-config-error');
    const errors = await errorsDuring(async () => {
      container.append(element);
      while ((await stub.requests()).length === 0);
      const aborted = stub.aborted('/page.html');
      element.remove();
      expect((await aborted).status).to.equal(200);
      await element.updateComplete;
    });
    expect([problems, errors]).to.deep.equal([[], []]);
  });

  it('says once what is wrong with an address, and keeps the fallback', async () => {
    const stub = await stubApi({ '/data.json': [{ status: 404, json: {} }] });
    const url = `${stub.root}data.json`;
    const { element, problems, errors, rendered } = await templateTag({ template: 'x' }, { 'data-src': url });
    expect(problems).to.deep.equal([{ tag: 'sqs-template', path: 'data-src', reason: `${url}: status 404` }]);
    expect(errors).to.deep.equal([`<sqs-template> data-src: ${url}: status 404`]);
    expect(rendered).to.deep.equal([]);
    expect(fallback(element)?.checkVisibility()).to.equal(true);
  });

  it('says once what is wrong with its JSON, and keeps the fallback', async () => {
    const { element, problems, errors } = await templateTag({ template: 'x', data: '{"a":' });
    expect(problems).to.have.length(1);
    expect(problems[0]).to.include({ tag: 'sqs-template', path: '' });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(/^<sqs-template>: the JSON child cannot be read: .*JSON/);
    expect(fallback(element)?.checkVisibility()).to.equal(true);
  });

  it('renders the rest of a template with errors and lists them', async () => {
    const { element, errors, rendered } = await templateTag({
      template: 'a{x|nope}b\n{@|apply gone}c',
      data: '{}',
    });
    expect(output(element)?.textContent).to.equal('ab\nc');
    expect(element.errors.map(({ line }) => line)).to.deep.equal([1, 2]);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('line 1, column 2: "nope" formatter is not yet implemented');
    expect(rendered).to.have.length(1);
  });

  it('runs scripts in the output only when asked, in order and with their attributes', async () => {
    const page = window as unknown as { ran?: string[] };
    page.ran = [];
    const template =
      '<script data-name="a">window.ran.push(document.currentScript.dataset.name)</script>' +
      '<script data-name="b">window.ran.push(document.currentScript.dataset.name)</script><img src="data:," onerror="0" alt="">';
    await templateTag({ template });
    expect(page.ran).to.deep.equal([]);
    await templateTag({ template }, { 'run-scripts': 'false' });
    expect(page.ran).to.deep.equal([]);
    await templateTag({ template }, { 'run-scripts': '' });
    expect(page.ran).to.deep.equal(['a', 'b']);
  });

  it('runs expressions and includes only when asked', async () => {
    const children = { template: '{.eval 1+1}{.include p output}', partials: { p: 'P' } };
    expect(output((await templateTag(children)).element)?.textContent).to.equal('');
    const asked = await templateTag(children, { expressions: '', includes: '' });
    expect(output(asked.element)?.textContent).to.equal('2P');
  });

  it('writes numbers in the nearest language, or the locale asked for', async () => {
    document.documentElement.lang = 'de';
    const { element } = await templateTag({ template: '{n|decimal}', data: '{"n":1234.5}' });
    expect(output(element)?.textContent).to.equal('1.234,5');
    element.locale = 'en';
    await element.updateComplete;
    expect(output(element)?.textContent).to.equal('1,234.5');
    document.documentElement.lang = 'en';
  });

  it('shows what it fetches when it is moved while it fetches', async () => {
    const stub = await stubApi({ '/data.json': [{ json: { n: 1 }, hold: 'data' }] });
    const container = await fixture<HTMLElement>(html`<main><section></section></main>`);
    const element = document.createElement('sqs-template');
    element.setAttribute('data-src', `${stub.root}data.json`);
    element.append(script('text/x-sqs-template', '{n}'));
    container.append(element);
    let sent: unknown[];
    do sent = await stub.requests();
    while (sent.length === 0);
    container.querySelector('section')?.append(element);
    await stub.release('data');
    await element.updateComplete;
    expect(output(element)?.textContent).to.equal('1');
  });

  it('keeps its output when it is moved', async () => {
    const { element } = await templateTag({ template: '{n}', data: '{"n":1}' });
    const other = await fixture<HTMLElement>(html`<section></section>`);
    other.append(element);
    await element.updateComplete;
    expect(element.querySelectorAll('[data-part="output"]')).to.have.length(1);
    expect(output(element)?.textContent).to.equal('1');
  });
});
