import { expect, fixture, html } from '@open-wc/testing';
import FakeTimers from '@sinonjs/fake-timers';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { SqsLightboxElement } from '../../elements/sqs-lightbox.ts';
import type { SqsVideoElement } from '../../elements/sqs-video.ts';
import { VIDEO_FILE } from '../support/browser/media.ts';
import {
  countListeners,
  focused,
  hidden,
  isScrollLocked,
  isShown,
  nameOf,
  part,
  shown,
} from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { siteWith } from '../support/browser/site.ts';
import { stubApi } from '../support/browser/stub.ts';

/** A picture of its own colour and number; as an address that ends like a file. */
function pictureUrl(number: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${number * 40} 40% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

async function element(markup: string): Promise<SqsLightboxElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = markup;
  const lightbox = main.querySelector('sqs-lightbox') as SqsLightboxElement;
  await lightbox.updateComplete;
  return lightbox;
}

const textBox = (attributes = '', content = '<h2>Opening hours</h2><p>Every day.</p>') =>
  element(`<button id="open">Open</button><sqs-lightbox ${attributes}>${content}</sqs-lightbox>`);

const figures = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const url = pictureUrl(index + 1);
    return `<figure><a id="p${index + 1}" href="${url}"><img src="${url}" width="60" height="40" alt="Picture ${index + 1}"></a><figcaption>Caption ${index + 1}</figcaption></figure>`;
  }).join('');

const gallery = (count = 3, attributes = '') =>
  element(`<sqs-lightbox ${attributes}>${figures(count)}</sqs-lightbox>`);

const click = (lightbox: HTMLElement, id: string) => lightbox.querySelector<HTMLElement>(`#${id}`)?.click();
const altShown = (lightbox: HTMLElement) => part<HTMLImageElement>(lightbox, 'picture')?.alt;
const showsPicture = (lightbox: HTMLElement, number: number) =>
  until(
    () => altShown(lightbox) === `Picture ${number}` && part(lightbox, 'viewer')?.dataset.state === 'shown',
    `picture ${number}`,
  );

/** Opens the viewer at a picture. */
async function viewer(count = 3, start = 1, attributes = '') {
  const lightbox = await gallery(count, attributes);
  click(lightbox, `p${start}`);
  await shown(lightbox);
  await showsPicture(lightbox, start);
  return lightbox;
}

describe('<sqs-lightbox>', () => {
  // Each: a look at dark pages leaves nothing of it.
  beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  describe('opening and closing', () => {
    for (const [name, attributes] of [
      ['trigger', 'trigger="#open"'],
      ['for', 'for="open"'],
    ] as const) {
      it(`opens by the ${name} attribute and by keyboard, and closes by its control`, async () => {
        const lightbox = await textBox(attributes);
        const button = document.querySelector<HTMLElement>('#open');
        button?.focus();
        await sendKeys({ press: 'Enter' });
        await shown(lightbox);
        expect([lightbox.open, lightbox.hasAttribute('open')]).to.deep.equal([true, true]);
        expect(nameOf(focused())).to.equal('close');
        await sendKeys({ press: ' ' });
        await hidden(lightbox);
        expect([lightbox.open, nameOf(focused())]).to.deep.equal([false, 'open']);
        await sendKeys({ press: 'Enter' });
        await shown(lightbox);
        await sendKeys({ press: 'Enter' });
        await hidden(lightbox);
      });
    }

    it('follows its attribute, property and methods', async () => {
      const lightbox = await textBox('open');
      await shown(lightbox);
      lightbox.open = false;
      await hidden(lightbox);
      lightbox.show();
      await shown(lightbox);
      lightbox.close();
      await hidden(lightbox);
      lightbox.setAttribute('open', '');
      await shown(lightbox);
      lightbox.removeAttribute('open');
      await hidden(lightbox);
    });

    it('is not kept open by a configuration', async () => {
      const lightbox = await textBox('open');
      lightbox.config = { open: true };
      await shown(lightbox);
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(lightbox.open).to.equal(false);
    });

    it('closes by the back layer, not by a selection that ends there', async () => {
      const lightbox = await textBox('open');
      await shown(lightbox);
      const panel = (part(lightbox, 'panel') as HTMLElement).getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(panel.x + 40), Math.round(panel.y + 40)] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [5, 5] });
      await sendMouse({ type: 'up' });
      expect(isShown(lightbox)).to.equal(true);
      await sendMouse({ type: 'click', position: [5, 5] });
      await hidden(lightbox);
    });

    it('asks before it closes, and says what happened in order', async () => {
      const lightbox = await textBox();
      const events: string[] = [];
      for (const what of ['before-close', 'open', 'close', 'hidden']) {
        lightbox.addEventListener(`sqs-lightbox-${what}`, (event) => {
          const { reason } = ((event as CustomEvent).detail ?? {}) as { reason?: string };
          events.push(reason ? `${what} ${reason}` : what);
        });
      }
      lightbox.addEventListener('sqs-lightbox-before-close', (event) => event.preventDefault(), {
        once: true,
      });
      lightbox.show();
      await shown(lightbox);
      await sendKeys({ press: 'Escape' });
      expect(isShown(lightbox)).to.equal(true);
      part(lightbox, 'close')?.click();
      await hidden(lightbox);
      await until(() => events.includes('hidden'), 'hidden');
      expect(events).to.deep.equal(['open', 'before-close escape', 'before-close button', 'close', 'hidden']);
    });

    it('leaves modified clicks, and clicks the page took, to the page', async () => {
      const lightbox = await textBox('trigger="#open"');
      const button = document.querySelector('#open');
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
      button?.addEventListener('click', (event) => event.preventDefault());
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await lightbox.updateComplete;
      expect(isShown(lightbox)).to.equal(false);
    });

    it('names a wrong selector, and leaves the content to be read', async () => {
      let lightbox: SqsLightboxElement | undefined;
      const errors = await errorsDuring(async () => {
        lightbox = await textBox('trigger="a["');
        document.querySelector<HTMLElement>('#open')?.click();
      });
      expect(errors).to.deep.equal(['<sqs-lightbox> trigger: must be a CSS selector']);
      expect(lightbox?.querySelector('h2')?.checkVisibility()).to.equal(true);
    });
  });

  describe('time', () => {
    it('is hidden 0.3 s after closing, at once with reduced motion', async () => {
      await emulateMedia({ reducedMotion: 'no-preference' });
      const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      try {
        const lightbox = await textBox('open');
        const ends = record(lightbox, 'sqs-lightbox-hidden');
        lightbox.close();
        await lightbox.updateComplete;
        clock.tick(299);
        expect(ends).to.have.length(0);
        clock.tick(1);
        expect(ends).to.have.length(1);
        await emulateMedia({ reducedMotion: 'reduce' });
        lightbox.show();
        await lightbox.updateComplete;
        lightbox.close();
        await lightbox.updateComplete;
        clock.tick(0);
        expect(ends).to.have.length(2);
      } finally {
        clock.uninstall();
        await emulateMedia({ reducedMotion: 'reduce' });
      }
    });
  });

  describe('picture viewer', () => {
    it('says what a picture that is lost would have shown, to eye and ear', async () => {
      const lightbox = await element(
        '<sqs-lightbox><a id="lost" href="/no-such-picture.jpg"><img src="/no-such-thumbnail.jpg" alt="The harbour"></a></sqs-lightbox>',
      );
      click(lightbox, 'lost');
      await shown(lightbox);
      const failed = await until(() => part(lightbox, 'failed'));
      expect(failed.innerText.split(/\n+/)).to.deep.equal([
        'This picture could not be loaded.',
        'The harbour',
      ]);
      expect(part(lightbox, 'status')?.textContent).to.equal('This picture could not be loaded. The harbour');
    });

    it('breaks a word of a caption that is longer than the window is wide', async () => {
      const lightbox = await gallery(1);
      lightbox.querySelector('figcaption')!.textContent = 'Long'.repeat(200);
      click(lightbox, 'p1');
      await shown(lightbox);
      const caption = await until(() => part(lightbox, 'caption'));
      expect(caption.getBoundingClientRect().width).to.be.at.most(innerWidth);
      expect(caption.scrollWidth).to.equal(caption.clientWidth);
    });

    it('leaves thumbnails in the page and opens the one that was clicked, with alt and caption', async () => {
      const lightbox = await gallery();
      expect(lightbox.querySelector('#p2')?.checkVisibility()).to.equal(true);
      click(lightbox, 'p2');
      await showsPicture(lightbox, 2);
      expect(part(lightbox, 'caption')?.textContent).to.equal('Caption 2');
      expect(part(lightbox, 'counter')?.textContent).to.equal('2 / 3');
      expect(part(lightbox, 'status')?.textContent).to.equal('Picture 2 of 3. Picture 2');
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(nameOf(focused())).to.equal('p2');
    });

    it('takes links anywhere on the page by its trigger', async () => {
      const lightbox = await element(
        `<div class="set">${figures(3)}</div><sqs-lightbox trigger=".set a"></sqs-lightbox>`,
      );
      document.querySelector<HTMLElement>('#p3')?.click();
      await showsPicture(lightbox, 3);
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(nameOf(focused())).to.equal('p3');
    });

    it('shows pictures of data by its trigger, or from an index, and tells of each that it goes to', async () => {
      const items = ['dawn', 'dusk', 'fjord'].map((name, at) => ({
        src: `/demo/assets/lightbox/${name}.svg`,
        thumbnail: `/demo/assets/lightbox/${name}.svg?small`,
        alt: `Picture ${at + 1}`,
        caption: `<b>${name}</b>`,
      }));
      const lightbox = await element(
        `<button id="open">Tour</button><sqs-lightbox trigger="#open" thumbnails>
          <script type="application/json">${JSON.stringify({ items })}</script></sqs-lightbox>`,
      );
      const told = record(lightbox, 'sqs-lightbox-change');
      document.querySelector<HTMLElement>('#open')?.focus();
      await sendKeys({ press: 'Enter' });
      await showsPicture(lightbox, 1);
      expect(part(lightbox, 'caption')?.textContent).to.equal('<b>dawn</b>');
      const small = [...(part(lightbox, 'thumbnails')?.querySelectorAll('img') ?? [])];
      expect(small.map(({ src }) => new URL(src).search)).to.deep.equal(['?small', '?small', '?small']);
      await expectAccessibleEverywhere(lightbox);
      await sendKeys({ press: 'ArrowRight' });
      await showsPicture(lightbox, 2);
      await sendKeys({ press: 'Escape' });
      await hidden(lightbox);
      expect(nameOf(focused())).to.equal('open');
      lightbox.show(2);
      await showsPicture(lightbox, 3);
      lightbox.close();
      await hidden(lightbox);
      lightbox.show(99);
      await showsPicture(lightbox, 3);
      lightbox.close();
      await hidden(lightbox);
      lightbox.show();
      await showsPicture(lightbox, 1);
      expect(told).to.deep.equal([{ index: 1 }]);
    });

    it('begins with the picture of an index among links, too', async () => {
      const lightbox = await gallery();
      lightbox.show(1);
      await showsPicture(lightbox, 2);
    });

    it('goes to the picture of an index while it is open, again too', async () => {
      const lightbox = await gallery();
      const told = record(lightbox, 'sqs-lightbox-change');
      lightbox.show(1);
      await showsPicture(lightbox, 2);
      lightbox.show();
      await showsPicture(lightbox, 1);
      await sendKeys({ press: 'ArrowRight' });
      await showsPicture(lightbox, 2);
      lightbox.show();
      await showsPicture(lightbox, 1);
      expect(told).to.deep.equal([{ index: 0 }, { index: 1 }, { index: 0 }]);
    });

    it('tells of data that are no pictures, and shows the others', async () => {
      const items = [
        { src: 'javascript:alert(1)' },
        { alt: 'x' },
        { src: '/demo/assets/lightbox/dawn.svg', alt: 'Picture 1' },
      ];
      let lightbox!: SqsLightboxElement;
      const lines = await errorsDuring(async () => {
        lightbox = await element(
          `<sqs-lightbox><script type="application/json">${JSON.stringify({ items })}</script></sqs-lightbox>`,
        );
      });
      expect(lines).to.deep.equal([
        '<sqs-lightbox> items.0.src: must be the address of a picture or a video',
        '<sqs-lightbox> items.1.src: must be the address of a picture or a video',
      ]);
      lightbox.show();
      await showsPicture(lightbox, 1);
      expect(part(lightbox, 'counter')).to.equal(null);
    });

    it('turns pages by keyboard and buttons, and keeps the focus at the ends', async () => {
      const lightbox = await viewer();
      const steps: [string, number][] = [
        ['ArrowRight', 2],
        ['PageDown', 3],
        ['ArrowRight', 3],
        ['Home', 1],
        ['End', 3],
        ['ArrowLeft', 2],
        ['PageUp', 1],
      ];
      for (const [press, number] of steps) {
        await sendKeys({ press });
        await showsPicture(lightbox, number);
      }
      const next = part(lightbox, 'next');
      next?.focus();
      for (let press = 0; press < 4; press += 1) await sendKeys({ press: 'Enter' });
      await showsPicture(lightbox, 3);
      expect([nameOf(focused()), next?.ariaDisabled]).to.deep.equal(['next', 'true']);
    });

    it('goes on in a circle when it loops, and the other way round from right to left', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const lightbox = await viewer(3, 1, 'loop');
        await sendKeys({ press: 'ArrowRight' });
        await showsPicture(lightbox, 3);
        await sendKeys({ press: 'ArrowLeft' });
        await showsPicture(lightbox, 1);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('keeps the picture on screen until the next one is decoded', async () => {
      const { decode } = HTMLImageElement.prototype;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      try {
        HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
          if (this.alt !== 'Picture 1') await held;
          return decode.call(this);
        };
        const lightbox = await viewer(2);
        await sendKeys({ press: 'ArrowRight' });
        await until(() => part(lightbox, 'viewer')?.dataset.state === 'loading', 'loading');
        expect([altShown(lightbox), part(lightbox, 'caption')?.textContent]).to.deep.equal([
          'Picture 1',
          'Caption 2',
        ]);
        release();
        await showsPicture(lightbox, 2);
      } finally {
        release();
        HTMLImageElement.prototype.decode = decode;
      }
    });

    it('offers the widths of the image service, or what the author says', async () => {
      const answer = {
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>',
        headers: { 'content-type': 'image/svg+xml' },
      };
      const stub = await stubApi({ '/a.jpg': [answer], '/b.jpg': [answer], '/b2.jpg': [answer] });
      const lightbox = await element(`<sqs-lightbox srcset>
        <a id="a" href="${stub.root}a.jpg" data-image-dimensions="1200x800"><img src="data:," alt="Picture 1"></a>
        <a id="b" href="${stub.root}b.jpg" data-srcset="${stub.root}b2.jpg 1x"><img src="data:," alt="Picture 2"></a></sqs-lightbox>`);
      click(lightbox, 'a');
      await showsPicture(lightbox, 1);
      const picture = part<HTMLImageElement>(lightbox, 'picture');
      const base = `${location.origin}${stub.root}a.jpg`;
      const widths = [100, 300, 500, 750, 1000, 1500];
      expect([picture?.srcset, picture?.sizes]).to.deep.equal([
        widths.map((width) => `${base}?format=${width}w ${Math.min(width, 1200)}w`).join(', '),
        '100vw',
      ]);
      await sendKeys({ press: 'ArrowRight' });
      await showsPicture(lightbox, 2);
      expect(part<HTMLImageElement>(lightbox, 'picture')?.srcset).to.equal(`${stub.root}b2.jpg 1x`);
      const asked = (await stub.requests()).map(({ path, query }) => path + query);
      expect(asked).to.deep.equal(['/a.jpgformat=1000w', '/b2.jpg']);
    });

    const SVG = {
      text: decodeURIComponent(pictureUrl(1).split(',')[1] ?? ''),
      headers: { 'content-type': 'image/svg+xml' },
    };

    it('asks other hosts for the picture as it is linked', async () => {
      const stub = await stubApi({ '/a.jpg': [SVG] });
      const lightbox = await element(
        `<sqs-lightbox><a id="a" href="${stub.root}a.jpg?signature=1"><img src="data:," alt="Picture 1"></a></sqs-lightbox>`,
      );
      click(lightbox, 'a');
      await showsPicture(lightbox, 1);
      expect((await stub.requests()).map(({ query }) => query)).to.deep.equal(['signature=1']);
    });

    it('shows the picture as it is linked where its widths are refused', async () => {
      const stub = await stubApi({ '/a.jpg': [{ status: 403 }, SVG] });
      const lightbox = await element(
        `<sqs-lightbox srcset><a id="a" href="${stub.root}a.jpg?signature=1"><img src="data:," alt="Picture 1"></a></sqs-lightbox>`,
      );
      click(lightbox, 'a');
      await showsPicture(lightbox, 1);
      expect((await stub.requests()).map(({ query }) => query.includes('format='))).to.deep.equal([
        true,
        false,
      ]);
    });

    it('fetches the full picture for who zooms in', async () => {
      const stub = await stubApi({ '/a.jpg': [SVG] });
      const lightbox = await element(
        `<sqs-lightbox srcset><a id="a" href="${stub.root}a.jpg"><img src="data:," alt="Picture 1"></a></sqs-lightbox>`,
      );
      click(lightbox, 'a');
      await showsPicture(lightbox, 1);
      expect(part<HTMLImageElement>(lightbox, 'picture')?.currentSrc).to.contain('format=');
      await sendKeys({ press: '+' });
      await until(
        () => part<HTMLImageElement>(lightbox, 'picture')?.currentSrc.endsWith('a.jpg'),
        'the full picture',
      );
    });

    it('zooms a long picture to its natural size', async () => {
      await setViewport({ width: 800, height: 600 });
      const long = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="5000"/>')}`;
      const lightbox = await element(
        `<sqs-lightbox><a id="a" href="${long}"><img src="data:," alt="Picture 1"></a></sqs-lightbox>`,
      );
      click(lightbox, 'a');
      await showsPicture(lightbox, 1);
      part(lightbox, 'zoom')?.click();
      await until(
        () => Math.abs((part(lightbox, 'picture')?.getBoundingClientRect().width ?? 0) - 300) < 5,
        'its natural width',
      );
    });

    for (const [name, content] of [
      ['a heading', '<h2>Trip</h2>'],
      ['text', '<p>All of it.</p>'],
      ['a button', '<button type="button">Like</button>'],
      ['a video', '<video></video>'],
    ] as const) {
      it(`stays a set of pictures beside ${name}`, async () => {
        const lightbox = await element(`<sqs-lightbox>${content}${figures(2)}</sqs-lightbox>`);
        expect(lightbox.querySelector('#p2')?.checkVisibility()).to.equal(true);
        expect(lightbox.firstElementChild?.checkVisibility()).to.equal(true);
        click(lightbox, 'p2');
        await showsPicture(lightbox, 2);
        expect(part(lightbox, 'counter')?.textContent).to.equal('2 / 2');
      });
    }

    it('leaves an article with pictures that a button opens in one piece', async () => {
      const lightbox = await textBox('for="open"', `<h2>About us</h2>${figures(1)}`);
      expect(lightbox.querySelector('h2')?.checkVisibility()).to.equal(false);
      document.querySelector<HTMLElement>('#open')?.click();
      await shown(lightbox);
      expect(lightbox.querySelector('h2')?.checkVisibility()).to.equal(true);
      lightbox.close();
      await hidden(lightbox);
      expect(lightbox.querySelector('h2')?.checkVisibility()).to.equal(false);
    });

    it('knows pictures whose addresses do not end like a file', async () => {
      const stub = await stubApi({
        '/photo/1600x1067': [SVG],
        '/show.php': [SVG],
        '/hills': [SVG],
        '/own': [SVG],
      });
      const blob = URL.createObjectURL(new Blob([SVG.text], { type: 'image/svg+xml' }));
      const image = '<img src="data:," alt="Picture 1">';
      const links = [
        `href="${stub.root}photo/1600x1067">${image}`,
        `href="${stub.root}hills?format=1000w">${image}`,
        `href="${stub.root}show.php?file=x.jpg">${image}`,
        `href="${stub.root}own">${image}`,
        `href="${stub.root}own" type="image/svg+xml">Picture 1`,
        `href="${blob}">Picture 1`,
      ];
      const lightbox = await element(
        `<sqs-lightbox>${links.map((link, at) => `<a id="l${at}" ${link}</a>`).join('')}</sqs-lightbox>`,
      );
      for (const at of links.keys()) {
        expect(lightbox.querySelector(`#l${at}`)?.checkVisibility()).to.equal(true);
        click(lightbox, `l${at}`);
        await showsPicture(lightbox, 1);
        expect(part(lightbox, 'counter')?.textContent).to.equal(`${at + 1} / 6`);
        lightbox.close();
        await hidden(lightbox);
      }
    });

    it('leaves downloads to the browser', async () => {
      const lightbox = await element(
        `<sqs-lightbox><a id="a" href="${pictureUrl(1)}" download><img src="data:," alt="Keep"></a>${figures(1)}</sqs-lightbox>`,
      );
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      let wasTaken: boolean | undefined;
      const look = (clicked: Event) => {
        wasTaken = clicked.defaultPrevented;
        clicked.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      lightbox.querySelector('#a')?.dispatchEvent(event);
      await lightbox.updateComplete;
      expect([wasTaken, isShown(lightbox)]).to.deep.equal([false, false]);
      click(lightbox, 'p1');
      await showsPicture(lightbox, 1);
      expect(part(lightbox, 'counter')).to.equal(null);
    });

    it('says so and stays closed when its trigger leads to no picture', async () => {
      let lightbox: SqsLightboxElement | undefined;
      const errors = await errorsDuring(async () => {
        lightbox = await element('<sqs-lightbox trigger=".nowhere a"></sqs-lightbox>');
        lightbox.show();
        await until(() => !lightbox?.open, 'closed');
      });
      expect(errors).to.deep.equal(['<sqs-lightbox> trigger: matches no link to a picture']);
      expect(isShown(lightbox as SqsLightboxElement)).to.equal(false);
    });

    it('keeps paragraphs, links and lines of a caption, and lets who scrolls it use the keyboard', async () => {
      const lightbox =
        await element(`<sqs-lightbox><figure><a id="a" href="${pictureUrl(1)}"><img src="data:," alt="Picture 1"></a>
        <figcaption><p>First.</p><p>Second.</p>by <a href="/ann">Ann</a><br>Oslo</figcaption></figure>
        <figure><a id="b" href="${pictureUrl(2)}" data-caption="One\ntwo"><img src="data:," alt="Picture 2"></a></figure>
        <figure><a id="c" href="${pictureUrl(3)}"><img src="data:," alt="Picture 3"></a><figcaption>${'A long story. '.repeat(300)}</figcaption></figure></sqs-lightbox>`);
      click(lightbox, 'a');
      await showsPicture(lightbox, 1);
      const caption = part(lightbox, 'caption') as HTMLElement;
      expect(caption.innerText.split('\n').filter((line) => line.trim())).to.deep.equal([
        'First.',
        'Second.',
        'by Ann',
        'Oslo',
      ]);
      expect(caption.querySelector('a')?.getAttribute('href')).to.equal('/ann');
      expect(lightbox.querySelector('figcaption a')?.textContent).to.equal('Ann');
      await sendKeys({ press: 'ArrowRight' });
      await showsPicture(lightbox, 2);
      expect(caption.innerText.split('\n')).to.deep.equal(['One', 'two']);
      expect(caption.tabIndex).to.equal(-1);
      await sendKeys({ press: 'ArrowRight' });
      await showsPicture(lightbox, 3);
      expect(caption.tabIndex).to.equal(0);
      // Lines that the eye finds back from: about 80 letters.
      expect(caption.clientWidth).to.be.at.most(
        45 * Number.parseFloat(getComputedStyle(caption).fontSize) * 1.1,
      );
      await expectAccessibleEverywhere(lightbox);
    });

    it('keeps swipes from the browser wherever they begin', async () => {
      const lightbox = await viewer();
      // It holds for all that stands in it and does not scroll by itself.
      for (const name of ['viewer', 'stage'])
        expect(getComputedStyle(part(lightbox, name) as HTMLElement).touchAction, name).to.equal('none');
      expect(getComputedStyle(part(lightbox, 'caption') as HTMLElement).touchAction).to.equal('pan-y');
    });

    it('follows its address while it is open, and leaves an address of its own alone', async () => {
      const before = location.href.split('#', 1)[0] ?? '';
      const goTo = (hash: string) => {
        history.replaceState(null, '', before + hash);
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      };
      const lightbox = await viewer(3, 2, 'deep-link="photo"');
      goTo('#photo=3');
      await showsPicture(lightbox, 3);
      goTo('');
      await hidden(lightbox);
      for (const nowhere of ['#photo=99', '#photo=foo']) {
        goTo(nowhere);
        await lightbox.updateComplete;
        expect(isShown(lightbox), nowhere).to.equal(false);
      }
      goTo('#photo=1');
      await showsPicture(lightbox, 1);
      goTo('#elsewhere');
      await hidden(lightbox);
      expect(location.hash).to.equal('#elsewhere');
      goTo('');
    });

    it('zooms by key, button and double tap, pans, and turns pages by swipe', async () => {
      const lightbox = await viewer();
      const stage = part(lightbox, 'stage') as HTMLElement;
      const scale = () => new DOMMatrix(part(lightbox, 'picture')?.style.transform).a;
      await sendKeys({ press: '+' });
      expect(scale()).to.equal(1.5);
      await sendKeys({ press: '0' });
      expect(scale()).to.equal(1);
      const { x, y, width, height } = stage.getBoundingClientRect();
      const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
      await sendMouse({ type: 'click', position: middle });
      await sendMouse({ type: 'click', position: middle });
      expect(scale()).to.equal(2);
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [middle[0] - 60, middle[1]] });
      await sendMouse({ type: 'up' });
      expect(new DOMMatrix(part(lightbox, 'picture')?.style.transform).e).to.equal(-60);
      expect(altShown(lightbox)).to.equal('Picture 1');
      await sendKeys({ press: '0' });
      await sendMouse({ type: 'move', position: middle });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [middle[0] - Math.round(width / 3), middle[1]] });
      await sendMouse({ type: 'up' });
      await showsPicture(lightbox, 2);
    });

    it('zooms by pinch at the point between the fingers', async () => {
      const lightbox = await viewer();
      const stage = part(lightbox, 'stage') as HTMLElement;
      const { x, y, width, height } = stage.getBoundingClientRect();
      const [centreX, centreY] = [x + width / 2, y + height / 2];
      // Made-up pointers cannot be captured.
      stage.setPointerCapture = () => {};
      const touch = (type: string, pointerId: number, dx: number) =>
        stage.dispatchEvent(
          new PointerEvent(type, {
            pointerId,
            button: 0,
            clientX: centreX + dx,
            clientY: centreY,
            bubbles: true,
          }),
        );
      touch('pointerdown', 11, -40);
      touch('pointerdown', 12, 40);
      touch('pointermove', 11, -120);
      touch('pointermove', 12, 120);
      touch('pointerup', 11, -120);
      touch('pointerup', 12, 120);
      const { a, e, f } = new DOMMatrix(part(lightbox, 'picture')?.style.transform);
      expect([a, e, f]).to.deep.equal([3, 0, 0]);
      expect(altShown(lightbox)).to.equal('Picture 1');
    });

    it('closes by a click beside the picture', async () => {
      await setViewport({ width: 800, height: 600 });
      const lightbox = await viewer();
      const picture = (part(lightbox, 'picture') as HTMLElement).getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(picture.left / 2) || 30, 70] });
      await hidden(lightbox);
    });

    it('has a strip of all, one stop for Tab, that goes with the picture', async () => {
      const lightbox = await viewer(3, 2, 'thumbnails');
      const strip = () => [...(part(lightbox, 'thumbnails')?.children ?? [])] as HTMLElement[];
      const current = () => strip().map((button) => [button.ariaCurrent, button.tabIndex]);
      expect(strip().map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
        '1. Picture 1',
        '2. Picture 2',
        '3. Picture 3',
      ]);
      expect(current()).to.deep.equal([
        [null, -1],
        ['true', 0],
        [null, -1],
      ]);
      strip()[0]?.click();
      await showsPicture(lightbox, 1);
      strip()[0]?.focus();
      await sendKeys({ press: 'End' });
      await showsPicture(lightbox, 3);
      expect(focused()).to.equal(strip()[2]);
      await expectAccessibleEverywhere(lightbox);
    });

    it('has in its strip what a loader of the page keeps back until it comes near', async () => {
      const small = '/demo/assets/lightbox/dawn.svg?small';
      const lightbox = await element(
        `<sqs-lightbox thumbnails>${[1, 2]
          .map(
            (number) =>
              `<a href="/demo/assets/lightbox/dawn.svg?${number}"><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-lazy-src="${small}" alt="Picture ${number}"></a>`,
          )
          .join('')}</sqs-lightbox>`,
      );
      lightbox.show(0);
      await showsPicture(lightbox, 1);
      const shown = [...(part(lightbox, 'thumbnails')?.querySelectorAll('img') ?? [])];
      expect(shown.map((image) => image.getAttribute('src'))).to.deep.equal([small, small]);
    });

    it('numbers what has no thumbnail, in the middle of its frame', async () => {
      const items = ['dawn', 'dusk'].map((name, at) => ({
        src: `/demo/assets/lightbox/${name}.svg`,
        alt: `Picture ${at + 1}`,
      }));
      const lightbox = await element(
        `<sqs-lightbox thumbnails><script type="application/json">${JSON.stringify({ items })}</script></sqs-lightbox>`,
      );
      lightbox.show();
      await showsPicture(lightbox, 1);
      const strip = part(lightbox, 'thumbnails')?.children ?? [];
      const tops = [...strip].map((button) => button.firstElementChild!.getBoundingClientRect().top);
      expect(tops[0]).to.equal(tops[1]);
    });

    it('links the file of what is shown', async () => {
      const lightbox = await viewer(2, 2, 'download');
      const link = part<HTMLAnchorElement>(lightbox, 'download');
      expect([link?.href, link?.download, link?.ariaLabel]).to.deep.equal([pictureUrl(2), '', 'Download']);
    });

    it('shows the thumbnail until the picture can be seen', async () => {
      const { decode } = HTMLImageElement.prototype;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      try {
        HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
          await held;
          return decode.call(this);
        };
        const lightbox = await gallery(2);
        await until(() => lightbox.querySelector<HTMLImageElement>('#p2 img')?.complete, 'thumbnail');
        click(lightbox, 'p2');
        await until(
          () => part<HTMLImageElement>(lightbox, 'placeholder')?.src === pictureUrl(2),
          'thumbnail',
        );
        release();
        await showsPicture(lightbox, 2);
        expect(part(lightbox, 'placeholder')).not.to.exist;
      } finally {
        release();
        HTMLImageElement.prototype.decode = decode;
      }
    });

    it('plays a video that was clicked, and leaves one that is come past to be started', async () => {
      const film = `<a id="v" href="${VIDEO_FILE}"><img src="${pictureUrl(9)}" width="60" height="40" alt="A film"></a>`;
      const lightbox = await element(`<sqs-lightbox download>${figures(1)}${film}</sqs-lightbox>`);
      const video = () => part<SqsVideoElement>(lightbox, 'video');
      click(lightbox, 'v');
      await until(() => video()?.shadowRoot?.querySelector('video')?.paused === false, 'film plays');
      expect(part(lightbox, 'status')?.textContent).to.equal('Video 2 of 2. A film');
      expect([part(lightbox, 'zoom'), part(lightbox, 'download')]).to.deep.equal([null, null]);
      await expectAccessibleEverywhere(lightbox);
      part(lightbox, 'previous')?.click();
      await showsPicture(lightbox, 1);
      expect(video()).not.to.exist;
      part(lightbox, 'next')?.click();
      await until(() => video() && part(lightbox, 'viewer')?.dataset.state === 'shown', 'film is back');
      await video()?.updateComplete;
      expect(video()?.shadowRoot?.querySelector('video')?.paused ?? true).to.equal(true);
    });

    it('asks nothing of a provider before the visitor agrees, and says who it is', async () => {
      const { element: site } = await siteWith({
        cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
      });
      const film = (id: string, href: string) =>
        `<a id="${id}" href="${href}"><img src="${pictureUrl(9)}" width="60" height="40" alt="A film"></a>`;
      const lightbox = await element(
        `<sqs-lightbox>${film('v', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')}${film('f', VIDEO_FILE)}</sqs-lightbox>`,
      );
      const inVideo = (selector: string) =>
        part<SqsVideoElement>(lightbox, 'video')?.shadowRoot?.querySelector<HTMLElement>(selector);
      for (const open of [() => click(lightbox, 'v'), () => lightbox.show()]) {
        open();
        await until(() => part(lightbox, 'viewer')?.dataset.state === 'shown' && inVideo('[part="play"]'));
        await part<SqsVideoElement>(lightbox, 'video')?.updateComplete;
        expect(inVideo('iframe')).to.equal(null);
        expect(inVideo('[part="consent"]')?.textContent).to.match(/^The video comes from YouTube/);
        lightbox.close();
        await hidden(lightbox);
      }
      // The page's own files play, and the visitor may press the button.
      click(lightbox, 'f');
      await until(() => inVideo('video') instanceof HTMLVideoElement, 'file');
      lightbox.close();
      await hidden(lightbox);
      click(lightbox, 'v');
      await until(() => inVideo('[part="play"]'));
      inVideo('[part="play"]')?.click();
      await until(() => inVideo('iframe'), 'player');
      lightbox.remove();
      site.remove();
    });

    it('leaves address and history alone, unless it has a deep link', async () => {
      const [before, length] = [location.href, history.length];
      const lightbox = await viewer();
      expect(location.href).to.equal(before);
      lightbox.remove();
      const linked = await viewer(3, 2, 'deep-link="photo"');
      expect(location.hash).to.equal('#photo=2');
      await sendKeys({ press: 'ArrowRight' });
      await until(() => location.hash === '#photo=3', 'address of picture 3');
      await sendKeys({ press: 'Escape' });
      await hidden(linked);
      expect([location.href, history.length]).to.deep.equal([before, length]);
      history.replaceState(null, '', '#photo=2');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
      await showsPicture(linked, 2);
      linked.close();
      await hidden(linked);
      expect(location.href).to.equal(before);
    });
  });

  it('is closed by Back on request, and leaves no entry of its own behind', async () => {
    const lightbox = await textBox('close-on-back');
    const vetoes = { now: true };
    const reasons: string[] = [];
    lightbox.addEventListener('sqs-lightbox-before-close', (event) => {
      reasons.push(event.detail.reason);
      if (vetoes.now) event.preventDefault();
    });
    const { state, length } = history;
    lightbox.show();
    await shown(lightbox);
    expect(history.length).to.be.at.least(length);
    history.back();
    await until(() => reasons.length === 1, 'asked');
    expect([lightbox.open, reasons[0]]).to.deep.equal([true, 'browser']);
    vetoes.now = false;
    history.back();
    await hidden(lightbox);
    expect(history.state).to.deep.equal(state);
    lightbox.show();
    await shown(lightbox);
    expect(history.state).not.to.deep.equal(state);
    await sendKeys({ press: 'Escape' });
    await hidden(lightbox);
    await until(() => JSON.stringify(history.state) === JSON.stringify(state), 'entry is gone');
  });

  it('100 times opened and closed leaves listeners, lock and focus as before', async () => {
    const lightbox = await gallery(2);
    const thumb = lightbox.querySelector<HTMLElement>('#p1');
    thumb?.focus();
    click(lightbox, 'p1');
    await showsPicture(lightbox, 1);
    lightbox.close();
    await hidden(lightbox);
    const listeners = countListeners(document, window);
    try {
      for (let turn = 0; turn < 100; turn += 1) {
        lightbox.show();
        await lightbox.updateComplete;
        lightbox.close();
        await lightbox.updateComplete;
      }
      await hidden(lightbox);
      expect(listeners.count()).to.equal(0);
    } finally {
      listeners.stop();
    }
    expect([
      isScrollLocked(),
      nameOf(focused()),
      document.documentElement.getAttribute('style') ?? '',
    ]).to.deep.equal([false, 'p1', '']);
  });
});
