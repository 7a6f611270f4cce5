import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SqsCookieBannerElement } from '../../elements/sqs-cookie-banner.ts';
import type {} from '../../elements/sqs-lightbox.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { clearCookies, siteWith } from '../support/browser/site.ts';

const ASKING = { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };

async function banner(attributes: Record<string, string> = {}, config?: object) {
  const container = await fixture<HTMLElement>(html`<main><h1>Page</h1><button>Before</button></main>`);
  const element = document.createElement('sqs-cookie-banner') as SqsCookieBannerElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (config) element.config = config as Record<string, unknown>;
  container.append(element);
  await element.updateComplete;
  return { element, container, box: part(element, 'banner') as HTMLDialogElement };
}

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) as HTMLElement;
const isOpen = (element: Element) => part(element, 'banner').checkVisibility();

describe('<sqs-cookie-banner>', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('is accessible in every place and theme', async () => {
    for (const position of ['bottom', 'top', 'BOTTOM_LEFT', 'center']) {
      const { element, box } = await banner({ position, 'can-decline': '' });
      expect(isOpen(element)).to.equal(true);
      await expectAccessibleEverywhere(element);
      const { left, right } = box.getBoundingClientRect();
      expect(left, position).to.be.at.least(0);
      expect(right, position).to.be.at.most(document.documentElement.clientWidth);
      element.remove();
    }
    const { element } = await banner({ theme: 'dark' });
    await expectAccessibleEverywhere(element);
  });

  it('tells its author of a place and a theme that do not exist', async () => {
    const lines = await errorsDuring(() => banner({ position: 'botom', theme: 'drak' }));
    expect(lines.map((line) => line.split(': ')[0])).to.deep.equal([
      '<sqs-cookie-banner> theme',
      '<sqs-cookie-banner> position',
    ]);
  });

  it('asks on a page without a site, remembers the answer and tells the page', async () => {
    const { element } = await banner();
    const choices = record(element, 'sqs-cookie-banner-choice');
    part(element, 'accept').click();
    await until(() => !isOpen(element));
    expect(choices).to.deep.equal([{ isAllowed: true }]);
    expect(document.cookie).to.contain('ss_performanceCookiesAllowed=true');
    const again = await banner();
    expect(isOpen(again.element)).to.equal(false);
  });

  it('takes its texts and its rules from the site', async () => {
    await siteWith({
      cookieSettings: {
        ...ASKING.cookieSettings,
        cookieBannerText: '<p>We <b>bake</b> cookies.</p>',
        cookieBannerCtaText: 'Yes please',
        cookieBannerOptOutCtaText: 'No thanks',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerPosition: 'TOP_RIGHT',
      },
    });
    const { element, box } = await banner();
    expect(part(element, 'text').querySelector('b')?.textContent).to.equal('bake');
    expect(part(element, 'accept').textContent).to.equal('Yes please');
    expect(part(element, 'decline').textContent).to.equal('No thanks');
    expect(box.dataset.place).to.equal('top-right');
  });

  it('does not show where the site has none, or for a screenshot', async () => {
    await siteWith({ cookieSettings: { isCookieBannerEnabled: false } });
    const { element } = await banner();
    expect(isOpen(element)).to.equal(false);
    element.remove();
    const before = location.href;
    history.replaceState(null, '', '?sqsscreenshot=true');
    try {
      const { element: other } = await banner();
      expect(isOpen(other)).to.equal(false);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('under a restrictive policy the visitor cookies come with the agreement and go with its end', async () => {
    const { element: site } = await siteWith(ASKING);
    const { element } = await banner();
    expect(document.cookie).not.to.contain('ss_cvr');
    part(element, 'accept').click();
    await site.tracker?.hit('pageView');
    expect(document.cookie).to.contain('ss_cvr');
    await element.show();
    await until(() => isOpen(element));
    part(element, 'decline').click();
    await until(() => !isOpen(element));
    expect(document.cookie).not.to.contain('ss_cvr');
    expect(site.consent?.get().performance).to.equal(false);
  });

  it('an opt-in banner offers one answer; whoever comes back can decline', async () => {
    const { element, container } = await banner();
    expect(part(element, 'decline') === null).to.equal(true);
    part(element, 'accept').click();
    await until(() => !isOpen(element));
    const link = document.createElement('a');
    link.href = '#cookies';
    link.dataset.sqsCookieSettings = '';
    link.textContent = 'Cookies';
    container.append(link);
    link.focus();
    link.click();
    await until(() => isOpen(element));
    await until(() => element.shadowRoot?.activeElement === part(element, 'accept'));
    part(element, 'decline').click();
    await until(() => !isOpen(element));
    expect(document.activeElement === link).to.equal(true);
    expect(document.cookie).to.contain('ss_performanceCookiesAllowed=false');
    expect(location.hash).to.equal('');
  });

  it('is reached and answered with the keyboard, and takes no focus by itself', async () => {
    const { element, container } = await banner({ 'can-decline': '' });
    expect(document.activeElement === document.body).to.equal(true);
    container.querySelector('button')?.focus();
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot?.activeElement === part(element, 'accept')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(element)).to.equal(true);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await until(() => !isOpen(element));
    expect(document.cookie).to.contain('ss_performanceCookiesAllowed=false');
  });

  it('never lies under a modal, and can be answered above it', async () => {
    const { element } = await banner();
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog style="inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none"><button>In</button></dialog>`,
    );
    dialog.showModal();
    const accept = part(element, 'accept');
    const topmost = () => {
      const { left, top, width, height } = accept.getBoundingClientRect();
      return element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
    };
    await until(() => topmost() === accept);
    accept.click();
    await until(() => !isOpen(element));
    expect(dialog.open).to.equal(true);
    dialog.close();
  });

  it('never lies under a lightbox of the kit, and gives it back', async () => {
    const { element } = await banner();
    const lightbox = await fixture<HTMLElementTagNameMap['sqs-lightbox']>(
      html`<sqs-lightbox label="Offer"><button>Inside</button></sqs-lightbox>`,
    );
    lightbox.show();
    const box = part(element, 'banner');
    await until(() => box.matches(':modal'));
    part(element, 'accept').click();
    await until(() => !isOpen(element));
    expect(lightbox.open).to.equal(true);
    lightbox.close();
    await lightbox.updateComplete;
  });

  it('never runs scripts in the owner’s text', async () => {
    const { element } = await banner({}, { text: '<p>Hi</p><script>window.bannerRan = true</script>' });
    expect(part(element, 'text').textContent).to.contain('Hi');
    expect('bannerRan' in window).to.equal(false);
  });

  it('leaves nothing behind', async () => {
    const { element } = await banner();
    const box = part(element, 'banner') as HTMLDialogElement;
    element.remove();
    await until(() => !box.matches(':popover-open') && !box.open);
    expect(document.querySelectorAll(':modal, :popover-open')).to.have.length(0);
  });
});
