import { expect, fixture, html } from '@open-wc/testing';
import type {} from '../../elements/sqs-popup-overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, type, until } from '../support/browser/page.ts';
import { arrived, clearCookies, siteElement, siteWith } from '../support/browser/site.ts';
import { FORM_API, stubApi } from '../support/browser/stub.ts';

/** As a published page has it, cut to a few of its dozens of keys. */
const PUBLISHED = {
  pageType: 1,
  website: {
    id: 'w1',
    identifier: 'harbour',
    language: 'en-US',
    siteStatus: {},
    captchaSettings: { siteKey: 'k' },
  },
  websiteSettings: { ssBadgeType: 1 },
  cookieSettings: { isCookieBannerEnabled: false },
  collection: { id: 'c1', title: 'Home', permissionType: 1 },
  templateId: 't1',
  templateVersion: '7.1',
  tweakJSON: { gutter: '20px' },
};

const dataOf = (request: { body: string } | undefined) =>
  JSON.parse(new URLSearchParams(request?.body).get('data') ?? '{}');

/** A script error of the page, which is not one of the test. */
function raise(message: string): void {
  const { onerror } = window;
  window.onerror = null;
  window.addEventListener('error', (event) => event.stopImmediatePropagation(), { once: true });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }));
  window.onerror = onerror;
}

describe('<sqs-site>', () => {
  beforeEach(clearCookies);

  it('shows nothing, and is accessible', async () => {
    const { element, container } = await siteWith(PUBLISHED);
    await expectAccessibleEverywhere(container);
    expect(element.getBoundingClientRect().height).to.equal(0);
  });

  it('counts the view of a published page as it is', async () => {
    const { arrived: calls } = await siteWith(PUBLISHED);
    const [hit] = await calls('/census/RecordHit');
    expect(new URLSearchParams(hit?.body).get('event')).to.equal('1');
    expect(dataOf(hit)).to.include({
      websiteId: 'w1',
      templateId: 't1',
      collectionId: 'c1',
      website_locale: 'en-US',
      pagePath: location.pathname,
    });
    expect(document.cookie).to.match(/ss_cvr=[0-9a-f]{32}\|/);
  });

  it('takes the flat form, and attributes over it', async () => {
    const stub = await stubApi({ '/census/RecordHit': [{ status: 204 }] });
    const element = siteElement(stub.root, JSON.stringify({ websiteId: 'json', templateId: 't' }));
    element.setAttribute('website-id', 'attribute');
    await fixture(html`${element}`);
    const [hit] = await arrived(stub, '/census/RecordHit');
    expect(dataOf(hit)).to.include({ websiteId: 'attribute', templateId: 't' });
    expect(Reflect.get(element, 'websiteId')).to.equal('attribute');
  });

  it('counts a click, a named event and a search that the page asks for', async () => {
    const { element, stub, container } = await siteWith(PUBLISHED);
    const button = document.createElement('button');
    button.dataset.sqsButton = 'button-block';
    button.textContent = 'Order';
    container.append(button);
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // Buttons are watched from then on: this one is seen.
    await arrived(stub, '/census/button-render');
    button.click();
    const [click] = await arrived(stub, '/census/button-click');
    expect(JSON.parse(click?.body ?? '')).to.include({ buttonText: 'Order', context: 'button-block' });
    expect(await element.tracker?.event('add-to-cart', { sku: '1' })).to.equal(true);
    expect(await element.tracker?.hit('siteSearch', { query: 'rye' })).to.equal(true);
    const hits = await arrived(stub, '/census/RecordHit', 2);
    expect(dataOf(hits[1]).query).to.equal('rye');
  });

  it('counts buttons of the page as seen, once', async () => {
    await fixture(html`<a href="#x" data-sqs-button>Here</a>`);
    const { stub } = await siteWith();
    const [seen] = await arrived(stub, '/census/button-render');
    expect(JSON.parse(seen?.body ?? '').buttonText).to.equal('Here');
  });

  it('leaves the buttons of a pop-up to the pop-up', async () => {
    const popup = await fixture<HTMLElementTagNameMap['sqs-popup-overlay']>(
      html`<sqs-popup-overlay><a href="#x" data-sqs-button="popup-overlay">In</a></sqs-popup-overlay>`,
    );
    const { element, stub } = await siteWith();
    // Buttons are watched from then on: another one of the page is seen.
    await fixture(html`<a href="#x" data-sqs-button>Here</a>`);
    await arrived(stub, '/census/button-render');
    popup.show();
    await arrived(stub, '/census/button-render', 2);
    // What is in view is told with the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await element.tracker?.hit('siteSearch', { query: 'later' });
    expect(await arrived(stub, '/census/button-render')).to.have.length(2);
    popup.close();
  });

  it('reports a script error of the page', async () => {
    const { arrived: calls } = await siteWith({ ...PUBLISHED, errorApp: 'shop' });
    raise('boom');
    const [call] = await calls('/events/RecordJavascriptErrors');
    const [entry] = JSON.parse(call?.body ?? '[]');
    expect(entry.event).to.equal('shop');
    expect(entry.data).to.include({ websiteId: 'w1', templateId: 't1' });
    expect(entry.data.error.message).to.equal('Error: boom');
  });

  it('counts nobody who is signed in, and nothing where it is told so', async () => {
    for (const config of [
      { account: { id: 'a', roles: [1] } },
      { analyticsDisabled: true },
      { pageType: 100 },
    ]) {
      const { element, stub } = await siteWith(config);
      expect(await element.tracker?.hit('pageView'), JSON.stringify(config)).to.equal(false);
      expect(await stub.requests()).to.deep.equal([]);
      element.remove();
    }
  });

  it('ignores a second one and says so once, until the first is gone', async () => {
    const lines = await errorsDuring(async () => {
      const first = await siteWith({ websiteId: 'first' });
      const second = await siteWith({ websiteId: 'second' });
      expect(second.element.tracker).to.equal(undefined);
      first.element.remove();
      const [hit] = await second.arrived('/census/RecordHit');
      expect(dataOf(hit).websiteId).to.equal('second');
      expect(first.element.tracker === undefined).to.equal(true);
      second.element.remove();
    });
    expect(lines).to.deep.equal(['<sqs-site>: only the first on a page is used']);
  });

  it('starts anew with other settings, and counts the visitor only once', async () => {
    const { element, stub } = await siteWith(PUBLISHED);
    await arrived(stub, '/census/RecordHit');
    const other = await stubApi({ '/census/RecordHit': [{ status: 204 }] });
    element.setAttribute('api-root', other.root);
    await element.updateComplete;
    await element.tracker?.hit('siteSearch', { query: 'x' });
    const hits = await arrived(other, '/census/RecordHit');
    expect(hits.map(({ body }) => new URLSearchParams(body).get('event'))).to.deep.equal(['2']);
    expect((await stub.requests()).length).to.equal(1);
  });

  it('goes on when it is moved, and stops when it is taken away', async () => {
    const { element, stub, container } = await siteWith(PUBLISHED);
    await arrived(stub, '/census/RecordHit');
    const place = document.createElement('div');
    container.append(place);
    place.append(element);
    await element.updateComplete;
    expect(element.tracker).not.to.equal(undefined);
    element.remove();
    await until(() => element.tracker === undefined);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    raise('late');
    expect((await stub.requests()).length).to.equal(1);
  });

  it('counts a page that comes back from the back/forward cache', async () => {
    const { stub } = await siteWith(PUBLISHED);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await arrived(stub, '/census/RecordHit', 2);
  });

  it('says what is wrong with its JSON, starts nothing, and starts when it is mended', async () => {
    const stub = await stubApi({ '/census/RecordHit': [{ status: 204 }] });
    const element = siteElement(stub.root, '{"websiteId": ');
    const mistakes = record(element, 'sqs-config-error') as { tag: string; reason: string }[];
    const errors = await errorsDuring(async () => {
      await fixture(html`${element}`);
      await element.updateComplete;
    });
    expect(errors).to.have.length(1);
    expect(mistakes[0]?.tag).to.equal('sqs-site');
    expect(mistakes[0]?.reason).to.contain('cannot be read');
    expect(await stub.requests()).to.deep.equal([]);
    const script = element.querySelector('script') as HTMLScriptElement;
    script.textContent = '{"websiteId": "w"}';
    await arrived(stub, '/census/RecordHit');
  });

  for (const [what, config, attribute] of [
    ['cookieSettings', { cookieSettings: 'yes' }, ''],
    [
      'cookieSettings.isRestrictiveCookiePolicyEnabled',
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: 1 } },
      '',
    ],
    ['cookie_settings', { cookie_settings: { isRestrictiveCookiePolicyEnabled: true } }, ''],
    ['isRestrictiveCookiePolicyEnabled', { isRestrictiveCookiePolicyEnabled: true }, ''],
    ['cookie-settings', {}, 'cookie-settings'],
  ] as const)
    it(`keeps nothing of a visitor who has not agreed where it cannot read ${what}, and says so`, async () => {
      const stub = await stubApi({ '/census/RecordHit': [{ status: 204 }] });
      const element = siteElement(stub.root, JSON.stringify({ websiteId: 'w', ...config }));
      if (attribute) element.setAttribute(attribute, '{}');
      const lines = await errorsDuring(async () => {
        await fixture(html`${element}`);
        await element.updateComplete;
      });
      expect(lines).to.include(
        `<sqs-site> ${what}: cannot be read: nothing is kept before the visitor agrees`,
      );
      expect(element.consent?.get()).to.include({ performance: false });
      const [hit] = await arrived(stub, '/census/RecordHit');
      expect(new URLSearchParams(hit?.body).get('ss_cvr')).to.be.oneOf([null, '']);
      expect(document.cookie).not.to.contain('ss_cv');
      element.consent?.choose(true);
      expect(element.consent?.get()).to.include({ performance: true });
    });

  it('tells forms before and after it where they are', async () => {
    const container = await fixture<HTMLElement>(
      html`<main><sqs-newsletter form-id="news"></sqs-newsletter></main>`,
    );
    const form = container.querySelector('sqs-newsletter')!;
    await form.updateComplete;
    const { arrived: calls } = await siteWith(
      { collection: { id: 'c1', permissionType: 2 }, item: { id: 'i1' } },
      FORM_API,
    );
    const [shown] = await calls('/census/form-render');
    expect(JSON.parse(shown?.body ?? '')).to.deep.include({
      formId: 'news',
      pageId: 'i1',
      contentSource: 'i',
    });
    type(form.querySelector('input[type="email"]')!, 'ada@example.com');
    expect(await form.submit()).to.equal(true);
    const [saved] = await calls('/form/SaveFormSubmission');
    expect(JSON.parse(saved?.body ?? '')).to.include({
      collectionId: null,
      pageId: 'i1',
      contentSource: 'i',
      pagePermissionTypeValue: 2,
    });
  });

  it('gives a form its collection, item and captcha, unless the form has its own', async () => {
    const { arrived: calls } = await siteWith(
      { collectionId: 'c1', itemId: 'i1', captchaProvider: 'altcha' },
      { ...FORM_API, '/altcha/challenge': [{ status: 503 }] },
    );
    const container = await fixture<HTMLElement>(html`<main></main>`);
    const form = document.createElement('sqs-form');
    form.config = {
      formId: 'f',
      disableValidation: true,
      fields: [{ id: 'note', type: 'text', title: 'Note' }],
    };
    form.collectionId = 'own';
    container.append(form);
    await form.updateComplete;
    expect(await form.submit()).to.equal(true);
    const [saved] = await calls('/form/SaveFormSubmission');
    expect(JSON.parse(saved?.body ?? '')).to.include({ collectionId: 'own', itemId: 'i1' });
    const guarded = document.createElement('sqs-form');
    guarded.config = {
      formId: 'g',
      captchaEnabled: true,
      fields: [{ id: 'note', type: 'text', title: 'Note' }],
    };
    container.append(guarded);
    await calls('/altcha/challenge');
  });
});
