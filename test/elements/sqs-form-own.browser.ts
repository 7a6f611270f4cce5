/** Forms that their authors wrote, upgraded in place. */
import { expect, fixture, html } from '@open-wc/testing';
import { install } from '@sinonjs/fake-timers';
import { sendKeys } from '@web/test-runner-commands';
import type { SqsFormElement } from '../../elements/sqs-form.ts';
import { type OwnForm, showOwnForm } from '../support/browser/own-form.ts';
import { errorsDuring, expectAccessibleEverywhere, record, type, until } from '../support/browser/page.ts';
import { arrived } from '../support/browser/site.ts';

/** Five authors, five ways to write a form; `{action}` is where it goes. */
const FORMS: Record<string, string> = {
  'labels around controls': `<form action="{action}" method="post">
    <p><label>Email <input name="email" type="email" required></label></p>
    <p><label>Message <textarea name="message" required maxlength="200"></textarea></label></p>
    <p><button>Send</button></p></form>`,
  'labels beside controls': `<form action="{action}" method="post" enctype="multipart/form-data" class="row g-3">
    <div class="mb-3"><label for="own-email" class="form-label">Email</label>
      <input id="own-email" name="email" type="email" class="form-control" required aria-describedby="own-help">
      <div id="own-help" class="form-text">We answer there.</div></div>
    <div class="mb-3"><label for="own-message">Message</label><textarea id="own-message" name="message" required></textarea></div>
    <input type="submit" value="Send" class="btn btn-primary"></form>`,
  'a table': `<form action="{action}" method="post"><table><tbody>
    <tr><td><label for="t-email">Email</label></td><td><input id="t-email" name="email" type="email" required></td></tr>
    <tr><td><label for="t-message">Message</label></td><td><textarea id="t-message" name="message" required></textarea></td></tr>
    </tbody></table><button type="submit"><b>Send</b> now</button></form>`,
  'groups of choices': `<form action="{action}" method="post">
    <label>Email <input name="email" type="email" required></label>
    <fieldset><legend>Message</legend>
      <label><input type="radio" name="message" value="Hello" required> Hello</label>
      <label><input type="radio" name="message" value="Bye" required> Bye</label></fieldset>
    <fieldset><legend>More</legend>
      <label><input type="checkbox" name="more" value="a" checked> A</label>
      <label><input type="checkbox" name="more" value="b"> B</label></fieldset>
    <button name="how" value="fast">Send</button></form>`,
  'controls outside of it': `<div><form id="far" action="{action}" method="post"><button>Send</button></form>
    <label>Email <input form="far" name="email" type="email" required></label>
    <label>Message <input form="far" name="message" required></label></div>`,
};

const own = ({ markup = FORMS['labels around controls'], ...rest }: OwnForm = {}) =>
  showOwnForm('sqs-form', { markup, ...rest });

const part = (element: Element, name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
const control = (element: Element, name: string) =>
  element.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`) as HTMLInputElement;

function fill(element: Element) {
  type(control(element, 'email'), 'ada@example.com');
  const message = control(element, 'message');
  if (message.type === 'radio') message.click();
  else type(message, 'Hello');
}

const press = (element: Element) =>
  element.querySelector<HTMLElement>('button, input[type="submit"]')?.click();

describe('<sqs-form> around an author’s own form', () => {
  for (const [name, markup] of Object.entries(FORMS)) {
    describe(name, () => {
      it('is accessible as it is, with errors, while it is sent, and after', async () => {
        const { element, stub } = await own({ markup, api: { '/send': [{ json: {}, hold: 'send' }] } });
        await expectAccessibleEverywhere(element);
        press(element);
        await until(() => part(element, 'banner-top'));
        await expectAccessibleEverywhere(element);
        fill(element);
        press(element);
        await until(() => element.querySelector('[aria-busy]'));
        await expectAccessibleEverywhere(element);
        await stub.release('send');
        await until(() => part(element, 'success'));
        await expectAccessibleEverywhere(element);
      });

      it('says what is wrong beside the control and in a summary, and clears it as it is mended', async () => {
        const { element, stub, before, form } = await own({ markup });
        press(element);
        const summary = await until(() => part(element, 'banner-top'));
        expect(document.activeElement).to.equal(summary);
        const links = [...summary.querySelectorAll<HTMLElement>('a')];
        expect(links.map(({ textContent }) => textContent)).to.deep.equal([
          'Email: Required',
          'Message: Required',
        ]);
        links[1]?.click();
        expect(document.activeElement).to.equal(control(element, 'message'));
        const email = control(element, 'email');
        expect(email.getAttribute('aria-invalid')).to.equal('true');
        const [first = ''] = (email.getAttribute('aria-describedby') ?? '').split(' ');
        expect(document.getElementById(first)?.textContent).to.equal('Required');
        type(email, 'not an address');
        await until(() => document.getElementById(first)?.textContent?.startsWith('Email is not valid.'));
        fill(element);
        await until(() => !element.querySelector('[aria-invalid]'));
        expect(await stub.requests()).to.have.length(0);
        element.reset();
        await until(() => !part(element, 'banner-top'));
        element.remove();
        await until(() => !part(element, 'captcha'));
        expect(form.outerHTML).to.equal(before);
      });

      it('is sent without leaving the page, locked meanwhile, and thanks', async () => {
        const { element, stub, form } = await own({ markup, api: { '/send': [{ json: {}, hold: 'send' }] } });
        const events: string[] = [];
        for (const name of ['submit', 'success', 'failure'])
          element.addEventListener(`sqs-form-${name}`, () => events.push(name));
        fill(element);
        press(element);
        const button = element.querySelector<HTMLButtonElement>('button, input[type="submit"]');
        await until(() => [button?.textContent, button?.value].includes('Submitting…'));
        expect(button?.getAttribute('aria-disabled')).to.equal('true');
        press(element);
        await stub.release('send');
        const thanks = await until(() => part(element, 'success'));
        expect(thanks.textContent).to.equal('Thank you!');
        expect(document.activeElement).to.equal(thanks);
        expect(form.checkVisibility()).to.equal(false);
        expect(events).to.deep.equal(['submit', 'success']);
        const [request, ...others] = await stub.requests();
        expect(others).to.deep.equal([]);
        expect(request?.body).to.match(/ada(@|%40)example\.com/);
        expect(request?.body).to.contain('Hello');
        element.reset();
        await until(() => form.checkVisibility());
        expect([button?.textContent, button?.value].join(' ')).to.contain('Send');
        expect(control(element, 'email').value).to.equal('');
      });
    });
  }

  /** By what the page does with a control: what its error stands before, and what it says. */
  const PLACES: Record<string, [markup: string, before: string, says: string]> = {
    'a label beside it': ['<label for="x">X</label> <input id="x" name="x" required>', '#x', 'Required'],
    'a label for the ear only': [
      '<label for="x" style="position:absolute;width:1px;height:1px;overflow:hidden">X</label><input id="x" name="x" required>',
      '#x',
      'Required',
    ],
    'a label that lies over it': [
      '<div id="box" style="position:relative"><input id="x" name="x" required><label for="x" style="position:absolute;inset:0">X</label></div>',
      '#box',
      'Required',
    ],
    'a box with an arrow that is drawn': [
      '<style>#box::after{content:"▾";position:absolute;inset-inline-end:0;top:50%}</style><span id="box" style="position:relative;display:inline-block"><select name="x" aria-label="X" required><option value=""></option></select></span>',
      '#box',
      'Required',
    ],
    'a narrow part of a row': [
      '<div id="box" style="display:flex"><div><input name="x" aria-label="X" required style="width:4em"></div><div style="flex:1"><input name="y" aria-label="Y"></div></div>',
      '#box',
      'X: Required',
    ],
    'a part of one box': [
      '<div id="box" style="display:flex"><div><select name="y" aria-label="Y"></select></div><div style="flex:1"><input name="x" aria-label="X" required style="width:100%;margin:0;box-sizing:border-box"></div></div>',
      '#box',
      'X: Required',
    ],
    'a sign in front of it': [
      '<div id="box" style="display:flex"><span>@</span><input name="x" aria-label="X" required></div>',
      '#box',
      'Required',
    ],
    'a sign in front of it, in cells': [
      '<div id="box" style="display:table"><span style="display:table-cell">@</span><input name="x" aria-label="X" required style="display:table-cell;float:left"><span style="display:table-cell"><button>Go</button></span></div>',
      '#box',
      'Required',
    ],
    'a label that floats': [
      '<label id="box" for="x" style="float:left;clear:left;width:9em">X</label><input id="x" name="x" required>',
      '#box',
      'Required',
    ],
    'a label and a control that float': [
      '<label id="box" for="x" style="float:left;clear:left;width:9em">X</label><input id="x" name="x" required style="float:left">',
      '#box',
      'Required',
    ],
    'controls that float': [
      '<input name="y" aria-label="Y" style="float:left" id="box"><input name="x" aria-label="X" required style="float:left">',
      '#box',
      'X: Required',
    ],
    'a row of two questions': [
      '<div id="box" style="display:grid;grid-template-columns:1fr 1fr"><input name="x" aria-label="X" required><input name="y" aria-label="Y"></div>',
      '#box',
      'X: Required',
    ],
    'a grid of labels and controls': [
      '<div style="display:grid;grid-template-columns:auto 1fr"><label for="y">Y</label><input id="y" name="y"><label id="box" for="x">X</label><input id="x" name="x" required></div>',
      '#box',
      'Required',
    ],
    'a column': [
      '<div style="display:flex;flex-direction:column"><label for="x">X</label><input id="x" name="x" required></div>',
      '#x',
      'Required',
    ],
    'a list of choices': [
      '<p>Size</p><ul id="box"><li><label><input type="radio" name="x" value="s" required>S</label></li><li><label><input type="radio" name="x" value="m">M</label></li></ul>',
      '#box',
      'Required',
    ],
    'choices in rows of a table': [
      '<table><tbody><tr><td><label id="box"><input type="radio" name="x" value="s" required>S</label></td></tr><tr><td><label><input type="radio" name="x" value="m">M</label></td></tr></tbody></table>',
      '#box',
      'Required',
    ],
    'a form that is a row': [
      '<input name="x" aria-label="X" required><input name="y" aria-label="Y"><button>Send</button>',
      'form',
      'X: Required',
    ],
  };
  for (const [name, [fields, before, says]] of Object.entries(PLACES))
    it(`says what is wrong where it disturbs nothing: ${name}`, async () => {
      const style = before === 'form' ? ' style="display:flex"' : '';
      const { element } = await own({
        markup: `<form action="{action}" method="post"${style}>${fields}</form>`,
      });
      const { width } = control(element, 'x').parentElement?.getBoundingClientRect() ?? {};
      expect(element.validate()).to.equal(false);
      const error = await until(() => element.querySelector('[id*="error-x"]'));
      expect(control(element, 'x').parentElement?.getBoundingClientRect().width).to.equal(width);
      expect(error.textContent).to.equal(says);
      expect(error.nextElementSibling?.matches(before), error.nextElementSibling?.outerHTML).to.equal(true);
      const places = [error, control(element, 'x')].map((each) => each.getBoundingClientRect());
      expect(places[0]?.bottom).to.be.at.most((places[1]?.top ?? 0) + 1);
      expect(places[0]?.left).to.be.at.most((places[1]?.left ?? 0) + 1);
    });

  /** By what an author writes over choices: what the summary calls them. */
  const TITLES: Record<string, [markup: string, title: string]> = {
    'a label of no control': [
      '<div><label>Boat *</label><div><label><input type="radio" name="x" required> Sail</label> <label><input type="radio" name="x"> Row</label></div></div>',
      'Boat',
    ],
    'a label for an id that is not there': [
      '<div><label for="x">Boat:</label><label><input type="radio" name="x" required> Sail</label></div>',
      'Boat',
    ],
    'a label that is over another question too': [
      '<div><label>Trip</label><input name="y" aria-label="Y"><label><input type="radio" name="x" required> Sail</label></div>',
      'Sail',
    ],
    'a label after them': [
      '<div><label><input type="radio" name="x" required> Sail</label><label>Boat</label></div>',
      'Sail',
    ],
    'a label in the paragraph before': [
      '<p><label>Boat:</label></p><ul><li><label><input type="radio" name="x" required> Sail</label></li></ul>',
      'Boat',
    ],
    'a term of a list': [
      '<dl><dt>Boat</dt><dd><label><input type="radio" name="x" required> Sail</label></dd></dl>',
      'Boat',
    ],
    'a sign of a font and a help': [
      '<label for="x">\uf0e0 Boat <span aria-hidden="true">* ?</span></label><input id="x" name="x" required>',
      'Boat',
    ],
    'nothing but a sign of a font': [
      '<label for="x">\uf0e0</label><input id="x" name="x" placeholder="Boat" required>',
      'Boat',
    ],
    'words between two controls': ['<input name="y"> to <input name="x" required>', 'to'],
    'words of no element': ['Boat: <input type="radio" name="x" required> Sail', 'Boat'],
    'words over one control': ['<b>Boat</b>:<br><input name="x" required>', 'Boat'],
    'words behind another control': ['<input name="y"> km <br><input name="x" required>', 'x'],
    nothing: ['<input name="y"><br><input name="x" required>', 'x'],
    'a row of a table, in a fieldset of several': [
      '<fieldset><legend>Trip</legend><input name="y" aria-label="Y"><table><tbody><tr><td>Boat</td><td><label><input type="radio" name="x" required> Sail</label></td></tr></tbody></table></fieldset>',
      'Boat',
    ],
  };
  for (const [name, [fields, title]] of Object.entries(TITLES))
    it(`calls choices by what is written over them: ${name}`, async () => {
      const { element } = await own({
        markup: `<form action="{action}" method="post">${fields}<button>Send</button></form>`,
      });
      expect(element.validate()).to.equal(false);
      const summary = await until(() => part(element, 'summary'));
      expect(summary.textContent).to.equal(`${title}: Required`);
    });

  it('sends just what the browser would: every value of a name, the pressed button, no trap of a person', async () => {
    const { element, stub } = await own({ markup: FORMS['groups of choices'] });
    fill(element);
    control(element, 'more').form?.querySelectorAll<HTMLInputElement>('[name="more"]')[1]?.click();
    expect(element.values).to.deep.equal({ email: 'ada@example.com', message: 'Hello', more: ['a', 'b'] });
    press(element);
    await until(() => part(element, 'success'));
    const [request] = await stub.requests();
    expect(request?.body).to.equal('email=ada%40example.com&message=Hello&more=a&more=b&how=fast');
  });

  it('sends what its button says, and not that it is being sent, whatever is pressed meanwhile', async () => {
    const { element, stub } = await own({
      markup:
        '<form action="{action}" method="post"><input type="submit" name="go" value="Send now"><input type="submit" name="go" value="Later"></form>',
      attributes: { enctype: 'application/x-www-form-urlencoded' },
    });
    const [now, later] = element.querySelectorAll<HTMLInputElement>('[type="submit"]');
    const shown: unknown[] = [];
    element.addEventListener('sqs-form-submit', () => {
      shown.push(now?.value);
      later?.click();
    });
    now?.click();
    await until(() => part(element, 'success'));
    expect(shown).to.deep.equal(['Submitting…']);
    expect((await stub.requests()).map(({ body }) => body)).to.deep.equal(['go=Send+now']);
    expect([now?.value, later?.value]).to.deep.equal(['Send now', 'Later']);
  });

  for (const [charset, body] of [
    ['ISO-8859-1', 'a=M%FCller&_charset_=windows-1252&t=1%0D%0A2'],
    ['none utf-8', 'a=M%C3%BCller&_charset_=UTF-8&t=1%0D%0A2'],
  ])
    it(`is written in the encoding that it asks for: ${charset}`, async () => {
      const { element, stub } = await own({
        markup: `<form action="{action}" method="post" accept-charset="${charset}"><input name="a" value="Müller" aria-label="A"><input type="hidden" name="_charset_"><textarea name="t" aria-label="T">
1
2</textarea><button>Send</button></form>`,
      });
      press(element);
      await until(() => part(element, 'success'));
      expect((await stub.requests()).map((request) => request.body)).to.deep.equal([body]);
    });

  it('sends files to its action, and tells the author where none are taken', async () => {
    const markup = `<form action="{action}" method="post"><label>CV <input type="file" name="cv"></label><button>Send</button></form>`;
    const { element, stub } = await own({ markup });
    const files = new DataTransfer();
    files.items.add(new File(['text of a file'], 'cv.txt', { type: 'text/plain' }));
    control(element, 'cv').files = files.files;
    expect(await element.submit()).to.equal(true);
    const [request] = await stub.requests();
    expect(request?.body).to.contain('filename="cv.txt"').and.to.contain('text of a file');
    const lines = await errorsDuring(() => own({ markup, attributes: { 'form-id': 'f' }, api: NONE_STORED }));
    expect(lines.join()).to.contain('cv: is a file');
  });

  const NONE_STORED = { '/rest/forms/f': [{ status: 404, json: {} }] };

  it('goes to the builder’s API by its form id, when no form is stored', async () => {
    const markup = FORMS['labels around controls'] ?? '';
    const { element, stub } = await own({
      markup,
      attributes: { 'form-id': 'f', 'disable-validation': '' },
      api: NONE_STORED,
    });
    fill(element);
    expect(await element.submit()).to.equal(true);
    const save = (await stub.requests()).find(({ path }) => path.includes('SaveFormSubmission'));
    expect(JSON.parse(JSON.parse(save?.body ?? '').form)).to.deep.equal({
      email: 'ada@example.com',
      message: 'Hello',
    });
  });

  it('has its page for a receiver where its address is empty, as it has without scripts', async () => {
    const markup =
      '<form action="" method="post"><input name="a" aria-label="A"><button>Send</button></form>';
    const lines = await errorsDuring(async () => {
      const { element } = await own({ markup });
      const answers = record(element, 'sqs-form-response');
      press(element);
      await until(() => answers.length > 0);
    });
    expect(lines.filter((line) => line.includes('action'))).to.deep.equal([]);
  });

  it('leaves to the browser what asks for a page, and to the page’s script what it prevents', async () => {
    const { element, form, stub } = await own({
      markup: `<form action="{action}" method="post"><input name="a" aria-label="A"><button>Send</button></form>`,
    });
    const outcome = () =>
      new Promise<boolean>((done) => {
        document.addEventListener(
          'submit',
          (event) => {
            done(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
        press(element);
      });
    for (const [name, value] of [
      ['method', 'get'],
      ['target', '_blank'],
      ['action', 'mailto:ada@example.com'],
    ] as const) {
      const before = form.getAttribute(name);
      form.setAttribute(name, value);
      expect(await outcome(), name).to.equal(false);
      if (before === null) form.removeAttribute(name);
      else form.setAttribute(name, before);
    }
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    expect(await outcome()).to.equal(true);
    expect(element.state).to.equal('idle');
    expect(await stub.requests()).to.deep.equal([]);
  });

  it('asks what the browser would ask: also of a box without a name, and not at a button that asks for no check', async () => {
    const { element, stub } = await own({
      markup: `<form action="{action}" method="post"><input name="a" aria-label="A" required>
        <label><input type="checkbox" required> I agree</label><label><input type="checkbox" required> I am of age</label>
        <button>Send</button><button name="draft" value="1" formnovalidate>Keep</button></form>`,
    });
    const [agreed, ofAge] = element.querySelectorAll<HTMLInputElement>('[type="checkbox"]');
    const links = () =>
      [...element.querySelectorAll('[data-part="summary"] a')].map((link) => link.textContent);
    press(element);
    await until(() => links().length > 0);
    expect(links()).to.deep.equal(['A: Required', 'I agree: Required']);
    expect([agreed?.ariaInvalid, ofAge?.ariaInvalid]).to.deep.equal(['true', null]);
    agreed?.click();
    await until(() => links().includes('I am of age: Required'));
    expect([agreed?.ariaInvalid, ofAge?.ariaInvalid]).to.deep.equal([null, 'true']);
    expect(await stub.requests()).to.deep.equal([]);
    element.querySelector<HTMLElement>('[formnovalidate]')?.click();
    await until(() => part(element, 'success'));
    expect((await stub.requests()).map(({ body }) => body)).to.deep.equal(['a=&draft=1']);
  });

  it('lists what is wrong without the page’s signs, in half the window at most', async () => {
    const inputs = Array.from({ length: 60 }, (_, at) => `<input name="n${at}" aria-label="N" required>`);
    const { element } = await own({
      markup: `<form action="{action}" method="post">${inputs.join('')}<button>Send</button></form>`,
    });
    press(element);
    const summary = await until(() => part(element, 'summary'));
    expect(summary.offsetHeight).to.be.at.most(innerHeight / 2 + 1);
    expect(getComputedStyle(summary).listStyleType).to.equal('none');
  });

  it('marks of several texts with one name the one that is wrong, and then the next', async () => {
    const guest = (number: number) => `<label>Guest ${number} <input name="guest[]" required></label>`;
    const { element } = await own({
      markup: `<form action="{action}" method="post">${[1, 2, 3].map(guest).join('')}<button>Send</button></form>`,
    });
    const guests = [...element.querySelectorAll<HTMLInputElement>('[name="guest[]"]')];
    const marked = () => guests.map(({ ariaInvalid }) => ariaInvalid === 'true');
    type(guests[0] as HTMLInputElement, 'Ada');
    press(element);
    const link = await until(() => element.querySelector<HTMLElement>('[data-part="summary"] a'));
    expect(link.textContent).to.equal('Guest 2: Required');
    expect(marked()).to.deep.equal([false, true, false]);
    link.click();
    expect(document.activeElement).to.equal(guests[1]);
    type(guests[1] as HTMLInputElement, 'Bea');
    await until(() => marked()[2]);
    expect(marked()).to.deep.equal([false, false, true]);
    type(guests[2] as HTMLInputElement, 'Cem');
    await until(() => !part(element, 'error'));
  });

  it('keeps what is wrong from the browser and from the page’s own script', async () => {
    for (const attributes of ['method="get"', 'method="post"']) {
      const { element, form } = await own({
        markup: `<form action="{action}" ${attributes}><input name="a" aria-label="A" required><button>Send</button></form>`,
      });
      const heard = record(form, 'submit');
      form.addEventListener('submit', (event) => event.preventDefault());
      press(element);
      await until(() => part(element, 'error'));
      expect(heard, attributes).to.have.length(0);
      type(control(element, 'a'), 'right');
      press(element);
      expect(heard, attributes).to.have.length(1);
      // An address is read by people.
      expect([...new FormData(form).keys()].includes('_gotcha'), attributes).to.equal(
        attributes === 'method="post"',
      );
    }
  });

  it('leaves the checks to a script of the page’s that comes later and does them itself', async () => {
    const { element, form } = await own({
      markup: `<form action="{action}" method="post"><input name="a" aria-label="A" required><button>Send</button></form>`,
    });
    form.noValidate = true;
    press(element);
    await until(() => part(element, 'success'));
    element.remove();
    await until(() => !part(element, 'trap'));
    expect(form.noValidate).to.equal(true);
  });

  it('opens the buttons again that a script of the page’s locks at a submit', async () => {
    const { element, form } = await own({
      markup: `<form action="{action}" method="post"><input name="a" aria-label="A"><button>Send</button><button disabled>Later</button></form>`,
      api: { '/send': [{ status: 500, json: {} }] },
    });
    const buttons = [...form.querySelectorAll('button')];
    form.addEventListener('submit', () => {
      for (const button of buttons) button.disabled = true;
    });
    press(element);
    await until(() => element.state === 'failure');
    // Its view follows.
    await until(() => !buttons[0]?.disabled, 'the button');
    expect(buttons.map(({ disabled }) => disabled)).to.deep.equal([false, true]);
  });

  for (const [what, after] of Object.entries({
    'locks every control': (form: HTMLFormElement) => {
      for (const control of form.querySelectorAll<HTMLInputElement>('input, fieldset, button'))
        control.disabled = true;
    },
    'empties it': (form: HTMLFormElement) => form.reset(),
    'empties a control': (form: HTMLFormElement) => {
      control(form, 'a').value = '';
    },
  }))
    it(`sends what was submitted, and keeps it for another try, though a script of the page’s ${what} right after`, async () => {
      const { element, form, stub } = await own({
        markup: `<form id="after" action="{action}" method="post"><fieldset><input name="a" aria-label="A" required></fieldset><input name="token" type="hidden"><button name="how" value="1">Send</button></form>`,
        api: { '/send': [{ status: 500, json: {} }] },
      });
      // The page writes this as the kit tells it, with the rest locked or empty already.
      element.addEventListener('sqs-form-submit', () => {
        control(element, 'token').value = 'fresh';
      });
      form.addEventListener('submit', () => queueMicrotask(() => after(form)), { once: true });
      type(control(element, 'a'), 'typed');
      press(element);
      await until(() => element.state === 'failure');
      const [{ body } = { body: '' }] = await stub.requests();
      expect(new URLSearchParams(body).get('a')).to.equal('typed');
      expect(new URLSearchParams(body).get('how')).to.equal('1');
      if (what !== 'locks every control') expect(new URLSearchParams(body).get('token')).to.equal('fresh');
      await until(() => !control(element, 'a').matches(':disabled'));
      if (what !== 'empties a control') expect(control(element, 'a').value).to.equal('typed');
      element.reset();
      expect(control(element, 'a').value).to.equal('');
    });

  it('gives a file the time that it takes', async () => {
    const { element, stub } = await own({
      markup:
        '<form action="{action}" method="post"><input type="file" name="cv" aria-label="CV"><button>Send</button></form>',
      attributes: { 'no-draft': '' },
      api: { '/send': [{ json: {}, hold: 'file' }] },
    });
    const files = new DataTransfer();
    files.items.add(new File(['a photo'], 'photo.png'));
    control(element, 'cv').files = files.files;
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const done = element.submit();
      await arrived(stub, '/send');
      clock.tick(600_000);
      expect(element.state).to.equal('submitting');
      await stub.release('file');
      expect(await done).to.equal(true);
    } finally {
      clock.uninstall();
    }
  });

  it('says on the button that was pressed that it is being sent; a picture is locked like a button', async () => {
    const { element, stub } = await own({
      markup:
        '<form action="{action}" method="post"><button name="go" value="1">Keep</button><button name="go" value="2">Send</button><input type="image" alt="Send"></form>',
      attributes: { enctype: 'application/json' },
      api: { '/send': [{ json: {}, hold: 'send' }] },
    });
    const [keep, send] = element.querySelectorAll('button');
    send?.click();
    await until(() => send?.textContent === 'Submitting…');
    expect(keep?.textContent).to.equal('Keep');
    expect(element.querySelector('[type="image"]')?.ariaDisabled).to.equal('true');
    await stub.release('send');
    await until(() => part(element, 'success'));
    expect((await stub.requests()).map(({ body }) => JSON.parse(body))).to.deep.equal([{ go: '2' }]);
  });

  it('forgets errors and draft as the visitor empties it by a button of its own', async () => {
    const markup = `<form id="emptied" action="{action}" method="post"><input name="a" aria-label="A" required><input name="b" aria-label="B"><button>Send</button><button type="reset">Clear</button></form>`;
    const { element } = await own({ markup });
    type(control(element, 'b'), 'a secret');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    press(element);
    await until(() => part(element, 'summary'));
    element.querySelector<HTMLElement>('[type="reset"]')?.click();
    await until(() => !part(element, 'error') && !part(element, 'banner-top'));
    expect(element.state).to.equal('idle');
    expect(JSON.stringify(sessionStorage)).not.to.contain('a secret');
  });

  for (const [where, drawn] of Object.entries({
    around: '<div id="drawn" tabindex="0" role="combobox" aria-label="X">{select}</div>',
    after: '<label for="drawn">X</label>{select}<div><input id="drawn"></div>',
  }))
    it(`leads from its summary to what a script shows ${where} a list that it hides, and hears of its changes`, async () => {
      const select =
        '<select name="x" hidden required><option value=""></option><option>Ada</option></select>';
      const { element } = await own({
        markup: `<form id="drawn-${where}" action="{action}" method="post">${drawn.replace('{select}', select)}<button>Send</button></form>`,
      });
      press(element);
      const link = await until(() => element.querySelector<HTMLElement>('[data-part="summary"] a'));
      expect(link.textContent).to.equal(where === 'after' ? 'X: Required' : 'x: Required');
      link.click();
      expect(document.activeElement?.id).to.equal('drawn');
      const list = control(element, 'x');
      list.value = 'Ada';
      list.dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => !part(element, 'error'));
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(JSON.stringify(sessionStorage)).to.contain('Ada');
      element.reset();
    });

  it('tells the author of a second form in the tag, which is the browser’s', async () => {
    const markup =
      '<form action="{action}" method="post"><button>Send</button></form><form><input name="b" aria-label="B" required></form>';
    let second: HTMLFormElement | null = null;
    const lines = await errorsDuring(async () => {
      const { element } = await own({ markup });
      second = element.querySelector('form + form');
    });
    expect(lines.join()).to.contain('form: stands there more than once');
    expect(second).to.have.property('noValidate', false);
  });

  for (const [where, markup, script] of [
    [
      'a tab',
      '<button type="button" role="tab" aria-controls="more" aria-selected="false">More</button><div id="more" role="tabpanel" hidden>{}</div>',
      (form: HTMLFormElement) =>
        form.querySelector('[role="tab"]')?.addEventListener('click', ({ currentTarget }) => {
          (currentTarget as HTMLElement).ariaSelected = 'true';
          form.querySelector('#more')?.removeAttribute('hidden');
        }),
    ],
    [
      'an accordion in an accordion',
      '<button type="button" aria-controls="out" aria-expanded="false">Out</button><div id="out" hidden><button type="button" aria-controls="in" aria-expanded="true">In</button><div id="in">{}</div></div>',
      (form: HTMLFormElement) =>
        form.addEventListener('click', ({ target }) => {
          const id = (target as HTMLElement).getAttribute('aria-controls');
          if (id) form.querySelector(`#${id}`)?.toggleAttribute('hidden');
        }),
    ],
    ['what a search would find', '<div hidden="until-found">{}</div>', () => {}],
    [
      'a step of a page that hears what is wrong',
      '<section hidden>{}</section>',
      (form: HTMLFormElement) =>
        form.addEventListener(
          'invalid',
          ({ target, isTrusted }) =>
            !isTrusted && (target as Element).closest('section')?.removeAttribute('hidden'),
          true,
        ),
    ],
  ] as const)
    it(`leads from its summary into ${where}`, async () => {
      const { element, form } = await own({
        markup: `<form action="{action}" method="post">${markup.replace('{}', '<label>A <input name="a" required></label>')}<button id="send">Send</button></form>`,
      });
      script(form);
      form.querySelector<HTMLElement>('#send')?.click();
      (await until(() => element.querySelector<HTMLElement>('[data-part="summary"] a'))).click();
      expect(document.activeElement).to.equal(control(element, 'a'));
    });

  it('stays on the page where a script of the page lets nobody else hear of a submit', async () => {
    const { element, form, stub } = await own({
      markup:
        '<form action="{action}" method="post"><input name="a" aria-label="A" value="1"><button>Send</button></form>',
    });
    form.addEventListener('submit', (event) => event.stopPropagation());
    const events = record(element, 'sqs-form-success');
    form.querySelector('button')?.click();
    await until(() => events.length === 1, 'sent');
    expect((await stub.requests()).map(({ body }) => body)).to.deep.equal(['a=1']);
  });

  it('leaves a submit to a script that prevents it, and lets nobody else hear of it', async () => {
    const { form, stub } = await own({
      markup:
        '<form action="{action}" method="post"><input name="a" aria-label="A" value="1"><button>Send</button></form>',
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    form.querySelector('button')?.click();
    await new Promise(requestAnimationFrame);
    expect(await stub.requests()).to.deep.equal([]);
  });

  it('leads from its summary into what is folded up', async () => {
    const { element } = await own({
      markup: `<form action="{action}" method="post"><details><summary>More</summary><details><summary>Yet more</summary>
        <label>A <input name="a" required></label></details></details><button>Send</button></form>`,
    });
    press(element);
    (await until(() => element.querySelector<HTMLElement>('[data-part="summary"] a'))).click();
    expect(document.activeElement).to.equal(control(element, 'a'));
  });

  it('does not disturb typing that began before it came', async () => {
    const container = await fixture<HTMLElement>(html`<main></main>`);
    container.innerHTML = '<div><form method="post"><input name="a" aria-label="A"></form></div>';
    const input = control(container, 'a');
    input.focus();
    type(input, 'begun');
    input.setSelectionRange(2, 3);
    const element = document.createElement('sqs-form') as SqsFormElement;
    const form = container.querySelector('form') as HTMLFormElement;
    // As a page whose script comes late: the tag is there, and is upgraded around what has the focus.
    (form.parentElement as HTMLElement & { moveBefore(node: Node, child: null): void }).append(element);
    (element as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(form, null);
    await until(() => form.noValidate);
    expect(document.activeElement).to.equal(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['begun', 2, 3]);
  });

  it('takes a form that the page puts in place of another', async () => {
    const { element, stub } = await own();
    const fresh = document.createElement('form');
    fresh.method = 'post';
    fresh.action = `${stub.root}send`;
    fresh.innerHTML = '<input name="late" aria-label="Late" value="1"><button>Send</button>';
    element.querySelector('form')?.replaceWith(fresh);
    await until(() => fresh.noValidate);
    press(element);
    await until(() => part(element, 'success'));
    expect((await stub.requests())[0]?.body).to.equal('late=1');
  });

  it('works with controls that are called like what a form has', async () => {
    const names = [
      'submit',
      'action',
      'length',
      'elements',
      'reset',
      'method',
      'name',
      '__proto__',
      'children',
    ];
    const inputs = names.map((name) => `<label>${name} <input name="${name}" value="${name}!"></label>`);
    const { element, stub } = await own({
      markup: `<form action="{action}" method="post">${inputs.join('')}<button>Send</button></form>`,
    });
    expect(Object.keys(element.values)).to.deep.equal(names);
    expect(await element.submit()).to.equal(true);
    const sent = new URLSearchParams((await stub.requests())[0]?.body);
    expect(names.map((name) => sent.get(name))).to.deep.equal(names.map((name) => `${name}!`));
    element.reset();
    await until(() => element.state === 'idle');
  });

  it('asks nothing of disabled controls, and follows controls that come and go', async () => {
    const { element, form, stub } = await own({
      markup: `<form action="{action}" method="post"><fieldset disabled><input name="off" aria-label="Off" required></fieldset><button>Send</button></form>`,
    });
    const late = document.createElement('input');
    late.name = 'late';
    late.required = true;
    late.ariaLabel = 'Late';
    form.prepend(late);
    expect(await element.submit()).to.equal(false);
    await until(() => part(element, 'summary')?.textContent === 'Late: Required');
    late.remove();
    expect(await element.submit()).to.equal(true);
    expect((await stub.requests())[0]?.body).to.equal('');
  });

  it('says what the endpoint says of its fields', async () => {
    const failure = { status: 422, json: { errors: { email: 'We know you already.' } } };
    const { element } = await own({ api: { '/send': [failure] } });
    const failures = record(element, 'sqs-form-failure');
    fill(element);
    press(element);
    await until(() => part(element, 'error')?.textContent === 'We know you already.');
    expect(failures).to.have.length(1);
    expect(control(element, 'email').value).to.equal('ada@example.com');
  });

  it('keeps a draft, but no secret', async () => {
    const markup = `<form id="kept" action="{action}" method="post"><input name="a" aria-label="A"><input name="s" type="password" aria-label="S"><button>Send</button></form>`;
    const { element } = await own({ markup });
    type(control(element, 'a'), 'half a word');
    type(control(element, 's'), 'secret');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(JSON.stringify(sessionStorage)).not.to.contain('secret');
    element.remove();
    const again = await own({ markup });
    expect(control(again.element, 'a').value).to.equal('half a word');
    expect(await again.element.submit()).to.equal(true);
    expect(JSON.stringify(sessionStorage)).not.to.contain('half a word');
  });

  /** Shows a form, has something done with it, and shows it again as after a reload. */
  async function again(id: string, fields: string, act: (form: HTMLFormElement) => void, later = fields) {
    const markup = (inside: string) =>
      `<form id="${id}" action="{action}" method="post">${inside}<button>Send</button></form>`;
    const first = await own({ markup: markup(fields) });
    act(first.form);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const kept = JSON.stringify(sessionStorage);
    first.container.remove();
    const { form, element } = await own({ markup: markup(later) });
    return { form, element, kept };
  }

  it('shows with a draft what a script of the page’s shows for it', async () => {
    const fields = `<select name="as" aria-label="As" onchange="this.form.firm.hidden = this.value !== 'firm'"><option>person</option><option>firm</option></select>
      <input name="firm" aria-label="Firm" hidden>
      ${['post', 'mail', 'call'].map((way) => `<input type="radio" name="by" value="${way}" aria-label="${way}" onchange="this.form.dataset.by = this.value">`).join('')}`;
    const { form } = await again('shown', fields, (form) => {
      type(control(form, 'as'), 'firm');
      type(control(form, 'firm'), 'Engines');
      form.querySelectorAll<HTMLInputElement>('[name="by"]')[1]?.click();
    });
    expect(control(form, 'firm').value).to.equal('Engines');
    expect(control(form, 'firm').hidden).to.equal(false);
    expect(form.dataset.by).to.equal('mail');
  });

  it('keeps what was changed: colours and ranges, what a step locked, and not what the page wrote', async () => {
    const fields = (about: string) => `<input name="about" aria-label="About" value="${about}">
      <input type="color" name="colour" aria-label="Colour"><input type="range" name="much" aria-label="How much">
      <fieldset><input name="step" aria-label="Step"></fieldset>`;
    const { form } = await again(
      'changed',
      fields('Rye'),
      (form) => {
        type(control(form, 'colour'), '#ff0000');
        type(control(form, 'much'), '80');
        type(control(form, 'step'), 'one');
        (form.querySelector('fieldset') as HTMLFieldSetElement).disabled = true;
      },
      fields('Spelt'),
    );
    expect(['about', 'colour', 'much', 'step'].map((name) => control(form, name).value)).to.deep.equal([
      'Spelt',
      '#ff0000',
      '80',
      'one',
    ]);
  });

  it('keeps no password that is shown as a text, and nothing of a form that wants nothing filled in', async () => {
    const shown = await again(
      'peek',
      '<input type="password" name="p" aria-label="P"><input name="a" aria-label="A">',
      (form) => {
        type(control(form, 'a'), 'a word');
        control(form, 'p').type = 'text';
        type(control(form, 'p'), 'a secret');
      },
    );
    expect(shown.kept).to.contain('a word').and.not.to.contain('a secret');
    const { element, form } = await own({
      markup:
        '<form id="off" action="{action}" method="post" autocomplete="off"><input name="a" aria-label="A"></form>',
    });
    type(control(element, 'a'), 'nothing to keep');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(JSON.stringify(sessionStorage)).not.to.contain('nothing to keep');
    form.remove();
  });

  it('hears of controls that stand elsewhere, and of what a script writes without a word', async () => {
    const { element, container } = await own({
      markup:
        '<form id="apart" action="{action}" method="post"><input name="day" aria-label="Day" required><input name="b" aria-label="B"><button>Send</button></form>',
    });
    container.insertAdjacentHTML('beforeend', '<input form="apart" name="far" aria-label="Far" required>');
    press(element);
    await until(() => part(element, 'error'));
    const far = control(container, 'far');
    await until(() => far.ariaInvalid);
    type(far, 'there');
    await until(() => !far.ariaInvalid);
    // A calendar of the page's own.
    control(element, 'day').value = '1 May';
    control(element, 'b').focus();
    await until(() => !part(element, 'error'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(JSON.stringify(sessionStorage)).to.contain('there').and.to.contain('1 May');
    element.reset();
  });

  it('takes no copy of an error for one, in a row that a script of the page’s copies', async () => {
    const { element, form } = await own({
      markup:
        '<form action="{action}" method="post"><p class="row"><label>Guest <input name="guest[]" required aria-describedby="hint"></label></p><i id="hint">Name</i><button>Send</button></form>',
    });
    press(element);
    await until(() => part(element, 'error'));
    const row = form.querySelector('.row') as HTMLElement;
    const copy = row.cloneNode(true) as HTMLElement;
    row.after(copy);
    const errors = () => form.querySelectorAll('[data-part="error"]').length;
    await until(() => errors() === 1);
    const [first, second] = form.querySelectorAll<HTMLInputElement>('[required]');
    expect([first?.ariaInvalid, second?.ariaInvalid]).to.deep.equal(['true', null]);
    expect(second?.getAttribute('aria-describedby')).to.equal('hint');
    for (const guest of [first, second]) type(guest as HTMLInputElement, 'Ada');
    await until(() => errors() === 0);
    expect(first?.getAttribute('aria-describedby')).to.equal('hint');
  });

  it('takes back what is wrong no more because of another control', async () => {
    const { element } = await own({
      markup: `<form action="{action}" method="post"><input name="a" aria-label="A"><input name="b" aria-label="B" value="x">
        <label><input type="checkbox" name="more" checked> More</label><input name="c" aria-label="C" required><button>Send</button></form>`,
    });
    const [a, b, c, more] = ['a', 'b', 'c', 'more'].map((name) => control(element, name));
    const compare = () => b?.setCustomValidity(a?.value === b.value ? '' : 'Not the same.');
    compare();
    a?.addEventListener('input', compare);
    more?.addEventListener('change', () => {
      if (c) c.disabled = !more.checked;
    });
    press(element);
    const links = () =>
      [...element.querySelectorAll('[data-part="summary"] a')].map((link) => link.textContent);
    await until(() => links().length === 2);
    more?.click();
    await until(() => links().length === 1);
    expect(links()).to.deep.equal(['B: Not the same.']);
    type(a as HTMLInputElement, 'x');
    await until(() => links().length === 0);
  });

  it('leaves what the receiver says of a field until that one is edited', async () => {
    const { element } = await own({
      api: { '/send': [{ status: 422, json: { errors: { email: 'We know you already.' } } }] },
    });
    fill(element);
    press(element);
    await until(() => part(element, 'error'));
    control(element, 'email').focus();
    type(control(element, 'message'), 'Hello again');
    control(element, 'message').focus();
    await new Promise(requestAnimationFrame);
    expect(part(element, 'error')?.textContent).to.equal('We know you already.');
    type(control(element, 'email'), 'eve@example.com');
    await until(() => !part(element, 'error'));
  });

  it('tells each control that it is wrong, as the browser does, and says so in the page’s words', async () => {
    const { element, form } = await own({
      markup: `<form action="{action}" method="post"><div hidden><input name="a" aria-label="A" required
        oninvalid="this.setCustomValidity('Your name, please.'); this.parentElement.hidden = false" oninput="this.setCustomValidity('')"></div>
        <button>Send</button></form>`,
    });
    let told = 0;
    form.addEventListener('invalid', () => (told += 1), true);
    press(element);
    await until(() => part(element, 'error')?.textContent === 'Your name, please.');
    expect(told).to.equal(1);
    element.querySelector<HTMLElement>('[data-part="summary"] a')?.click();
    expect(document.activeElement).to.equal(control(element, 'a'));
    type(control(element, 'a'), 'Ada');
    await until(() => !part(element, 'error'));
    press(element);
    await until(() => part(element, 'success'));
  });

  it('has no trap any more for scripts of the page’s that want everything filled in, once somebody types', async () => {
    const { element, form, stub } = await own({
      markup:
        '<form action="{action}" method="post"><input name="a" type="text" aria-label="A"><button>Send</button></form>',
    });
    expect(part(element, 'trap')).not.to.equal(null);
    form.addEventListener('submit', (event) => {
      const texts = [...form.querySelectorAll<HTMLInputElement>('input[type="text"]')];
      if (texts.some(({ value }) => !value)) event.preventDefault();
    });
    control(element, 'a').focus();
    await sendKeys({ type: 'Ada' });
    press(element);
    await until(() => part(element, 'success'));
    expect((await stub.requests()).map(({ body }) => body)).to.deep.equal(['a=Ada']);
  });

  it('has its captcha before the button', async () => {
    const lines = await errorsDuring(async () => {
      const { element } = await own({ json: { captchaEnabled: true } });
      expect(part(element, 'captcha')?.nextElementSibling?.localName).to.equal('button');
      fill(element);
      expect(await element.submit()).to.equal(false);
      await until(
        () =>
          part(element, 'banner-top')?.querySelector('p')?.textContent ===
          'Complete CAPTCHA before submitting.',
      );
    });
    expect(lines).to.deep.equal(['Enterprise V3 ReCaptcha site key not found']);
  });

  it('is the kit’s own form where fields are configured', async () => {
    const { element, form } = await own({ json: { fields: [{ id: 'note', type: 'text', title: 'Note' }] } });
    expect(control(element, 'note')).to.be.an.instanceOf(HTMLInputElement);
    expect(form.checkVisibility()).to.equal(false);
  });
});
