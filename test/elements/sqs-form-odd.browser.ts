/** Forms as HTML lets pages build them and nobody should: in each other, across shadow roots, of hundreds of controls that come and go. */
import { expect, fixture, html } from '@open-wc/testing';
import type { SqsFormElement } from '../../elements/sqs-form.ts';
import { showOwnForm } from '../support/browser/own-form.ts';
import { errorsDuring, record, type, until } from '../support/browser/page.ts';
import { FORM_API, stubApi } from '../support/browser/stub.ts';

const own = (markup: string) => showOwnForm('sqs-form', { markup });
const part = (element: ParentNode, name: string) =>
  element.querySelector<HTMLElement>(`[data-part="${name}"]`);
const control = (element: ParentNode, name: string) =>
  element.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`) as HTMLInputElement;

/** Names that hide what a form has under them, or that objects have by themselves. */
const NAMES = [
  'submit',
  'action',
  'length',
  'elements',
  'reset',
  'method',
  'name',
  '__proto__',
  'constructor',
];

/** A tag with fields of the kit's, inside something else. */
async function inside(place: HTMLElement | ShadowRoot, markup = '') {
  const stub = await stubApi({ ...FORM_API, '/send': [{ json: {} }] });
  const element = document.createElement('sqs-form') as SqsFormElement;
  Object.assign(element, { apiRoot: stub.root, action: `${stub.root}send` });
  if (!markup) element.config = { ...element.config, fields: [{ id: 'note', type: 'text', title: 'Note' }] };
  element.innerHTML = markup;
  place.append(element);
  await element.updateComplete;
  return { element, stub };
}

describe('a form in a form', () => {
  it('of the page is sent alone, and the page’s own stays', async () => {
    const outer = await fixture<HTMLFormElement>(html`<form><input name="page" value="1" /></form>`);
    const submits = record(outer, 'submit');
    const { element, stub } = await inside(outer);
    type(control(element, 'note'), 'inner');
    part(element, 'submit')?.click();
    await until(() => part(element, 'success'));
    expect((await stub.requests())[0]?.body)
      .to.contain('inner')
      .and.not.to.contain('page');
    expect(submits).to.deep.equal([]);
    expect([...new FormData(outer).keys()]).to.deep.equal(['page']);
  });

  it('of its author’s leaves the inner one to the page', async () => {
    const { element, form, stub } = await own(
      '<form action="{action}" method="post"><input name="a" aria-label="A" value="1"><button>Send</button></form>',
    );
    const inner = document.createElement('form');
    inner.innerHTML = '<input name="b" aria-label="B" value="2" required>';
    form.append(inner);
    // Browsers keep it from what is around: here it is the page's alone, or nobody's.
    const heard: boolean[] = [];
    inner.addEventListener('submit', (event) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    });
    inner.requestSubmit();
    expect(heard).to.deep.equal([false]);
    expect(element.values).to.deep.equal({ a: '1' });
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests()).map(({ body }) => body)).to.deep.equal(['a=1']);
  });

  it('that the parser takes apart sends what the browser would', async () => {
    const { element, form, stub } = await own(
      '<form action="{action}" method="post"><input name="a" value="1" aria-label="A"><form><input name="b" value="2" aria-label="B"></form><input name="c" value="3" aria-label="C"><button>Send</button></form>',
    );
    const wanted = [...new FormData(form)].filter(([name]) => name !== '_gotcha').map(([, value]) => value);
    expect(Object.values(element.values)).to.deep.equal(wanted);
    expect(await element.submit()).to.equal(true);
    const sent = new URLSearchParams((await stub.requests())[0]?.body);
    expect([...sent.values()]).to.deep.equal(wanted);
  });
});

describe('a form across shadow roots', () => {
  const OWN =
    '<form method="post"><label>Email <input name="email" type="email" required></label><button>Send</button></form>';

  it('is upgraded, marked and focused inside of the root that it stands in', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const root = place.attachShadow({ mode: 'open' });
    const { element, stub } = await inside(root, OWN);
    element.querySelector('button')?.click();
    const summary = await until(() => part(element, 'banner-top'));
    expect(root.activeElement).to.equal(summary);
    const email = control(element, 'email');
    const [first = ''] = (email.getAttribute('aria-describedby') ?? '').split(' ');
    expect(root.getElementById(first)?.textContent).to.equal('Required');
    type(email, 'ada@example.com');
    element.querySelector('button')?.click();
    await until(() => part(element, 'success'));
    expect((await stub.requests())[0]?.body).to.contain('ada');
  });

  it('keeps one that is out of reach as it is, and tells its author', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const lines = await errorsDuring(async () => {
      const { element } = await inside(place, '<div class="host"></div>');
      const host = element.querySelector('.host') as HTMLElement;
      host.attachShadow({ mode: 'open' }).innerHTML = OWN;
      expect(host.shadowRoot?.querySelector('form')?.checkVisibility()).to.equal(true);
    });
    expect(lines).to.deep.equal(['<sqs-form> fields: are missing, and so is a <form>']);
  });

  it('says what elements of the page’s own find wrong, as the browser would', async () => {
    if (!customElements.get('odd-required'))
      customElements.define(
        'odd-required',
        class extends HTMLElement {
          static formAssociated = true;
          internals = this.attachInternals();
          connectedCallback() {
            this.tabIndex = 0;
            this.internals.setValidity({ valueMissing: true }, 'Choose one.', this);
            this.addEventListener('click', () => {
              this.internals.setValidity({});
              this.internals.setFormValue('chosen');
            });
          }
        },
      );
    const { element, stub } = await own(
      '<form action="{action}" method="post"><odd-required name="odd" aria-label="Odd" role="button"></odd-required><button>Send</button></form>',
    );
    element.querySelector('button')?.click();
    const link = await until(() => element.querySelector<HTMLElement>('[data-part="summary"] a'));
    expect(link.textContent).to.equal('Odd: Required');
    const odd = element.querySelector<HTMLElement>('odd-required');
    expect(odd?.ariaInvalid ?? odd?.getAttribute('aria-invalid')).to.equal('true');
    link.click();
    expect(document.activeElement?.localName).to.equal('odd-required');
    expect(await stub.requests()).to.deep.equal([]);
    odd?.click();
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal('odd=chosen');
  });

  it('sends what elements of the page’s own say, that are controls of it', async () => {
    if (!customElements.get('odd-control'))
      customElements.define(
        'odd-control',
        class extends HTMLElement {
          static formAssociated = true;
          connectedCallback() {
            this.attachInternals().setFormValue('inside');
          }
        },
      );
    const { element, stub } = await own(
      '<form action="{action}" method="post"><odd-control name="odd"></odd-control><button>Send</button></form>',
    );
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal('odd=inside');
  });
});

describe('controls without a form', () => {
  it('stay, with a word to their author, where a tag has nothing else', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const lines = await errorsDuring(async () => {
      const { element } = await inside(
        place,
        '<label>Email <input name="email"></label><button>Send</button>',
      );
      expect(control(element, 'email').checkVisibility()).to.equal(true);
      expect(element.innerText).to.contain('Send').and.not.to.contain('Submit');
    });
    expect(lines).to.deep.equal(['<sqs-form> fields: are missing, and so is a <form>']);
  });

  it('belong to the form that their `form` names: buttons too, and none of another form', async () => {
    const { container, element, stub } = await own(
      '<form id="odd" action="{action}" method="post"><input name="mine" aria-label="Mine" value="1"><input name="other" aria-label="Other" form="elsewhere" required></form>',
    );
    container.insertAdjacentHTML(
      'beforeend',
      '<form id="elsewhere"></form><input form="odd" name="far" aria-label="Far" required><button form="odd">Send</button>',
    );
    const button = container.querySelector<HTMLButtonElement>(':scope > button');
    button?.click();
    await until(() => part(element, 'summary')?.textContent === 'Far: Required');
    type(control(container, 'far'), '2');
    button?.click();
    await until(() => part(element, 'success'));
    expect((await stub.requests())[0]?.body).to.equal('mine=1&far=2');
  });
});

describe('controls that change while somebody types', () => {
  const MARKUP = `<form action="{action}" method="post">
    <fieldset><legend><label>Kind <input name="kind" required></label></legend><label>A <input name="a" required></label></fieldset>
    <label>B <input name="b" required></label><button>Send</button></form>`;

  it('are asked nothing while their fieldset is disabled, but for those in its legend', async () => {
    const { element, form, stub } = await own(MARKUP);
    const fieldset = form.querySelector('fieldset') as HTMLFieldSetElement;
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'summary')?.childElementCount === 3);
    fieldset.disabled = true;
    expect(element.validate()).to.equal(false);
    await until(() => part(element, 'summary')?.childElementCount === 2);
    expect(control(element, 'a').hasAttribute('aria-invalid')).to.equal(false);
    type(control(element, 'kind'), 'k');
    type(control(element, 'b'), 'b');
    await until(() => !part(element, 'summary'));
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal('kind=k&b=b');
  });

  it('may go, come and be replaced: what is typed stays, and what is wrong is that of now', async () => {
    const { element, form, stub } = await own(MARKUP);
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'summary')?.childElementCount === 3);
    const [b, a] = ['b', 'a'].map((name) => control(element, name)) as [HTMLInputElement, HTMLInputElement];
    b.focus();
    type(b, 'typ');
    // As a page that renders its form anew: one is gone, one is another, one is new.
    control(element, 'kind').closest('legend')?.remove();
    const fresh = Object.assign(document.createElement('input'), { name: 'a', required: true });
    a.replaceWith(fresh);
    form.insertAdjacentHTML('afterbegin', '<label>New <input name="new" required></label>');
    type(b, 'typed');
    await until(() => !b.hasAttribute('aria-invalid'));
    expect([document.activeElement, b.value]).to.deep.equal([b, 'typed']);
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'summary')?.innerText.trim() === 'New: Required\nA: Required');
    type(fresh, 'fresh');
    type(control(element, 'new'), 'new');
    await until(() => !element.querySelector('[aria-invalid]'));
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal('new=new&a=fresh&b=typed');
  });

  it('may be five hundred', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `n${index}`);
    const rows = names.map((name) => `<label>${name} <input name="${name}" required></label>`);
    const { element, stub } = await own(
      `<form action="{action}" method="post">${rows.join('')}<button>Send</button></form>`,
    );
    expect(await element.submit()).to.equal(false);
    const summary = await until(() => part(element, 'summary'));
    expect(summary.childElementCount).to.equal(500);
    for (const name of names) type(control(element, name), name);
    await until(() => !element.querySelector('[aria-invalid]'));
    expect(await element.submit()).to.equal(true);
    const sent = new URLSearchParams((await stub.requests())[0]?.body);
    expect([...sent]).to.deep.equal(names.map((name) => [name, name]));
  });
});

describe('controls that are called like what a form has', () => {
  it('are fields like any others of a form from JSON', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const { element, stub } = await inside(place);
    const fields = NAMES.map((id) => ({ id, type: 'text', title: id, required: true }));
    element.config = { ...element.config, fields };
    await element.updateComplete;
    part(element, 'submit')?.click();
    await until(() => part(element, 'summary')?.childElementCount === NAMES.length);
    part(element, 'summary')?.querySelector('a')?.click();
    expect(document.activeElement).to.equal(control(element, 'submit'));
    for (const name of NAMES) type(control(element, name), `${name}!`);
    await until(() => !part(element, 'summary'));
    part(element, 'submit')?.click();
    await until(() => part(element, 'success'));
    const body = (await stub.requests())[0]?.body ?? '';
    for (const name of NAMES) expect(body).to.contain(`name="${name}"\r\n\r\n${name}!`);
    element.reset();
    await until(() => part(element, 'form'));
    expect(Object.values(element.values).join('')).to.equal('');
  });

  it('may hide the very methods that work on a form', async () => {
    const names = ['append', 'prepend', 'contains', 'setAttribute', 'addEventListener', 'toggleAttribute'];
    const inputs = names.map((name) => `<label>${name} <input name="${name}" required></label>`);
    const { element, stub } = await own(
      `<form action="{action}" method="post">${inputs.join('')}<button>Send</button></form>`,
    );
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'summary')?.childElementCount === names.length);
    for (const name of names) type(control(element, name), 'x');
    await until(() => !part(element, 'summary'));
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal(names.map((name) => `${name}=x`).join('&'));
  });

  for (const name of ['submit', 'action', '__proto__', 'length'])
    it(`may be the address of a newsletter: ${name}`, async () => {
      const { element, stub } = await showOwnForm('sqs-newsletter', {
        markup: `<form action="{action}" method="post"><label>Email <input type="email" name="${name}"></label><button>Join</button></form>`,
      });
      expect(await element.submit()).to.equal(false);
      await until(() => control(element, name).hasAttribute('aria-invalid'));
      type(control(element, name), 'ada@example.com');
      expect(await element.submit()).to.equal(true);
      expect((await stub.requests())[0]?.body).to.equal(
        new URLSearchParams([[name, 'ada@example.com']]).toString(),
      );
    });
});
