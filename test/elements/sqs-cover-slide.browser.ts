import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { SqsCoverSlideElement } from '../../elements/sqs-cover-slide.ts';
import type { SqsGalleryElement } from '../../elements/sqs-gallery.ts';
import { LAYOUT_IDS, type LayoutId, layoutOf } from '../../src/domain/slides/layouts.ts';
import { mostSteps, sizeAfter } from '../../src/domain/slides/shrink.ts';
import { ready } from '../../src/testing/index.ts';
import { part } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, until } from '../support/browser/page.ts';

const STILL = '/demo/assets/lightbox/dusk.svg';
const WORDS = `
  <span slot="logo">Marlow</span>
  <a slot="navigation" href="#work">Work</a>
  <a slot="navigation" href="#about">About</a>
  <h2 slot="heading">Slow water</h2>
  <p slot="sub-heading">A record of one summer by the sea</p>
  <p>Recorded in a boathouse, with the windows open.</p>
  <a slot="buttons" href="#listen">Listen</a>
  <a slot="buttons" href="#tour">Tour dates</a>
  <a slot="social" href="#bandcamp">Bandcamp</a>`;
const PICTURE = `<img slot="background" src="${STILL}" alt="">`;

async function show(attributes: string, inside = WORDS): Promise<SqsCoverSlideElement> {
  fixtureCleanup();
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.innerHTML = `<sqs-cover-slide ${attributes}>${inside}</sqs-cover-slide>`;
  const slide = main.querySelector('sqs-cover-slide') as SqsCoverSlideElement;
  await fitted(slide);
  return slide;
}

/** What is measured is measured after what was drawn. */
async function fitted(slide: SqsCoverSlideElement): Promise<void> {
  await slide.updateComplete;
  await ready(slide);
  await new Promise((done) => setTimeout(done));
}

const json = (config: object) => `<script type="application/json">${JSON.stringify(config)}</script>`;
const sized = (width: number, height: number) =>
  `style="inline-size: ${width}px; --sqs-cover-slide-height: ${height}px"`;
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
const heading = (slide: HTMLElement) => slide.querySelector<HTMLElement>('[slot="heading"]')!;
const areas = (slide: HTMLElement) => [
  ...(slide.shadowRoot?.querySelectorAll<HTMLElement>('[data-area]') ?? []),
];
const centreOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};
const isTall = (slide: HTMLElement) => part(slide, 'front')?.tabIndex === 0;

describe('<sqs-cover-slide>', () => {
  it('is printed as dark words on white, on a dark page, too', async () => {
    const slide = await show('layout="landing-full-left-01"', PICTURE + WORDS);
    document.documentElement.style.cssText = 'color-scheme: dark; background: #111; color: #eee';
    await emulateMedia({ media: 'print' });
    const ground = getComputedStyle(part(slide, 'slide')!);
    const seen = [ground.backgroundColor, ground.printColorAdjust, getComputedStyle(heading(slide)).color];
    await emulateMedia({ media: 'screen' });
    document.documentElement.removeAttribute('style');
    expect(seen).to.deep.equal(['rgb(255, 255, 255)', 'exact', 'rgb(0, 0, 0)']);
  });

  it('is accessible over a picture, on a card, with forms, too high for its place, and empty', async () => {
    await expectAccessibleEverywhere(await show('layout="landing-full-left-01"', PICTURE + WORDS));
    await expectAccessibleEverywhere(await show('layout="landing-full-centercard-01"', PICTURE + WORDS));
    const form = { fields: [{ id: 'mail', type: 'email', title: 'E-mail', required: true }] };
    const slices = [
      { type: 'heading', text: 'Write to us' },
      { type: 'form', formId: 'f', ...form },
      { type: 'newsletter', formId: 'n' },
      { type: 'password' },
      { type: 'custom-form', form: { formId: 'c', name: 'Contact', ...form } },
    ];
    const high = await show(sized(320, 320), json({ background: { color: '#264653' }, slices }));
    await until(() => isTall(high));
    await expectAccessibleEverywhere(high);
    await expectAccessibleEverywhere(await show('label="Nothing yet"', ''));
  });

  it('has a name and one heading, whatever its author wrote', async () => {
    const written = await show('');
    expect(part(written, 'slide')?.ariaLabel).to.equal('Slow water');
    expect(part(written, 'hidden-heading')).not.to.exist;

    const words = await show('', '<p slot="heading">Only words</p>');
    const around = words.shadowRoot?.querySelector('slot[name="heading"]')?.parentElement;
    expect(around?.localName).to.equal('h1');
    expect((await show('type="lock-screen"', '<p slot="heading">Locked</p>')).shadowRoot?.querySelector('h2'))
      .to.exist;

    const none = await show('label="Our shop" heading-level="3"', '<p>Soon.</p>');
    expect(part(none, 'hidden-heading')).to.have.property('localName', 'h3');
    expect(part(none, 'hidden-heading')?.textContent).to.equal('Our shop');
    expect(part(none, 'slide')?.ariaLabel).to.equal('Our shop');
  });

  describe('layouts', () => {
    const LONG = 'The long and winding name of a record that nobody will remember in full. ';
    const hostile = WORDS.replace('Slow water', 'x'.repeat(2000))
      .replace('A record of one summer by the sea', LONG.repeat(8))
      .replace('Listen', LONG)
      .replace('Tour dates', 'y'.repeat(60));
    const media = '<div slot="media" style="block-size: 5rem">A player</div>';

    for (const [width, height] of [
      [320, 480],
      [768, 1024],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      it(`have a place for everything at ${width} by ${height}`, async () => {
        for (const content of [WORDS, hostile]) {
          const slide = await show(sized(width, height), content + media);
          for (const layout of LAYOUT_IDS) {
            slide.layout = layout;
            await slide.updateComplete;
            await new Promise((done) => setTimeout(done));
            expect(faultsOf(slide), layout).to.deep.equal([]);
          }
        }
      });
    }

    it('keep maps, galleries and pictures whole, and apart from what stands beside them', async () => {
      const picture = `<img src="${STILL}" width="1600" height="1067" alt="Dusk">`;
      const content = `
        <h2 slot="heading">Find us</h2>
        <sqs-map slot="map" load="click" address-title="Ferry house" address-line1="Strand Lane 3"></sqs-map>
        <sqs-gallery slot="gallery" padding="0">${picture.repeat(9)}</sqs-gallery>
        ${picture.replace('<img', '<img slot="media"')}
        <sqs-tweets slot="twitter"><p>Open</p></sqs-tweets>`;
      for (const [width, height] of [
        [320, 480],
        [1440, 900],
      ] as const)
        for (const layout of [
          'landing-full-center-01',
          'location-full-corners-01',
          'location-right-left-01',
        ]) {
          const slide = await show(`layout="${layout}" ${sized(width, height)}`, content);
          const media = [...slide.children].filter(({ slot }) => slot !== 'heading') as HTMLElement[];
          for (const { slot, scrollHeight, clientHeight } of media)
            expect(scrollHeight, `${slot} of ${layout}`).to.be.at.most(clientHeight + 1);
          const boxes = media
            .map((child) => child.getBoundingClientRect())
            .sort((one, other) => one.top - other.top);
          boxes.slice(1).forEach(({ top }, index) => {
            expect(top - boxes[index]!.bottom, layout).to.be.at.least(16);
          });
          const still = slide.querySelector(':scope > img')!.getBoundingClientRect();
          expect(still.width / still.height).to.be.closeTo(1.5, 0.01);
          expect(part(slide.querySelector('sqs-map')!, 'frame')!.offsetHeight).to.be.within(200, 460);
        }
    });

    it('give their words no less room on a wider slide', async () => {
      const slide = await show(sized(1440, 900), WORDS);
      for (const layout of LAYOUT_IDS) {
        slide.layout = layout;
        const rooms: number[] = [];
        for (const width of [1440, 2560]) {
          slide.style.inlineSize = `${width}px`;
          await slide.updateComplete;
          rooms.push(slide.shadowRoot!.querySelector<HTMLElement>('[data-area="text"]')!.offsetWidth);
        }
        expect(rooms[1], layout).to.be.at.least(rooms[0]!);
      }
    });

    it('of an unknown name are the base layout, which is told', async () => {
      const lines = await errorsDuring(() => show('layout="landing-full-lefft-01"'));
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain('did you mean "landing-full-left-01"?');
    });

    it('are mirrored where the page is written from right to left', async () => {
      const left = (slide: HTMLElement) =>
        heading(slide).getBoundingClientRect().left - slide.getBoundingClientRect().left;
      const size = sized(1200, 600);
      expect(left(await show(`layout="landing-full-left-01" ${size}`))).to.be.below(100);
      const mirrored = await show(`layout="landing-full-left-01" dir="rtl" ${size}`);
      expect(left(mirrored)).to.be.above(500);
    });
  });

  /** What a designer would see at once. */
  function faultsOf(slide: HTMLElement): string[] {
    const front = part(slide, 'front')!;
    const around = front.getBoundingClientRect();
    const boxes = areas(slide).map((area) => ({
      name: area.dataset.area!,
      box: area.getBoundingClientRect(),
    }));
    const overlaps = boxes.flatMap((one) =>
      boxes
        .filter((other) => one.name < other.name && isOver(one.box, other.box))
        .map((other) => `${one.name} and ${other.name} overlap`),
    );
    const cut = [...slide.children]
      .filter((child) => {
        const { left, right, height } = child.getBoundingClientRect();
        return left < around.left - 0.5 || right > around.right + 0.5 || height === 0;
      })
      .map((child) => `${child.slot || 'body'} is cut`);
    const grid = part(slide, 'grid')!.getBoundingClientRect();
    return [
      ...overlaps,
      ...cut,
      ...(boxes.length === 6 ? [] : [`${boxes.length} areas`]),
      ...(front.scrollWidth > front.clientWidth + 1 ? ['it is too wide'] : []),
      ...(grid.top < around.top - 0.5 ? ['its top cannot be reached'] : []),
    ];
  }

  function isOver(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 0.5 && height > 0.5;
  }

  describe('headings', () => {
    const TEXTS = [
      'Hi',
      'Slow water',
      'Unbelievably longwinded names',
      'A record of one summer by the sea, of boats, of rain and of somebody who never came back',
      'Donaudampfschifffahrtsgesellschaft',
    ];

    for (const layout of [
      'landing-full-center-01',
      'profile-full-left-01',
      'overlay-corner-card-01',
    ] as const) {
      it(`shrink to what step by step finds: ${layout}`, async () => {
        for (const text of TEXTS) {
          const slide = await show(
            `layout="${layout}" ${sized(500, 420)}`,
            `<h2 slot="heading">${text}</h2>`,
          );
          const found = sizeOf(heading(slide));
          expect(found, text).to.be.closeTo(stepByStep(slide, layout), 0.001);
        }
      });
    }

    /** As the builder does it, by the slide's own switch. */
    function stepByStep(slide: HTMLElement, layout: LayoutId): number {
      const rule = layoutOf(layout).heading;
      const section = part(slide, 'slide')!;
      section.style.removeProperty('--_heading-size');
      section.style.removeProperty('--_wrap');
      const element = heading(slide);
      const start = sizeOf(element);
      const most = mostSteps(start, rule);
      const fits = () =>
        element.scrollWidth <= element.clientWidth + 0.5 &&
        element.offsetHeight <= section.clientHeight * rule.heightRatio + 0.5;
      for (let steps = 0; ; steps += 1) {
        const size = sizeAfter(start, steps, rule);
        section.style.setProperty('--_heading-size', `${size}px`);
        if (steps === most || fits()) return size;
      }
    }

    it('are fitted anew when they change, when there is less room, and when there is room at last', async () => {
      const slide = await show(`hidden ${sized(900, 500)}`, '<h2 slot="heading">Slow water</h2>');
      slide.hidden = false;
      await until(() => sizeOf(heading(slide)) > 60);
      const first = sizeOf(heading(slide));
      heading(slide).textContent = 'Slow water and a great many other things that need room. '.repeat(3);
      await until(() => sizeOf(heading(slide)) < first);
      const second = sizeOf(heading(slide));
      slide.style.inlineSize = '360px';
      await until(() => sizeOf(heading(slide)) < second);
    });

    it('on many slides are fitted together, before anything is painted', async () => {
      const one = `<sqs-cover-slide ${sized(700, 400)}><h2 slot="heading">Slow water</h2></sqs-cover-slide>`;
      const main = await fixture<HTMLElement>(html`<main></main>`);
      main.innerHTML = one.repeat(3);
      const slides = [...main.querySelectorAll<SqsCoverSlideElement>('sqs-cover-slide')];
      for (const slide of slides) await fitted(slide);
      const before = slides.map((slide) => sizeOf(heading(slide)));
      const words = 'Slow water and a great many other things that need room. '.repeat(3);
      for (const slide of slides) heading(slide).textContent = words;
      await new Promise((done) => {
        new MutationObserver(done).observe(main.lastElementChild!.firstElementChild!, { childList: true });
        heading(slides[2]!).textContent = `${words}!`;
      });
      await null;
      slides.forEach((slide, index) => {
        expect(sizeOf(heading(slide))).to.be.below(before[index]!);
      });
    });

    it("keep their size against a page that has one for its headings, and take a page's own for slides", async () => {
      const style = document.createElement('style');
      style.textContent = 'h2 { font-size: 11px; margin: 90px } ';
      document.head.append(style);
      const slide = await show(sized(1200, 800));
      expect(sizeOf(heading(slide))).to.be.above(40);
      expect(getComputedStyle(heading(slide)).marginTop).to.equal('0px');
      style.remove();
      const own = await show(`style="--sqs-cover-slide-heading-size: 31px"`);
      expect(sizeOf(heading(own))).to.equal(31);
    });
  });

  it('rounds the ground of an album between other things', async () => {
    const slide = await show(
      `layout="audio-full-left-01" ${sized(1000, 700)}`,
      '<sqs-album-player slot="album" view="cover"><h3>Ferries</h3><a href="/a.mp3">One</a></sqs-album-player>',
    );
    const player = await until(() => part(slide.querySelector('sqs-album-player')!, 'player'));
    expect(getComputedStyle(player).borderTopLeftRadius).not.to.equal('0px');
  });

  it('keeps the icons of services beside each other, in the middle where words are', async () => {
    const slide = await show(
      `layout="profile-full-center-01" ${sized(1000, 700)}`,
      `<h1 slot="heading">Slow water</h1><sqs-social-icons slot="social"><a href="https://instagram.com/i">I</a><a href="https://bandcamp.com/b">B</a><a href="mailto:m@example.com">M</a></sqs-social-icons>`,
    );
    const icons = slide.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(
      'sqs-social-icons',
    )!;
    await icons.updateComplete;
    const [first, second, third] = [...icons.querySelectorAll('svg')].map((icon) =>
      icon.getBoundingClientRect(),
    );
    expect(second!.top).to.equal(first!.top);
    expect(third!.top).to.equal(first!.top);
    const social = areas(slide).find(({ dataset }) => dataset.area === 'social')!;
    expect((first!.left + third!.right) / 2).to.be.closeTo(centreOf(social), 1);
  });

  it("reads and presses alike beside a framework's css, in whatever tags its author wrote it", async () => {
    const reset = document.createElement('style');
    reset.textContent = `
      *, ::before, ::after { border: 0 solid; }
      a { color: rgb(0, 0, 255); text-decoration: underline; }
      button { border-radius: 0; padding: 0; font-weight: 400; line-height: inherit; }
      ul { padding-left: 2rem; margin-bottom: 1rem; }
      img { max-width: 100%; height: auto; }`;
    document.head.append(reset);
    const picture = `<img src="${STILL}" width="1600" height="1067" alt="Boathouse">`;
    const slide = await show(
      `words="light" ${sized(1000, 700)}`,
      `${PICTURE}<a slot="logo" href="#">${picture}</a>${picture.replace('<img', '<img slot="logo"')}
      <nav slot="navigation"><ul><li><a href="#a">Work</a></li><li><a href="#b">About</a></li></ul></nav>
      <h1 slot="heading">Slow water</h1>
      <div slot="body"><p>Out <a href="#now">now</a>, <a class="mine" href="#then">then</a></p></div>
      <a slot="buttons" href="#listen">Listen</a><a slot="buttons" href="#tour">Tour</a>
      <button slot="custom-form">Write</button>
      <p slot="buttons"><a href="#first">First</a> <a href="#more">More</a></p>
      <p slot="social"><a href="#i">Instagram</a></p>`,
    );
    const look = (selector: string) => getComputedStyle(slide.querySelector(selector)!);
    for (const link of ['nav a', 'p a', '[slot="social"] a'])
      expect(look(link).color, link).to.equal('rgb(255, 255, 255)');
    expect(look('.mine').color).to.equal('rgb(0, 0, 255)');
    expect(look('[slot="body"] a').textDecorationLine).to.equal('underline');
    expect(look('nav a').textDecorationLine).to.equal('none');
    const [first, second] = [...slide.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect());
    const navigation = areas(slide).find(({ dataset }) => dataset.area === 'navigation')!;
    expect(first!.top).to.equal(second!.top);
    expect((first!.left + second!.right) / 2).to.be.closeTo(centreOf(navigation), 1);
    for (const property of ['padding', 'borderTopWidth', 'borderRadius', 'fontWeight', 'height'] as const)
      for (const other of ['button', '[href="#more"]'])
        expect(look(other)[property], property).to.equal(look('[href="#tour"]')[property]);
    expect(look('[href="#tour"]').borderTopWidth).not.to.equal('0px');
    expect(look('[href="#listen"]').textDecorationLine).to.equal('none');
    for (const logo of ['a > img', 'img[slot="logo"]']) {
      const { width, height } = slide.querySelector(logo)!.getBoundingClientRect();
      expect(height, logo).to.be.closeTo(64, 1);
      expect(width / height, logo).to.be.closeTo(1.5, 0.01);
    }
    reset.remove();
  });

  it('keeps links and buttons in the row of their area and in its looks, in boxes inside of boxes', async () => {
    const page = document.createElement('style');
    page.textContent = `
      a { color: rgb(0, 0, 255); text-decoration: none; }
      p { margin: 0 0 10px; }
      .here { color: rgb(0, 128, 0); }
      .shop .buy.now { background: rgb(0, 128, 0); }`;
    document.head.append(page);
    const slide = await show(
      `words="light" ${sized(1000, 700)}`,
      `${PICTURE}<nav slot="navigation"><div><ul><li><a class="menu" href="#a">Work</a></li>
        <li><a class="here" href="#b">About</a></li></ul></div></nav>
      <div slot="sub-heading"><p>Of <a href="#summer">summer</a></p></div>
      <div slot="buttons" class="shop"><ul><li><a href="#listen">Listen</a></li><li><a href="#tour">Tour</a></li></ul>
        <p><a href="#more">More</a> <a class="buy now" href="#buy">Buy</a></p><button>Write</button></div>`,
    );
    const look = (selector: string) => getComputedStyle(slide.querySelector(selector)!);
    const topOf = (selector: string) => slide.querySelector(selector)!.getBoundingClientRect().top;
    expect(look('.menu').color).to.equal('rgb(255, 255, 255)');
    expect(look('.here').color, "the page's, for its class").to.equal('rgb(0, 128, 0)');
    expect(look('[href="#summer"]').textDecorationLine).to.equal('underline');
    for (const list of slide.querySelectorAll('li'))
      expect(getComputedStyle(list).display).to.equal('contents');
    for (const other of ['[href="#tour"]', '[href="#more"]', 'button']) {
      expect(topOf(other), other).to.equal(topOf('[href="#listen"]'));
      expect(look(other).backgroundColor, other).to.equal('rgba(0, 0, 0, 0)');
    }
    expect(look('[href="#listen"]').backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(look('.buy').backgroundColor, "the page's, for its classes").to.equal('rgb(0, 128, 0)');
    page.remove();
  });

  it('leaves the button of a tag in a box of the slot for buttons as it is in the slot', async () => {
    const looks = [];
    for (const around of [
      (tag: string) => `<div slot="buttons">${tag}</div>`,
      (tag: string) => tag.replace('>', ' slot="buttons">'),
    ]) {
      const slide = await show(sized(1000, 700), around('<sqs-newsletter form-id="x"></sqs-newsletter>'));
      const button = await until(() => slide.querySelector('sqs-newsletter button'));
      const { backgroundColor, color, minHeight, padding } = getComputedStyle(button);
      looks.push({ backgroundColor, color, minHeight, padding });
    }
    expect(looks[0]).to.deep.equal(looks[1]);
  });

  it('stacks its buttons where they are too wide, and scrolls by keyboard what is too high', async () => {
    const wide = await show(`layout="landing-full-center-02" ${sized(1200, 900)}`);
    const row = (slide: HTMLElement) =>
      slide.shadowRoot!.querySelector<HTMLElement>('[data-area="actions"]')!;
    expect(row(wide).hasAttribute('data-stack')).to.be.false;
    expect(isTall(wide)).to.be.false;
    wide.style.inlineSize = '300px';
    await until(() => row(wide).hasAttribute('data-stack'));
    wide.style.setProperty('--sqs-cover-slide-height', '200px');
    await until(() => isTall(wide));
    expect(part(wide, 'front')?.ariaLabel).to.equal('Slow water');
    wide.style.setProperty('--sqs-cover-slide-height', '900px');
    await until(() => !isTall(wide));
    // Below a background it has a part of the slide only.
    wide.layout = 'landing-left-right-01';
    await wide.updateComplete;
    const { offsetHeight } = part(wide, 'grid')!;
    wide.style.setProperty('--sqs-cover-slide-height', `${offsetHeight + 20}px`);
    await until(() => isTall(wide));
  });

  it('makes long words of buttons smaller, down to 10 px, before it breaks them', async () => {
    const button = (slide: HTMLElement) => slide.querySelector<HTMLElement>('[slot="buttons"]')!;
    const action = (words: string) =>
      show(sized(320, 600), `<h2 slot="heading">Hi</h2><a slot="buttons" href="#a">${words}</a>`);
    const smaller = await action('Die Donaudampfschifffahrtsgesellschaft');
    expect(sizeOf(button(smaller))).to.be.within(10, 15.9);
    const lines = () => button(smaller).clientHeight / sizeOf(button(smaller));
    expect(lines(), 'two lines, and room around them').to.be.below(4);
    const broken = await action('y'.repeat(60));
    expect(sizeOf(button(broken))).to.equal(10);
    expect(button(broken).offsetWidth).to.be.at.most(320);
    const boxed = await show(
      `${sized(320, 600).replace('style="', 'style="font-size: 10px; ')}`,
      '<p slot="buttons"><a href="#a">Tour</a></p><p slot="buttons"><a href="#b">Donaudampfschifffahrtsgesellschaften</a></p>',
    );
    expect(sizeOf(boxed.querySelector('a')!), 'from its own size, not that of its box').to.be.within(
      10.5,
      15.9,
    );
  });

  it('shows a heading, figures and frames within its size, also inside of other boxes', async () => {
    const slide = await show(
      sized(320, 600),
      `<style>h1 { font-size: 5rem }</style><div slot="heading"><h1>Slow water</h1></div>
      <figure slot="media"><img src="${STILL}" width="1600" height="1067" alt="Dusk"></figure>`,
    );
    expect(sizeOf(slide.querySelector('h1')!)).to.equal(sizeOf(heading(slide)));
    const front = part(slide, 'front')!;
    expect(front.scrollWidth).to.equal(front.clientWidth);
    const { width, height } = slide.querySelector('img')!.getBoundingClientRect();
    expect(width / height).to.be.closeTo(1.5, 0.01);
  });

  describe('slices', () => {
    const slices = [
      { type: 'heading', text: 'A <b>bold</b> heading' },
      { type: 'body', body: { html: '<p>Some <em>words</em></p>' } },
      { type: 'buttons', links: [{ text: 'Go', clickthroughUrl: { url: '#go' } }] },
      { type: 'newsletter', formId: 'n' },
    ];
    const childrenOf = (slide: HTMLElement) =>
      [...slide.children].map(({ localName, slot }) => `${localName} ${slot}`.trim());

    it('become what an author would have written, text as text', async () => {
      const slide = await show('', json({ slices }));
      expect(childrenOf(slide)).to.deep.equal([
        'script',
        'h1 heading',
        'div body',
        'a buttons',
        'sqs-newsletter newsletter',
      ]);
      expect(heading(slide).textContent).to.equal('A <b>bold</b> heading');
      expect(slide.querySelector('em')?.textContent).to.equal('words');
      await until(() => slide.querySelector('sqs-newsletter input[type="email"]'));
    });

    it('change with the configuration, and are there once in a copy', async () => {
      const slide = await show('', json({ slices }));
      const copy = slide.cloneNode(true) as SqsCoverSlideElement;
      slide.replaceWith(copy);
      await fitted(copy);
      expect(copy.querySelectorAll('h1')).to.have.length(1);
      copy.config = { slices: [{ type: 'heading', text: 'Another' }] };
      await fitted(copy);
      expect(childrenOf(copy)).to.deep.equal(['script', 'h1 heading']);
      expect(copy.innerText.trim()).to.equal('Another');
    });

    it('jump nowhere while the tags that they became are drawn', async () => {
      const shifts: (Node | null)[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[])
          shifts.push(...sources.map(({ node }) => node));
      });
      observer.observe({ type: 'layout-shift' });
      const slices = [
        { type: 'heading', text: 'Slow water' },
        { type: 'newsletter', formId: 'n' },
        { type: 'body', text: 'Recorded in a boathouse.' },
      ];
      const slide = await show(sized(600, 500), json({ slices }));
      await until(() => getComputedStyle(part(slide, 'front')!).visibility === 'visible', 'seen');
      for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      observer.disconnect();
      expect(shifts.filter((node) => slide.contains(node))).to.deep.equal([]);
      expect(
        slide.querySelector('sqs-newsletter input')?.checkVisibility({ visibilityProperty: true }),
      ).to.equal(true);
    });

    it('that are wrong are told with their place', async () => {
      const lines = await errorsDuring(() =>
        show('', `${json({ slices: [{ type: 'headin', text: 'x' }] })}<p slot="hedding">y</p>`),
      );
      expect(lines).to.have.length(2);
      expect(lines.join('\n')).to.contain('slices.0.type').and.to.contain('did you mean "heading"?');
    });

    it('cannot hold another slide', async () => {
      const lines = await errorsDuring(async () => {
        const slide = await show(
          '',
          `${WORDS}<sqs-cover-slide slot="media"><h3>Inside</h3></sqs-cover-slide>`,
        );
        const inner = slide.querySelector('sqs-cover-slide') as SqsCoverSlideElement;
        await ready(inner);
        expect(inner.innerText).to.contain('Inside');
      });
      expect(lines.join()).to.contain('cannot stand in another slide');
    });
  });

  describe('backgrounds', () => {
    const words = (slide: HTMLElement) => part(slide, 'slide')?.dataset.words;

    it('decide whether words are light or dark', async () => {
      expect(words(await show('', json({ background: { color: '#14161b' } })))).to.equal('light');
      expect(words(await show('', json({ background: { color: '#ffd' } })))).to.equal('dark');
      expect(words(await show('words="light"', json({ background: { color: '#ffd' } })))).to.equal('light');
      expect(words(await show(''))).to.equal(undefined);
      expect(words(await show('layout="sso-full-center-01"', PICTURE))).to.equal(undefined);
    });

    it('are looked at again with each picture of a gallery', async () => {
      const pictures = ['%23fff', '%23000'].map((color) => ({
        src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${color}"/></svg>`,
        dimensions: '40x20',
      }));
      const background = { gallery: { items: pictures, controls: true, autoplay: false } };
      const slide = await show(
        sized(600, 400),
        json({ background, slices: [{ type: 'heading', text: 'A' }] }),
      );
      await until(() => words(slide) === 'dark', 'dark words on white');
      const gallery = slide.querySelector('sqs-gallery') as SqsGalleryElement;
      const { height } = gallery.shadowRoot!.querySelector('img')!.getBoundingClientRect();
      expect(height).to.equal(400);
      part<HTMLButtonElement>(gallery, 'next')?.click();
      await until(() => words(slide) === 'light', 'light words on black');
    });

    it('that never come leave words that can be read, and no sign of a broken picture', async () => {
      const lost = '<img slot="background" src="/none.jpg" alt="">';
      const slide = await show('', lost + WORDS);
      const behind = part(slide, 'background')!;
      await until(() => slide.querySelector('img')!.complete);
      await until(() => behind.dataset.lost);
      expect(words(slide)).to.equal('light');
      expect(getComputedStyle(behind).backgroundColor).to.equal('rgb(34, 34, 34)');
      expect(getComputedStyle(slide.querySelector('img')!).opacity).to.equal('0');

      const background = { color: '#fdf6e3', image: { src: '/none.jpg' } };
      const coloured = await show('', json({ background }));
      await until(() => part(coloured, 'background')!.dataset.lost);
      expect(words(coloured)).to.equal('dark');
      expect(getComputedStyle(part(coloured, 'background')!).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    });

    it('of a gallery fill their part of the slide, and no more', async () => {
      const background = { gallery: { items: [{ src: STILL, dimensions: '1600x1067' }], autoplay: false } };
      for (const layout of ['landing-left-right-01', 'profile-center-center-01'])
        for (const width of [360, 1000]) {
          const slide = await show(`layout="${layout}" ${sized(width, 700)}`, json({ background }));
          const gallery = await until(() => slide.querySelector('sqs-gallery')!);
          const stage = await until(() => part(gallery, 'stage'));
          const place = part(slide, 'background')!;
          expect(stage.offsetHeight, `${layout} at ${width}`).to.be.closeTo(place.clientHeight, 1);
          expect(stage.offsetWidth, `${layout} at ${width}`).to.be.closeTo(place.clientWidth, 1);
        }
    });

    it('keep their buttons within reach', async () => {
      const slide = await show('', json({ background: { video: { url: '/none.mp4', noAutoplay: true } } }));
      const video = await until(() => slide.querySelector('sqs-bg-video'));
      const button = await until(() => part<HTMLButtonElement>(video, 'button'));
      const { left, top, width, height } = button.getBoundingClientRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).to.equal(video);
    });
  });

  it('tells when it is ready, and shows it to the page', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    const slide = document.createElement('sqs-cover-slide');
    slide.innerHTML = PICTURE + WORDS;
    const ready = new Promise((done) =>
      slide.addEventListener('sqs-cover-slide-ready', done, { once: true }),
    );
    main.append(slide);
    await ready;
    expect(slide.classList.contains('sqs-slide-ready')).to.be.true;
    expect(slide.querySelector('img')?.complete).to.be.true;
  });
});
