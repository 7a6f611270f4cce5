import { expect, fixture, html } from '@open-wc/testing';
import { registerLocale } from '../../src/i18n/register-locale.ts';
import { errorsDuring } from '../support/browser/page.ts';
import { defineToys, ToyElement, type ToyShadowElement, toyStats } from '../support/browser/toy-element.tsx';

const json = (config: unknown) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof config === 'string' ? config : JSON.stringify(config);
  return script;
};

async function toy(setup: (element: ToyElement) => void = () => {}): Promise<ToyElement> {
  const element = document.createElement('sqs-toy') as ToyElement;
  setup(element);
  const container = await fixture<HTMLElement>(html`<div></div>`);
  container.append(element);
  await element.updateComplete;
  return element;
}

const shown = (element: HTMLElement) => {
  const scope = element.querySelector('output') ? element : element.shadowRoot!;
  const output = scope.querySelector('output')?.textContent;
  return output && { label: scope.querySelector('label')?.textContent, ...JSON.parse(output) };
};

describe('kitElement', () => {
  before(() => {
    // Before definition: properties and children are there first, as in a page whose script arrives late.
    document.body.insertAdjacentHTML(
      'beforeend',
      '<sqs-toy id="early" count="1"><a href="#x">plain link</a></sqs-toy>',
    );
    Object.assign(document.querySelector('#early') as object, { label: 'set early', data: () => 1 });
    defineToys();
    defineToys();
  });
  after(() => document.querySelector('#early')?.remove());

  it('is accessible', async () => {
    const element = await toy((e) => e.append(json({ label: 'Name' })));
    await expect(element).to.be.accessible();
  });

  it('takes over properties that were set before upgrade', async () => {
    const early = document.querySelector('#early') as ToyElement;
    await early.updateComplete;
    expect(shown(early)).to.include({ label: 'set early', count: 1 });
    expect(Object.hasOwn(early, 'label')).to.equal(false);
  });

  it('prefers property, then attribute, then JSON child, then default', async () => {
    const element = await toy((e) => e.append(json({ label: 'json', count: 7 })));
    expect(shown(element)).to.include({ label: 'json', count: 7 });
    element.setAttribute('label', 'attribute');
    await element.updateComplete;
    expect(shown(element).label).to.equal('attribute');
    element.label = 'property';
    await element.updateComplete;
    expect(shown(element).label).to.equal('property');
    (element as { label: string | undefined }).label = undefined;
    await element.updateComplete;
    expect(element.label).to.equal('attribute');
    element.removeAttribute('label');
    await element.updateComplete;
    expect(shown(element).label).to.equal('json');
    element.querySelector('script')?.remove();
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    expect(shown(element)).to.include({ label: 'default', count: 0 });
  });

  it('reads empty, "false" and removed attributes as HTML does', async () => {
    const element = await toy((e) => {
      e.setAttribute('label', '');
      e.setAttribute('open', '');
    });
    expect(shown(element)).to.include({ label: '', open: true });
    element.setAttribute('open', 'false');
    await element.updateComplete;
    expect(shown(element).open).to.equal(false);
    element.open = true;
    await element.updateComplete;
    expect(element.hasAttribute('open')).to.equal(true);
    element.open = false;
    await element.updateComplete;
    expect(element.hasAttribute('open')).to.equal(false);
  });

  it('names a mistake once, as an event too; a wrong value falls back alone', async () => {
    const element = await toy((e) => e.append(json({ label: 'good' })));
    const events: unknown[] = [];
    element.addEventListener('sqs-config-error', (event) => events.push((event as CustomEvent).detail));
    const lines = await errorsDuring(async () => {
      element.setAttribute('count', 'many');
      element.setAttribute('label', 'x');
      await element.updateComplete;
      element.setAttribute('label', 'y');
      await element.updateComplete;
    });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^<sqs-toy> count: must be a number/);
    expect(events).to.deep.equal([{ tag: 'sqs-toy', path: 'count', reason: 'must be a number' }]);
    expect(shown(element)).to.include({ label: 'y', count: 0 });
  });

  it('keeps the author’s content with bad JSON, and recovers when it is mended', async () => {
    const script = json('{ "label": ');
    let element = document.createElement('sqs-toy') as ToyElement;
    const lines = await errorsDuring(async () => {
      element = await toy((e) => e.append('bare text ', document.createElement('hr'), script));
    });
    expect(lines[0]).to.match(/^<sqs-toy>: the JSON child cannot be read/);
    expect(element.innerText).to.contain('bare text');
    expect(element.querySelector('hr')?.checkVisibility()).to.equal(true);
    expect(shown(element)).to.equal(undefined);
    script.textContent = '{ "label": "mended" }';
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    expect(shown(element).label).to.equal('mended');
    expect(element.innerText).not.to.contain('bare text');
    expect(element.querySelector('hr')?.checkVisibility()).to.equal(false);
  });

  it('shows defaults with bad JSON and no content of the author', async () => {
    let element: ToyElement | undefined;
    await errorsDuring(async () => {
      element = await toy((e) => e.append(json('[1]')));
    });
    expect(shown(element!)).to.include({ label: 'default', isUsable: false });
  });

  it('brings the author’s content back when the view fails', async () => {
    let element: ToyElement | undefined;
    const lines = await errorsDuring(async () => {
      element = await toy((e) => {
        e.innerHTML = '<a href="#y">plain</a>';
        e.setAttribute('label', 'crash');
      });
    });
    expect(lines.join('\n')).to.contain('<sqs-toy>: cannot be shown: toy crashed');
    expect(element?.querySelector('a')?.checkVisibility()).to.equal(true);
  });

  it('follows a JSON child that changes', async () => {
    const element = await toy((e) => e.append(json({ label: 'one' })));
    element.querySelector('script')!.textContent = '{"label":"two"}';
    await new Promise((done) => setTimeout(done));
    await element.updateComplete;
    expect(shown(element).label).to.equal('two');
    element.config = { label: 'three', data: { deep: true } };
    await element.updateComplete;
    expect(shown(element).label).to.equal('three');
    expect(element.config.data).to.deep.equal({ deep: true });
    element.config = undefined;
    await element.updateComplete;
    expect(shown(element).label).to.equal('two');
  });

  it('reads a JSON child with a byte order mark, a charset or capitals in its type', async () => {
    for (const [type, mark] of [
      ['application/json', '\uFEFF'],
      ['application/json; charset=utf-8', ''],
      ['Application/JSON', ''],
    ] as const) {
      const lines = await errorsDuring(async () => {
        const child = Object.assign(json(`${mark}{"label":"read"}`), { type });
        expect(shown(await toy((e) => e.append(child))).label).to.equal('read');
      });
      expect(lines).to.deep.equal([]);
    }
    for (const type of ['application/ld+json', 'application/json-patch+json']) {
      const lines = await errorsDuring(() =>
        toy((e) => e.append(Object.assign(json({ label: 'other' }), { type }))),
      );
      expect(lines).to.deep.equal([
        `<sqs-toy>: the script of type "${type}" is not read; write type="application/json"`,
      ]);
    }
  });

  it('keeps state and input when it is moved by append and by moveBefore', async () => {
    const element = await toy();
    const input = element.querySelector('input')!;
    input.value = 'typed';
    element.querySelector('button')!.click();
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    document.body.append(first, second);
    first.append(element);
    await Promise.resolve();
    await element.updateComplete;
    (second as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
    await Promise.resolve();
    expect(element.querySelector('input')).to.equal(input);
    expect(input.value).to.equal('typed');
    expect(element.methods?.clicks()).to.equal(1);
    first.remove();
    second.remove();
  });

  it('starts afresh after it was removed and added again', async () => {
    const element = await toy((e) => e.append('text ', json({ label: 'again' })));
    element.querySelector('button')!.click();
    const parent = element.parentElement!;
    element.remove();
    await Promise.resolve();
    expect(element.querySelector('[data-sqs-root]')).to.equal(null);
    expect(element.textContent).to.contain('text');
    parent.append(element);
    await element.updateComplete;
    expect(shown(element)).to.include({ label: 'again', clicks: 0 });
  });

  it('leaves nothing behind after 100 mounts', async () => {
    const container = await fixture<HTMLElement>(html`<div></div>`);
    const before = toyStats.listeners;
    for (let round = 0; round < 100; round += 1) {
      const element = document.createElement('sqs-toy') as ToyElement;
      container.append(element);
      await element.updateComplete;
      element.remove();
      await Promise.resolve();
    }
    expect(toyStats.listeners).to.equal(before);
    expect(container.childElementCount).to.equal(0);
    expect(document.adoptedStyleSheets.length).to.be.lessThan(20);
  });

  it('does not mount while it is detached', async () => {
    const element = document.createElement('sqs-toy') as ToyElement;
    element.setAttribute('label', 'detached');
    await element.updateComplete;
    expect(element.children).to.have.length(0);
    expect(element.label).to.equal('detached');
  });

  it('makes a fresh one of a running one with cloneNode', async () => {
    const element = await toy((e) => e.append(json({ label: 'original' })));
    element.querySelector('button')!.click();
    await new Promise((done) => setTimeout(done));
    const clone = element.cloneNode(true) as ToyElement;
    element.parentElement?.append(clone);
    await clone.updateComplete;
    expect(clone.querySelectorAll('[data-sqs-root]')).to.have.length(1);
    expect(shown(clone)).to.include({ label: 'original', clicks: 0 });
    expect(clone.querySelector('input')?.id).not.to.equal(element.querySelector('input')?.id);
  });

  it('works from innerHTML and inside another shadow root, with its styles', async () => {
    const container = await fixture<HTMLElement>(html`<div></div>`);
    const shadow = container.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<sqs-toy label="inside"></sqs-toy>';
    const element = shadow.firstElementChild as ToyElement;
    await element.updateComplete;
    expect(shown(element).label).to.equal('inside');
    expect(getComputedStyle(element.querySelector('[data-part="toy"]')!).color).to.equal('rgb(1, 2, 3)');
  });

  it('shows its content through a slot until the view is there, in a shadow root', async () => {
    const element = document.createElement('sqs-toy-shadow') as ToyShadowElement;
    element.textContent = 'fallback';
    expect(element.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    document.body.append(element);
    await element.updateComplete;
    expect(shown(element).label).to.equal('default');
    expect(element.textContent).to.equal('fallback');
    element.remove();
  });

  it('lets what an author wrote inherit what it would without a tag around it', async () => {
    const style = document.createElement('style');
    style.textContent = '.old{box-sizing:border-box}.old *{box-sizing:inherit}';
    const container = await fixture<HTMLElement>(html`<div class="old"></div>`);
    container.append(style);
    for (const tag of ['sqs-toy', 'sqs-toy-shadow']) {
      const element = document.createElement(tag) as ToyElement;
      element.innerHTML = '<p>Content</p>';
      const content = element.querySelector('p') as Element;
      // While the view is missing, since the JSON is no JSON, and once it is there.
      const broken = json('{');
      element.append(broken);
      container.append(element);
      for (const state of ['before', 'after']) {
        await element.updateComplete;
        expect(getComputedStyle(content).boxSizing, `${tag} ${state}`).to.equal('border-box');
        broken.remove();
      }
    }
  });

  it('honours a prevented event', async () => {
    const element = await toy();
    element.addEventListener('sqs-toy-press', (event) => event.preventDefault(), { once: true });
    element.querySelector('button')!.click();
    expect(element.methods?.clicks()).to.equal(0);
    element.querySelector('button')!.click();
    await new Promise((done) => setTimeout(done));
    expect(element.methods?.clicks()).to.equal(1);
  });

  it('has an attribute and a property for each setting, and shows the owner’s words', async () => {
    const element = await toy((e) => e.append(json({ messages: { press: 'Push' } })));
    expect(ToyElement.observedAttributes).to.deep.equal(['label', 'count', 'open']);
    expect(element.querySelector('button')?.textContent).to.equal('Push');
  });

  it('speaks the language of the page around it, with the owner’s words on top', async () => {
    registerLocale('de', { toy: { press: 'Drücken' } });
    const container = await fixture<HTMLElement>(html`<div lang="de-AT"><div></div></div>`);
    const shadow = container.firstElementChild!.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<sqs-toy></sqs-toy><sqs-toy lang="en"></sqs-toy>';
    const [german, english] = [...shadow.children] as ToyElement[];
    await german!.updateComplete;
    await english!.updateComplete;
    expect(german!.querySelector('button')?.textContent).to.equal('Drücken');
    expect(english!.querySelector('button')?.textContent).to.equal('Press');
    german!.config = { messages: { press: 'Los' } };
    await german!.updateComplete;
    expect(german!.querySelector('button')?.textContent).to.equal('Los');
  });
});
