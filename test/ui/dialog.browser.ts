/** The dialog matrix: what no other dialog does in all six columns, in a light and in a shadow host. */
import { expect, fixture, html } from '@open-wc/testing';
import FakeTimers from '@sinonjs/fake-timers';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { SqsLightboxElement } from '../../elements/sqs-lightbox.ts';
import {
  focused,
  hidden,
  isScrollLocked,
  isShown,
  nameOf,
  part,
  shown,
  stopsOf,
} from '../support/browser/overlay.ts';
import { until } from '../support/browser/page.ts';

const CONTENT = `
  <h2>Hello</h2>
  <a id="link" href="#there">A link</a>
  <input id="field" aria-label="Field">
  <button id="off" disabled>Off</button>
  <div inert><button id="inert">Inert</button></div>
  <x-shadowed id="shadowed"></x-shadowed>
  <iframe id="frame" title="Frame" srcdoc="<button id='in-frame'>In the frame</button>"></iframe>`;

class Shadowed extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    this.attachShadow({ mode: 'open' }).innerHTML = '<button id="in-shadow">In a shadow root</button>';
  }
}
if (!customElements.get('x-shadowed')) customElements.define('x-shadowed', Shadowed);

interface Stage {
  root: ParentNode;
  lightbox: SqsLightboxElement;
  opener: HTMLElement;
}

/** A page with an opener, a lightbox and something behind, all in the document or all in a shadow root. */
async function stage(where: 'light' | 'shadow', content = CONTENT): Promise<Stage> {
  const host = await fixture<HTMLElement>(html`<main></main>`);
  const root = where === 'light' ? host : host.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <button id="before">Before</button>
    <button id="opener">Open</button>
    <sqs-lightbox for="opener">${content}</sqs-lightbox>
    <button id="behind">Behind</button>
    <div style="height: 3000px"></div>`;
  const lightbox = root.querySelector('sqs-lightbox') as SqsLightboxElement;
  await lightbox.updateComplete;
  return { root, lightbox, opener: root.querySelector('#opener') as HTMLElement };
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

const frameLoaded = (root: ParentNode) =>
  until(() => root.querySelector('iframe')?.contentDocument?.querySelector('button'), 'frame loaded');

for (const where of ['light', 'shadow'] as const) {
  describe(`dialog in a ${where} host`, () => {
    it('1 keeps Tab inside, both ways, through slots, shadow roots and frames', async () => {
      const { root, lightbox, opener } = await stage(where);
      opener.click();
      await shown(lightbox);
      await frameLoaded(root);
      expect(nameOf(focused())).to.equal('close');
      const round = ['link', 'field', 'in-shadow', 'in-frame', 'close'];
      expect(await stopsOf('Tab', 10)).to.deep.equal([...round, ...round]);
      expect(await stopsOf('Shift+Tab', 6)).to.deep.equal([
        ...round.slice(0, 4).reverse(),
        'close',
        'in-frame',
      ]);
      lightbox.close();
    });

    it('2 moves the focus inside, to what has autofocus or to the close control', async () => {
      const { lightbox, opener } = await stage(where, '<input id="name" aria-label="Name" autofocus>');
      opener.focus();
      await sendKeys({ press: 'Enter' });
      await shown(lightbox);
      expect(nameOf(focused())).to.equal('name');
      lightbox.close();
    });

    it('3 takes the background out of reach: it is inert and the dialog is modal', async () => {
      const { root, lightbox, opener } = await stage(where);
      opener.click();
      await shown(lightbox);
      const dialog = part<HTMLDialogElement>(lightbox, 'dialog');
      expect(dialog?.matches(':modal')).to.equal(true);
      expect([
        dialog?.getAttribute('role'),
        dialog?.getAttribute('aria-modal'),
        dialog?.ariaLabel,
      ]).to.deep.equal(['dialog', 'true', 'Hello']);
      const behind = root.querySelector<HTMLElement>('#behind');
      behind?.focus();
      expect(nameOf(focused())).to.equal('close');
      const { x, y } = opener.getBoundingClientRect();
      expect(document.elementFromPoint(x + 2, y + 2)).not.to.equal(opener);
      lightbox.close();
    });

    it('4 locks scrolling without a jump or a shift, and unlocks it', async () => {
      const { lightbox, opener } = await stage(where);
      window.scrollTo(0, 40);
      const before = [window.scrollY, document.documentElement.clientWidth, opener.getBoundingClientRect().x];
      const now = () => [
        window.scrollY,
        document.documentElement.clientWidth,
        opener.getBoundingClientRect().x,
      ];
      opener.click();
      await shown(lightbox);
      expect([isScrollLocked(), now()]).to.deep.equal([true, before]);
      lightbox.close();
      await hidden(lightbox);
      expect([isScrollLocked(), now()]).to.deep.equal([false, before]);
      expect(document.documentElement.getAttribute('style') ?? '').to.equal('');
      window.scrollTo(0, 0);
    });

    it('5 closes the topmost only with Escape, and not while an input method composes', async () => {
      const { root, lightbox, opener } = await stage(
        where,
        '<button id="second-opener">More</button><sqs-lightbox id="second" for="second-opener"><p>Second</p></sqs-lightbox>',
      );
      const second = root.querySelector('#second') as SqsLightboxElement;
      opener.click();
      await shown(lightbox);
      root.querySelector<HTMLElement>('#second-opener')?.click();
      await shown(second);
      focused()?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, composed: true }),
      );
      expect(isShown(second)).to.equal(true);
      // What is around it in the page, such as a modal of its own, keeps open.
      const heard: string[] = [];
      const hear = ({ key }: KeyboardEvent) => heard.push(key);
      document.body.addEventListener('keydown', hear);
      await sendKeys({ press: 'Escape' });
      await hidden(second);
      expect([isShown(lightbox), nameOf(focused()), isScrollLocked()]).to.deep.equal([
        true,
        'second-opener',
        true,
      ]);
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(isScrollLocked()).to.equal(false);
      expect(heard).to.deep.equal([]);
      await sendKeys({ press: 'Escape' });
      expect(heard).to.deep.equal(['Escape']);
      document.body.removeEventListener('keydown', hear);
    });

    it('5 closes with Escape pressed inside a frame', async () => {
      const { root, lightbox, opener } = await stage(where);
      opener.click();
      await shown(lightbox);
      await frameLoaded(root);
      await stopsOf('Shift+Tab', 1);
      expect(nameOf(focused())).to.equal('in-frame');
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
    });

    it('6 gives the focus back without scrolling; to the nearest stop when the opener is gone', async () => {
      const { root, lightbox, opener } = await stage(where);
      opener.focus();
      opener.click();
      await shown(lightbox);
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(nameOf(focused())).to.equal('opener');

      opener.click();
      await shown(lightbox);
      opener.remove();
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(nameOf(focused())).to.equal('before');
      expect(root.querySelector('#opener')).to.equal(null);
      expect(window.scrollY).to.equal(0);
    });

    it('stays open however often a close is refused, by Escape or by the browser', async () => {
      const { lightbox, opener } = await stage(where);
      const refuse = (event: Event) => event.preventDefault();
      lightbox.addEventListener('sqs-lightbox-before-close', refuse);
      opener.click();
      await shown(lightbox);
      for (let press = 0; press < 4; press += 1) await sendKeys({ press: 'Escape' });
      expect(isShown(lightbox)).to.equal(true);
      const dialog = part<HTMLDialogElement>(lightbox, 'dialog');
      dialog?.close();
      await until(() => dialog?.matches(':modal'), 'open again');
      lightbox.removeEventListener('sqs-lightbox-before-close', refuse);
      dialog?.close();
      await until(() => !lightbox.open, 'closed by the browser');
      await hidden(lightbox);
      expect(isScrollLocked()).to.equal(false);
    });

    it('moved while open it stays modal, with its lock and its focus', async () => {
      const { root, lightbox, opener } = await stage(where);
      opener.click();
      await shown(lightbox);
      const field = root.querySelector('#field') as HTMLElement;
      field.focus();
      (root as HTMLElement | ShadowRoot).append(lightbox);
      expect(part(lightbox, 'dialog')?.matches(':modal')).to.equal(true);
      expect(isScrollLocked()).to.equal(true);
      expect(nameOf(focused())).to.equal('field');
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(isScrollLocked()).to.equal(false);
      expect(nameOf(focused())).to.equal('opener');
    });

    it('taken out of the page while open it leaves no lock, no trap and gives the focus back', async () => {
      const { lightbox, opener } = await stage(where);
      opener.focus();
      opener.click();
      await shown(lightbox);
      lightbox.remove();
      await until(() => !isScrollLocked(), 'unlocked');
      expect(nameOf(focused())).to.equal('opener');
      expect((await stopsOf('Tab', 1))[0]).to.equal('behind');
    });
  });
}

describe('dialog content', () => {
  it('that is tall scrolls with 50 px kept free, and can be scrolled with the keyboard', async () => {
    const { lightbox } = await stage('light', '<p style="height: 4000px">Tall</p>');
    await setViewport({ width: 800, height: 600 });
    lightbox.show();
    await shown(lightbox);
    const content = part(lightbox, 'content') as HTMLElement;
    await until(() => content.tabIndex === 0, 'reachable');
    const { top, bottom } = (part(lightbox, 'panel') as HTMLElement).getBoundingClientRect();
    expect([Math.round(top) >= 50, Math.round(bottom) <= 550, content.scrollHeight > 3000]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(await stopsOf('Tab', 1)).to.deep.equal(['content']);
    await sendKeys({ press: 'End' });
    await until(() => content.scrollTop > 0, 'scrolled by key');
    lightbox.close();
  });

  it('that grows tall can be scrolled with the keyboard 100 ms after its last change', async () => {
    const { root, lightbox } = await stage('light', '<p id="text">Short</p>');
    await setViewport({ width: 800, height: 600 });
    lightbox.show();
    await shown(lightbox);
    const content = part(lightbox, 'content') as HTMLElement;
    const text = root.querySelector('#text') as HTMLElement;
    // The first report of the size is out before the clock is held.
    await frames(2);
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const height of [3000, 4000]) {
        text.style.height = `${height}px`;
        await frames(2);
        clock.tick(99);
        expect(content.tabIndex).to.equal(-1);
      }
      clock.tick(1);
      await frames(2);
      expect(content.tabIndex).to.equal(0);
    } finally {
      clock.uninstall();
      lightbox.close();
    }
  });
});
