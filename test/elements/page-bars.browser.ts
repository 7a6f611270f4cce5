/** The small bars of the page: `<sqs-info-bar>`, `<sqs-site-badge>`, `<sqs-licensed-assets-bar>`. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { SqsInfoBarElement } from '../../elements/sqs-info-bar.ts';
import type { SqsLicensedAssetsBarElement } from '../../elements/sqs-licensed-assets-bar.ts';
import type { SqsSiteBadgeElement } from '../../elements/sqs-site-badge.ts';
import { errorsDuring, expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { siteWith } from '../support/browser/site.ts';

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

type Bar = SqsInfoBarElement | SqsLicensedAssetsBarElement | SqsSiteBadgeElement;

async function place(tag: string, attributes: Record<string, string> = {}, config?: object): Promise<Bar> {
  const container = await fixture<HTMLElement>(html`<main></main>`);
  const element = document.createElement(tag) as Bar;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (config) Reflect.set(element, 'config', config);
  container.append(element);
  await element.updateComplete;
  return element;
}

const CONTACT = {
  email: 'hello@example.com',
  phone: '+1 (555) 010-2233',
  location: { addressTitle: 'Bakery', addressLine1: 'Harbour 1', mapLat: 59.9, mapLng: 10.7 },
  businessHours: {
    monday: { text: 'By appointment' },
    tuesday: {
      ranges: [
        { from: 420, to: 840 },
        { from: 960, to: 1080 },
      ],
    },
    sunday: { ranges: [] },
  },
  messages: { email: 'Write' },
};

describe('<sqs-info-bar>', () => {
  it('is accessible, closed and with its hours open', async () => {
    const bar = await place('sqs-info-bar', { preview: '' }, CONTACT);
    await expectAccessibleEverywhere(bar);
    bar.shadowRoot?.querySelector('button')?.click();
    await until(() => part(bar, 'hours'));
    await expectAccessibleEverywhere(bar);
  });

  it('keeps long words in their column on a small phone', async () => {
    const messages = { email: 'E-Mail', phone: 'Anrufen', map: 'Wegbeschreibung', hours: 'Öffnungszeiten' };
    const bar = await place('sqs-info-bar', { preview: '' }, { ...CONTACT, messages });
    const row = part(bar, 'actions')!;
    row.style.inlineSize = '320px';
    for (const action of row.querySelectorAll<HTMLElement>('[part="action"]')) {
      const words = document.createRange();
      words.selectNodeContents(action);
      const { left, right } = words.getBoundingClientRect();
      const column = action.getBoundingClientRect();
      expect(left, action.innerText).to.be.at.least(column.left);
      expect(right, action.innerText).to.be.at.most(column.right);
    }
  });

  it('links to what it was given', async () => {
    const bar = await place('sqs-info-bar', { preview: '' }, CONTACT);
    const links = [...(bar.shadowRoot?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
      'mailto:hello@example.com',
      'tel:+15550102233',
      'https://www.google.com/maps/search/?api=1&query=59.9%2C10.7',
    ]);
    expect(links[0]?.textContent).to.equal('Write');
    for (const link of links) expect(link.getBoundingClientRect().height).to.be.at.least(24);
  });

  it('opens the hours with the keyboard and says so', async () => {
    const bar = await place('sqs-info-bar', { preview: '' }, { businessHours: CONTACT.businessHours });
    const button = bar.shadowRoot?.querySelector('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    button.focus();
    await sendKeys({ press: 'Enter' });
    const hours = await until(() => part(bar, 'hours'));
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    expect(button.getAttribute('aria-controls')).to.equal(hours.id);
    const rows = [...hours.querySelectorAll('div')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')),
    );
    expect(rows).to.deep.equal([
      ['Monday', 'By appointment'],
      ['Tuesday', '7:00 AM – 2:00 PM, 4:00 PM – 6:00 PM'],
      ['Sunday', 'Closed'],
    ]);
  });

  it('tells of what it does not know inside of place and hours, and shows the rest', async () => {
    let bar: Bar | undefined;
    const lines = await errorsDuring(async () => {
      bar = await place(
        'sqs-info-bar',
        { preview: '' },
        {
          location: { addressTitle: 'Bakery', addresLine1: 'Harbour 1' },
          businessHours: { tuesday: { ranges: [{ form: 420, to: 840 }] }, monday: { text: 'Late' } },
        },
      );
    });
    expect(lines).to.deep.equal([
      '<sqs-info-bar> location.addresLine1: is not known; did you mean "addressLine1"?',
      '<sqs-info-bar> businessHours.tuesday.ranges.0.form: is not known; did you mean "from"?',
    ]);
    expect(bar?.shadowRoot?.querySelector('a')?.href).to.contain('query=Bakery');
    expect(bar?.shadowRoot?.querySelector('button')?.textContent).to.equal('Hours');
  });

  it('tells once of what it does not know in the site’s settings, where it takes them', async () => {
    const lines = await errorsDuring(async () => {
      const { element } = await siteWith({ location: { addresTitle: 'Bakery' } });
      const bar = await place('sqs-info-bar', { preview: '' });
      element.config = { ...element.config, siteTitle: 'Changed' };
      await element.updateComplete;
      await bar.updateComplete;
      await place('sqs-info-bar', { preview: '' }, { location: CONTACT.location });
    });
    expect(lines).to.deep.equal([
      '<sqs-info-bar> location.addresTitle: is not known; did you mean "addressTitle"?',
    ]);
  });

  it('shows on mobile devices only, in windows of at most 1024 px', async () => {
    const onDesktop = await place('sqs-info-bar', {}, CONTACT);
    expect(part(onDesktop, 'bar')).to.equal(null);
    const agent = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent') as PropertyDescriptor;
    Object.defineProperty(Navigator.prototype, 'userAgent', { ...agent, get: () => 'Android' });
    try {
      const onPhone = await place('sqs-info-bar', {}, CONTACT);
      expect(part(onPhone, 'bar')).not.to.equal(null);
      await setViewport({ width: 1025, height: 600 });
      await until(() => !part(onPhone, 'bar'));
      await setViewport({ width: 1024, height: 600 });
      await until(() => part(onPhone, 'bar'));
    } finally {
      Object.defineProperty(Navigator.prototype, 'userAgent', agent);
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('takes the site’s settings, and none hides it', async () => {
    const settings = { isContactEmailEnabled: true, isContactPhoneNumberEnabled: false };
    const site = (style: unknown) => ({
      websiteSettings: {
        mobileInfoBarSettings: { ...settings, style },
        contactEmail: 'site@example.com',
        contactPhoneNumber: '123',
      },
    });
    const { element } = await siteWith(site(2));
    const bar = await place('sqs-info-bar', { preview: '' });
    const links = bar.shadowRoot?.querySelectorAll('a');
    expect([...(links ?? [])].map(({ href }) => href)).to.deep.equal(['mailto:site@example.com']);
    element.config = site(1);
    await until(() => !part(bar, 'bar'));
  });
});

describe('<sqs-site-badge>', () => {
  it('is accessible in every corner', async () => {
    for (const position of ['bottom-right', 'bottom-left', 'top-right', 'top-left']) {
      const badge = await place('sqs-site-badge', { type: 'light', position, href: '/' });
      await expectAccessibleEverywhere(badge);
      badge.remove();
    }
  });

  const CASES: [string, Record<string, string>, boolean][] = [
    ['a type', { type: 'dark' }, true],
    ['no type', {}, false],
    ['type none', { type: 'None' }, false],
    ['template version 7.1', { type: 'dark', 'template-version': '7.1' }, false],
    ['template version 7', { type: 'dark', 'template-version': '7' }, true],
  ];
  for (const [what, attributes, isShown] of CASES) {
    it(`${isShown ? 'shows' : 'hides'} with ${what}`, async () => {
      expect(part(await place('sqs-site-badge', attributes), 'badge') !== null).to.equal(isShown);
    });
  }

  it('takes the site’s settings and shows what stands inside the tag', async () => {
    await siteWith({ templateVersion: '7', websiteSettings: { ssBadgeType: 2, ssBadgePosition: 1 } });
    const container = await fixture<HTMLElement>(html`<sqs-site-badge>Made at home</sqs-site-badge>`);
    const badge = container as SqsSiteBadgeElement;
    await badge.updateComplete;
    const shown = part(badge, 'badge');
    expect(shown?.dataset.corner).to.equal('top-left');
    const text = shown
      ?.querySelector('slot')
      ?.assignedNodes()
      .map((node) => node.textContent)
      .join('');
    expect(text).to.equal('Made at home');
  });

  it('never leads to a script', async () => {
    const badge = await place('sqs-site-badge', { type: 'x', href: 'javascript:alert(1)' });
    expect(part(badge, 'badge')?.localName).to.equal('p');
  });
});

describe('<sqs-licensed-assets-bar>', () => {
  it('shows, accessible, as long as the page has preview images', async () => {
    const bar = await place('sqs-licensed-assets-bar');
    expect(part(bar, 'bar')).to.equal(null);
    const image = document.createElement('img');
    image.alt = 'Bread';
    image.dataset.licensedAssetPreview = '';
    bar.after(image);
    await until(() => part(bar, 'bar'));
    await expectAccessibleEverywhere(bar);
    image.remove();
    await until(() => !part(bar, 'bar'));
  });

  it('shows on a page with the preview class', async () => {
    const bar = await place('sqs-licensed-assets-bar');
    document.body.classList.add('licensed-asset-preview');
    await until(() => part(bar, 'bar'));
    document.body.classList.remove('licensed-asset-preview');
    await until(() => !part(bar, 'bar'));
  });
});
