import { expect, fixture, html } from '@open-wc/testing';
import FakeTimers from '@sinonjs/fake-timers';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { SqsGalleryElement } from '../../elements/sqs-gallery.ts';
import { ready } from '../../src/testing/index.ts';
import { VIDEO_FILE } from '../support/browser/media.ts';
import { countListeners, focused, hidden, nameOf, part, shown } from '../support/browser/overlay.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { type StubAnswer, stubApi } from '../support/browser/stub.ts';

/** A picture of its own colour and number. */
function pictureUrl(number: number, width = 600, height = 400): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="hsl(${number * 40} 40% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const figure = (number: number, inside = '') =>
  `<figure><img src="${pictureUrl(number)}" width="600" height="400" alt="Picture ${number}"><figcaption><strong>Title ${number}</strong> Words ${number}</figcaption>${inside}</figure>`;
const figures = (count: number) => Array.from({ length: count }, (_, index) => figure(index + 1)).join('');

async function gallery(attributes = '', content = figures(4), width = 640): Promise<SqsGalleryElement> {
  const main = await fixture<HTMLElement>(html`<main></main>`);
  main.style.maxInlineSize = `${width}px`;
  main.innerHTML = `<sqs-gallery ${attributes}>${content}</sqs-gallery>`;
  const element = main.firstElementChild as SqsGalleryElement;
  await element.updateComplete;
  return element;
}

const parts = <T extends HTMLElement = HTMLElement>(element: HTMLElement, name: string) => [
  ...(element.shadowRoot?.querySelectorAll<T>(`[part="${name}"]`) ?? []),
];
const track = (element: HTMLElement) => part(element, 'track') as HTMLElement;
const items = (element: HTMLElement) => parts(element, 'item');
const alts = (element: HTMLElement) => parts<HTMLImageElement>(element, 'image').map(({ alt }) => alt);
/** Those of slides that are far away wait. */
const allLoaded = (element: HTMLElement) =>
  until(
    () =>
      parts(element, 'picture').every(
        (picture) => picture.dataset.state === 'loaded' || picture.querySelector('[data-src]'),
      ),
    'all loaded',
  );
/** The index of the slide that fills the track. */
function slideInView(element: HTMLElement): number {
  const { left } = track(element).getBoundingClientRect();
  return items(element).findIndex((item) => Math.abs(item.getBoundingClientRect().left - left) < 2);
}
const slideIs = (element: SqsGalleryElement, index: number) =>
  until(() => element.index === index && slideInView(element) === index, `slide ${index}`);

describe('<sqs-gallery>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  describe('is accessible', () => {
    const states: [string, string][] = [
      ['as a grid', 'lightbox'],
      ['as a grid with words that wait for the pointer', 'show-meta-on-hover'],
      ['as a slideshow', 'design="slideshow" autoplay controls'],
      ['as a slider', 'design="slider" controls auto-crop="false" thumbnails'],
      ['as a stack', 'design="stacked"'],
      ['in columns', 'design="autocolumns" max-width="150" lightbox'],
    ];
    for (const [name, attributes] of states)
      it(name, async () => {
        const element = await gallery(
          attributes,
          `${figures(3)}<a href="/x"><img alt="Linked" width="30" height="20" src="data:,"></a>`,
        );
        items(element).at(-1)?.scrollIntoView();
        await until(() => parts(element, 'failed').length === 1, 'the lost picture');
        await expectAccessibleEverywhere(element);
      });
  });

  it('of one picture is no carousel to who hears it, and no stop for the keys', async () => {
    const told = async (count: number) => {
      const element = await gallery('design="slideshow" autoplay controls', figures(count));
      await allLoaded(element);
      const [slide] = items(element);
      return [
        part(element, 'gallery')?.ariaRoleDescription,
        slide?.ariaRoleDescription,
        slide?.ariaLabel,
        track(element).tabIndex,
      ];
    };
    expect(await told(1)).to.deep.equal([null, null, null, -1]);
    expect(await told(2)).to.deep.equal(['carousel', 'slide', 'Picture 1 of 2: Title 1', 0]);
  });

  describe('pictures', () => {
    it('are read from what an author wrote, and from what a formatter wrote', async () => {
      const stub = await stubApi({
        '/a.jpg': [
          {
            text: decodeURIComponent(pictureUrl(1).split(',')[1] ?? ''),
            headers: { 'content-type': 'image/svg+xml' },
          },
        ],
      });
      const element = await gallery(
        '',
        `<ul><li><a href="/one" target="_blank"><img src="${pictureUrl(1)}" srcset="${pictureUrl(2)} 2x" width="60" height="40" alt="A"></a></li>
        <li><img src="${pictureUrl(2)}" width="60" height="40" alt="B"></li></ul>
        <div class="slide"><noscript><img src="x" alt="no"></noscript><img data-src="${stub.root}a.jpg" data-image-dimensions="600x400" data-image-focal-point="0.1,0.2" data-load="false" alt="C">
          <div class="meta"><div class="meta-title">Cee</div><div class="meta-description">Sea</div></div></div>
        <sqs-image src="${pictureUrl(3)}" dimensions="30x20" loader="raw" alt="D"></sqs-image>`,
      );
      await until(() => alts(element).length === 4, 'four pictures');
      expect(alts(element)).to.deep.equal(['A', 'B', 'C', 'D']);
      await allLoaded(element);
      const [first, , third] = parts<HTMLImageElement>(element, 'image');
      expect(first?.srcset).to.contain(' 2x');
      expect([third?.style.objectPosition, third?.srcset.includes('format=300w')]).to.deep.equal([
        '10% 20%',
        true,
      ]);
      const link = part<HTMLAnchorElement>(element, 'link');
      expect([link?.getAttribute('href'), link?.target, link?.rel]).to.deep.equal([
        '/one',
        '_blank',
        'noopener',
      ]);
      expect(items(element)[2]?.innerText.split('\n').filter(Boolean)).to.deep.equal(['Cee', 'Sea']);
    });

    it('stand beside players and drawings, each a slide of its own', async () => {
      const players =
        '<video width="60" height="40"></video><iframe srcdoc="x" title="A page"></iframe><svg width="60" height="40"></svg><sqs-video src="https://vimeo.com/76979871"><a href="https://vimeo.com/76979871"><img src="data:," alt="no"></a></sqs-video>';
      const element = await gallery('design="slideshow"', figures(1) + players);
      await allLoaded(element);
      await ready(element.querySelector('sqs-video') as HTMLElement);
      expect(items(element).length).to.equal(5);
      expect(alts(element)).to.deep.equal(['Picture 1']);
      for (const player of element.querySelectorAll('video,iframe,svg,sqs-video')) {
        const { width, height } = player.getBoundingClientRect();
        expect(width, player.localName).to.be.closeTo(track(element).clientWidth, 1);
        expect(height, player.localName).to.be.greaterThan(100);
      }
    });

    it('have the words that stand first in bold as their title, and keep lines and links of the others', async () => {
      const captioned = (caption: string) =>
        `<figure><img src="${pictureUrl(1)}" width="600" height="400" alt="A"><figcaption>${caption}</figcaption></figure>`;
      const element = await gallery(
        'design="stacked"',
        [
          'Canvas. <strong>Sold</strong>',
          '<strong>Dawn</strong><br>Oil',
          '<p>2026</p><h3>Dusk</h3>',
          '<b>Night</b><p>First.</p><p>Second.</p>by <a href="/ann">Ann</a><br>Oslo',
        ]
          .map(captioned)
          .join(''),
      );
      await allLoaded(element);
      const lines = items(element).map((item) =>
        ['title', 'description'].map((name) =>
          item
            .querySelector<HTMLElement>(`[part="${name}"]`)
            ?.innerText.split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
            .join(' | '),
        ),
      );
      expect(lines).to.deep.equal([
        ['Canvas. Sold', undefined],
        ['Dawn', 'Oil'],
        ['Dusk', '2026'],
        ['Night', 'First. | Second. | by Ann | Oslo'],
      ]);
      expect(items(element)[0]?.querySelector('strong')?.textContent).to.equal('Sold');
      // No empty line between title and text.
      const [, second] = parts(element, 'description');
      expect((second ?? part(element, 'description'))?.getBoundingClientRect().height).to.be.below(40);
    });

    it('are there though a loader of the page keeps them back until they come near', async () => {
      const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
      const element = await gallery(
        '',
        `<img src="${blank}" data-lazy-src="${pictureUrl(1)}" width="600" height="400" alt="A"><noscript><img src="x" alt="no"></noscript>
        <img src="${pictureUrl(2)}" srcset="${blank}" data-lazy-srcset="${pictureUrl(3)} 600w" width="600" height="400" alt="B">
        <picture><source srcset="${blank}" data-srcset="${pictureUrl(4)}"><img data-src="${pictureUrl(5)}" width="600" height="400" alt="C"></picture>`,
      );
      await allLoaded(element);
      expect(parts<HTMLImageElement>(element, 'image').map(({ currentSrc }) => currentSrc)).to.deep.equal(
        [1, 3, 4].map((number) => pictureUrl(number)),
      );
    });

    it('come from the sources of their picture elements', async () => {
      const element = await gallery(
        '',
        `<picture><source media="(min-width: 1px)" srcset="${pictureUrl(2)}"><img src="${pictureUrl(1)}" width="60" height="40" alt="A"></picture>`,
      );
      await allLoaded(element);
      expect(part<HTMLImageElement>(element, 'image')?.currentSrc).to.equal(pictureUrl(2));
    });

    it('open over the page whatever their addresses end with', async () => {
      const blob = URL.createObjectURL(
        new Blob([decodeURIComponent(pictureUrl(1).split(',')[1] ?? '')], { type: 'image/svg+xml' }),
      );
      const stub = await stubApi({
        '/photo': [
          {
            text: decodeURIComponent(pictureUrl(2).split(',')[1] ?? ''),
            headers: { 'content-type': 'image/svg+xml' },
          },
        ],
      });
      const element = await gallery(
        'lightbox',
        [blob, `${stub.root}photo`]
          .map((src) => `<img src="${src}" width="600" height="400" alt="A">`)
          .join(''),
      );
      await allLoaded(element);
      await customElements.whenDefined('sqs-lightbox');
      const lightbox = element.shadowRoot?.querySelector('sqs-lightbox') as HTMLElement;
      parts(element, 'link')[1]?.click();
      await shown(lightbox);
      await until(() => part(lightbox, 'viewer')?.dataset.state === 'shown', 'the picture');
      expect(part(lightbox, 'counter')?.textContent).to.equal('2 / 2');
    });

    it('come from the JSON child, too', async () => {
      const listed = {
        items: [
          { src: pictureUrl(1), dimensions: '600x400', alt: 'A', title: 'Ay', href: 'javascript:alert(1)' },
          { assetUrl: pictureUrl(2), originalSize: '600x400', title: 'Bee', clickthroughUrl: { url: '/b' } },
        ],
      };
      const element = await gallery('', `<script type="application/json">${JSON.stringify(listed)}</script>`);
      await allLoaded(element);
      expect(alts(element)).to.deep.equal(['A', 'Bee']);
      expect(
        parts<HTMLAnchorElement>(element, 'link').map((link) => link.getAttribute('href')),
      ).to.deep.equal(['/b']);
    });

    it('without a size are dropped, but for videos and demo pictures', async () => {
      const src = '/stub/none/a.jpg';
      const element = await gallery();
      element.config = {
        items: [
          { src, alt: 'none' },
          { src, alt: 'wrong', dimensions: 'wide' },
          { src, alt: 'size', dimensions: '3x2' },
          { src, alt: 'video', isVideo: true },
          { src, alt: 'demo', isDemo: true },
        ],
      };
      await element.updateComplete;
      expect(alts(element)).to.deep.equal(['size', 'video', 'demo']);
    });

    it('have their size from themselves when nobody wrote it', async () => {
      const element = await gallery('', `<img src="${pictureUrl(1)}" alt="A"><img src="data:," alt="">`);
      await until(() => alts(element).length === 1, 'the picture that has arrived');
      expect(part<HTMLImageElement>(element, 'image')?.width).to.be.greaterThan(0);
    });

    it('that are lost and have no size keep a place for their text', async () => {
      const element = await gallery(
        '',
        `<img src="${pictureUrl(1)}" alt="A"><img src="data:," alt="A lost field">`,
      );
      await until(() => part(element, 'failed')?.textContent === 'A lost field');
      expect(alts(element)).to.have.length(2);
    });

    it('follow the page as it adds, changes and removes them', async () => {
      const element = await gallery();
      element.insertAdjacentHTML('beforeend', figure(5));
      await until(() => alts(element).length === 5, 'added');
      element.querySelector('img')?.setAttribute('alt', 'Other');
      await until(() => alts(element)[0] === 'Other', 'changed');
      element.querySelector('figure')?.remove();
      await until(() => alts(element).length === 4, 'removed');
      expect(element.querySelectorAll('figure')).to.have.length(4);
    });

    it('stay what they are when others come, and when something else is set', async () => {
      const element = await gallery('design="slideshow"');
      const before = parts(element, 'image');
      element.label = 'Hills';
      element.controls = true;
      element.insertAdjacentHTML('afterbegin', figure(9));
      await until(() => parts(element, 'image').length === 5, 'one more');
      expect(parts(element, 'image').slice(1)).to.deep.equal(before);
      expect(items(element)[1]?.ariaLabel).to.equal('Picture 2 of 5: Title 1');
      element.design = 'grid';
      await element.updateComplete;
      expect(items(element).map(({ localName, ariaLabel }) => localName + ariaLabel)).to.deep.equal(
        Array(5).fill('linull'),
      );
      expect(parts<HTMLImageElement>(element, 'image').every(({ src }) => src)).to.equal(true);
    });

    it('keep the links in their captions, which are not their own', async () => {
      const caption = '<figcaption><strong>Dawn</strong> Photo: <a href="/ada">Ada</a></figcaption>';
      const image = `<img src="${pictureUrl(1)}" width="60" height="40" alt="A">`;
      const element = await gallery('', `<figure>${image}${caption}</figure>`);
      expect(part(element, 'link')).to.equal(null);
      const copy = () => part(element, 'description')?.querySelector('a');
      expect([part(element, 'title')?.textContent, copy()?.getAttribute('href')]).to.deep.equal([
        'Dawn',
        '/ada',
      ]);
      const own = element.querySelector('figcaption a') as HTMLElement;
      own.setAttribute('href', '/grace');
      await until(() => copy()?.getAttribute('href') === '/grace', 'the new link');
      expect(own.isConnected).to.equal(true);
    });

    it('stand beside an author’s own elements, which are shown as they are', async () => {
      const element = await gallery(
        'design="slideshow"',
        `${figure(1)}<blockquote id="own">Hills <a href="/h">are</a> fine.</blockquote>`,
      );
      const own = element.querySelector('#own') as HTMLElement;
      expect(own.assignedSlot?.parentElement).to.equal(items(element)[1]);
      await until(() => items(element)[1]?.inert, 'out of view');
      element.show(1);
      await until(() => items(element)[1]?.inert === false, 'in view');
    });

    it('show their text when they are lost', async () => {
      const element = await gallery(
        '',
        '<img src="data:," width="3" height="2" alt="A lost field"><img src="data:," width="3" height="2" alt="">',
      );
      await until(() => parts(element, 'failed').length === 2, 'both told');
      expect(parts(element, 'failed').map((text) => text.textContent)).to.deep.equal([
        'A lost field',
        'This picture could not be loaded.',
      ]);
    });

    it('keep their place before they are there', async () => {
      const answer: StubAnswer = {
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>',
        headers: { 'content-type': 'image/svg+xml' },
        hold: 'a',
      };
      const stub = await stubApi({ '/a.svg': [answer] });
      const element = await gallery(
        'design="stacked"',
        `<img data-src="${stub.root}a.svg" data-image-dimensions="600x300" data-color-topleft="#f00" data-color-topright="#0f0" data-color-bottomleft="#00f" data-color-bottomright="#fff" alt="A">`,
      );
      const place = part(element, 'picture') as HTMLElement;
      expect([Math.round(place.offsetHeight), place.dataset.state]).to.deep.equal([320, 'loading']);
      expect(place.style.background).to.contain('radial-gradient');
      await stub.release('a');
      await allLoaded(element);
      expect([Math.round(place.offsetHeight), place.style.background]).to.deep.equal([320, '']);
    });
  });

  describe('designs', () => {
    const ratios: [string, number][] = [
      ['square', 1],
      ['standard', 1.5],
      ['standard-vertical', 2 / 3],
      ['four-three', 4 / 3],
      ['three-four-vertical', 3 / 4],
      ['widescreen', 16 / 9],
      ['anamorphic-widescreen', 2.4],
    ];
    it('grid: so many in a row, in one shape', async () => {
      const element = await gallery('thumbnails-per-row="3" padding="10"');
      const tops = items(element).map(({ offsetTop }) => offsetTop);
      expect(tops.filter((top) => top === tops[0])).to.have.length(3);
      for (const [name, ratio] of ratios) {
        element.aspectRatio = name as 'square';
        await element.updateComplete;
        const { offsetWidth, offsetHeight } = part(element, 'picture') as HTMLElement;
        expect(offsetWidth / offsetHeight, name).to.be.closeTo(ratio, 0.03);
      }
      element.squareThumbs = false;
      await element.updateComplete;
      const { offsetWidth, offsetHeight } = part(element, 'picture') as HTMLElement;
      expect(offsetWidth / offsetHeight).to.be.closeTo(1.5, 0.03);
    });

    it('grid: counts its row by density, size, orientation and ratio', async () => {
      await setViewport({ width: 1000, height: 800 });
      const perRow = (element: HTMLElement) =>
        getComputedStyle(track(element)).gridTemplateColumns.split(' ').length;
      const element = await gallery('density="medium" padding="0"', figures(6), 900);
      await until(() => perRow(element) === 4, 'four on a desk');
      element.density = 'very-low';
      await until(() => perRow(element) === 2, 'two');
      element.orientation = 'vertical';
      await until(() => perRow(element) === 3, 'three that stand');
      const { width, height } = part(element, 'picture')!.getBoundingClientRect();
      expect(height / width).to.be.closeTo(1.5, 0.02);
      (element.parentElement as HTMLElement).style.maxInlineSize = '700px';
      await until(() => perRow(element) === 2, 'two on a tablet');
    });

    it('slider: as many at once as wanted', async () => {
      const element = await gallery('design="slider" slides-per-view="3" padding="10"', figures(6), 640);
      const widths = items(element).map((item) => Math.round(item.getBoundingClientRect().width));
      expect(new Set(widths)).to.deep.equal(new Set([207]));
    });

    it('slider: each of several pictures as wide as its place, however wide they are', async () => {
      for (const width of [1000, 300]) {
        const element = await gallery('design="slider" slides-per-view="3" padding="10"', figures(6), width);
        for (const item of items(element)) {
          const picture = item.querySelector('[part="picture"]')!.getBoundingClientRect();
          expect(picture.width).to.be.closeTo(item.getBoundingClientRect().width, 0.5);
        }
      }
    });

    it('grid with a viewer: as high as its pictures and words', async () => {
      const element = await gallery('lightbox', figures(3));
      const [whole, stage] = ['gallery', 'stage'].map((name) => part(element, name)!.getBoundingClientRect());
      expect(whole!.bottom).to.be.closeTo(stage!.bottom, 0.5);
    });

    it('in another order for each visit', async () => {
      const { random } = Math;
      Math.random = () => 0;
      const element = await gallery('order="random"', figures(4));
      Math.random = random;
      expect([...alts(element)].sort()).to.deep.equal([1, 2, 3, 4].map((number) => `Picture ${number}`));
      expect(alts(element)).not.to.deep.equal([1, 2, 3, 4].map((number) => `Picture ${number}`));
    });

    it('grid: fewer in a row where they would be too small', async () => {
      const element = await gallery('thumbnails-per-row="10" padding="10"', figures(10), 320);
      const tops = items(element).map(({ offsetTop }) => offsetTop);
      expect(tops.filter((top) => top === tops[0])).to.have.length(2);
    });

    it('autocolumns: in their columns also when all are drawn anew', async () => {
      const element = await gallery('design="autocolumns" max-width="200" padding="20"');
      await allLoaded(element);
      const placesOf = () => items(element).map(({ offsetLeft, offsetTop }) => `${offsetLeft} ${offsetTop}`);
      const before = placesOf();
      element.newWindow = true;
      await element.updateComplete;
      await until(() => `${placesOf()}` === `${before}`, 'the same places');
    });

    it('autocolumns: the shortest column takes the next, again when the width changes', async () => {
      const shapes = [
        [600, 900],
        [600, 300],
        [600, 600],
        [600, 300],
        [600, 300],
      ] as const;
      const element = await gallery(
        'design="autocolumns" max-width="200" padding="20" show-meta="false"',
        shapes
          .map(
            ([w, h], index) =>
              `<img src="${pictureUrl(index, w, h)}" width="${w}" height="${h}" alt="P${index}">`,
          )
          .join(''),
      );
      const columnsOf = () => {
        const lefts = [...new Set(items(element).map(({ offsetLeft }) => offsetLeft))].sort((a, b) => a - b);
        return items(element).map(({ offsetLeft }) => lefts.indexOf(offsetLeft));
      };
      // (640 - 2 · 20) / 3 = 200
      expect(columnsOf()).to.deep.equal([0, 1, 2, 1, 2]);
      (element.parentElement as HTMLElement).style.maxInlineSize = '300px';
      await until(() => Math.max(...columnsOf()) === 1, 'two columns');
      const boxes = items(element).map((item) => item.getBoundingClientRect());
      expect(
        boxes.some((a, i) =>
          boxes.some((b, j) => i < j && a.left === b.left && a.top < b.bottom && b.top < a.bottom),
        ),
      ).to.equal(false);
    });

    it('words stand at each of the seven places, also from right to left', async () => {
      const element = await gallery('design="stacked"', figure(1));
      const where = async (position: string) => {
        element.setAttribute('meta-position', position);
        await element.updateComplete;
        const outer = (part(element, 'item') as HTMLElement).getBoundingClientRect();
        const inner = (part(element, 'meta') as HTMLElement).getBoundingClientRect();
        const side = (before: number, after: number) =>
          Math.abs(before - after) < 3 ? 0 : before < after ? -1 : 1;
        return [
          side(inner.left - outer.left, outer.right - inner.right),
          side(inner.top - outer.top, outer.bottom - inner.bottom),
        ];
      };
      for (const dir of ['ltr', 'rtl']) {
        element.dir = dir;
        expect(await where('top')).to.deep.equal([0, -1]);
        expect(await where('top-left')).to.deep.equal([-1, -1]);
        expect(await where('top-right')).to.deep.equal([1, -1]);
        expect(await where('center')).to.deep.equal([0, 0]);
        expect(await where('bottom-left')).to.deep.equal([-1, 1]);
        expect(await where('bottom-right')).to.deep.equal([1, 1]);
        expect(await where('bottom')).to.deep.equal([0, 1]);
      }
    });

    it('words can be left out, shortened, or wait for the pointer', async () => {
      const link = `<a href="/x"><img src="${pictureUrl(1)}" width="60" height="40" alt="A"></a>`;
      const element = await gallery(
        'show-meta-on-hover',
        `<figure>${link}<figcaption><b>Title</b> Words</figcaption></figure>`,
      );
      const meta = () => part(element, 'meta') as HTMLElement;
      expect(meta().dataset.hover).to.equal('true');
      const canHover = matchMedia('(hover: hover)').matches;
      expect(getComputedStyle(meta()).opacity).to.equal(canHover ? '0' : '1');
      part(element, 'link')?.focus();
      await until(() => getComputedStyle(meta()).opacity === '1', 'shown with the focus');
      element.showMetaOnlyTitle = true;
      await element.updateComplete;
      expect(meta().innerText.trim()).to.equal('Title');
      element.showMetaBasic = false;
      await element.updateComplete;
      expect(meta()).to.equal(null);
    });

    it('grid: fills its box by repeating, and says when it cannot', async () => {
      const element = await gallery(
        'fill padding="0" thumbnails-per-row="4" style="block-size: 400px" show-meta="false"',
      );
      await until(() => items(element).length === 12, 'three rows of 160 px');
      const [own, clone] = [items(element)[3], items(element)[4]];
      expect([own?.inert, clone?.inert, clone?.ariaHidden]).to.deep.equal([false, true, 'true']);
      const mistakes = record(element, 'sqs-config-error');
      const lines = await errorsDuring(async () => {
        element.style.blockSize = '16001px';
        await until(() => mistakes.length > 0, 'told');
      });
      expect(lines[0]).to.contain('Could not duplicate enough rows to fill a grid gallery to fit container.');
      await until(() => items(element).length === 4, 'its own pictures');
    });

    it('crop in the middle, or around the focal point, in the shape of all', async () => {
      const tall = `<img src="${pictureUrl(9, 400, 900)}" width="400" height="900" alt="Tall">`;
      for (const attributes of [
        '',
        'design="slideshow"',
        'design="slideshow" auto-crop="false"',
        'design="slider"',
      ]) {
        const element = await gallery(attributes, figures(1) + tall);
        await until(() => parts(element, 'picture').length === 2, 'both');
        const [picture, image] = [parts(element, 'picture')[1], parts(element, 'image')[1]];
        expect(image?.offsetHeight, attributes).to.be.closeTo(picture?.offsetHeight ?? 0, 1);
        expect(picture?.offsetHeight, attributes).to.equal(parts(element, 'picture')[0]?.offsetHeight);
      }
    });

    it('slideshow: a description stands under the picture where it would cover it', async () => {
      const element = await gallery('design="slideshow"', figures(2), 300);
      const [picture, meta] = [part(element, 'picture'), part(element, 'meta')] as [HTMLElement, HTMLElement];
      const bottom = () => picture.getBoundingClientRect().bottom;
      expect(meta.getBoundingClientRect().top).to.be.at.least(bottom() - 1);
      (element.parentElement as HTMLElement).style.maxInlineSize = '600px';
      await until(() => meta.getBoundingClientRect().bottom <= bottom() + 1, 'over the picture');
    });

    it('buttons stand in the middle of the pictures, whatever words are below these', async () => {
      for (const attributes of [
        'design="slideshow" controls',
        'design="slider" controls slides-per-view="3"',
        'design="slider" controls style="--sqs-gallery-height: 200px"',
      ]) {
        const element = await gallery(attributes, figures(5).replaceAll('Words', 'Words '.repeat(20)), 300);
        const [picture, next] = [part(element, 'picture'), part(element, 'next')] as [
          HTMLElement,
          HTMLElement,
        ];
        const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
        expect(middle(next.getBoundingClientRect()), attributes).to.be.closeTo(
          middle(picture.getBoundingClientRect()),
          1,
        );
      }
    });

    it('words stand under small pictures, wherever they stand over large ones', async () => {
      for (const attributes of [
        'thumbnails-per-row="2" meta-position="center"',
        'design="stacked" meta-position="top-left"',
      ]) {
        const element = await gallery(attributes, figures(2), attributes.includes('stacked') ? 150 : 320);
        const [picture, meta] = [part(element, 'picture'), part(element, 'meta')] as [
          HTMLElement,
          HTMLElement,
        ];
        const bottom = () => picture.getBoundingClientRect().bottom;
        expect(meta.getBoundingClientRect().top, attributes).to.be.at.least(bottom() - 1);
        (element.parentElement as HTMLElement).style.maxInlineSize = '700px';
        await until(
          () => meta.getBoundingClientRect().bottom <= bottom() + 1,
          `${attributes}: over the picture`,
        );
      }
    });

    it('slideshow: whole pictures stand on a ground, unless it is to be transparent', async () => {
      const element = await gallery('design="slideshow" auto-crop="false"');
      await allLoaded(element);
      const look = () => [
        getComputedStyle(part(element, 'image') as HTMLElement).objectFit,
        getComputedStyle(part(element, 'picture') as HTMLElement).backgroundColor === 'rgba(0, 0, 0, 0)',
      ];
      expect(look()).to.deep.equal(['contain', false]);
      element.transparentBackground = true;
      await element.updateComplete;
      expect(look()).to.deep.equal(['contain', true]);
      element.autoCrop = true;
      await element.updateComplete;
      expect(look()).to.deep.equal(['cover', true]);
    });

    for (const design of ['grid', 'autocolumns'])
      it(`print shows a gallery as ${design} beside each other, none over another`, async () => {
        const element = await gallery(`design="${design}" max-width="200"`);
        await allLoaded(element);
        await emulateMedia({ media: 'print' });
        const boxes = items(element).map((item) => item.getBoundingClientRect());
        await emulateMedia({ media: 'screen' });
        expect(new Set(boxes.map(({ left }) => left)).size).to.be.above(1);
        for (const [at, box] of boxes.entries())
          for (const other of boxes.slice(at + 1))
            expect(other.top >= box.bottom || other.left >= box.right || other.right <= box.left).to.equal(
              true,
            );
      });

    it('print shows every slide, and loads it', async () => {
      const element = await gallery('design="slideshow" controls');
      await emulateMedia({ media: 'print' });
      try {
        dispatchEvent(new Event('beforeprint'));
        expect(
          parts<HTMLImageElement>(element, 'image').every(({ src, loading }) => src && loading === 'eager'),
        ).to.equal(true);
        const tops = items(element).map(({ offsetTop }) => offsetTop);
        expect(new Set(tops).size).to.equal(4);
        expect(getComputedStyle(part(element, 'next') as HTMLElement).display).to.equal('none');
      } finally {
        await emulateMedia({ media: 'screen' });
      }
    });
  });

  describe('one after the other', () => {
    it('by buttons, in a circle, telling the page and people who do not see it', async () => {
      const element = await gallery('design="slideshow" controls');
      const changes = record(element, 'sqs-gallery-change');
      part(element, 'next')?.click();
      await slideIs(element, 1);
      expect(part(element, 'status')?.textContent).to.equal('Picture 2 of 4: Title 2');
      part(element, 'previous')?.click();
      await slideIs(element, 0);
      part(element, 'previous')?.click();
      await slideIs(element, 3);
      part(element, 'next')?.click();
      await slideIs(element, 0);
      expect(changes).to.deep.equal([1, 0, 3, 0].map((index) => ({ index, reason: 'button' })));
    });

    for (const [dir, forth, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const)
      it(`by keys, ${dir}`, async () => {
        const element = await gallery(`design="slideshow" dir="${dir}"`);
        const changes = record(element, 'sqs-gallery-change');
        track(element).focus();
        await sendKeys({ press: forth });
        await until(() => element.index === 1, 'second');
        await sendKeys({ press: 'End' });
        await until(() => element.index === 3, 'last');
        await sendKeys({ press: forth });
        await until(() => element.index === 0, 'first again');
        await sendKeys({ press: back });
        await until(() => element.index === 3, 'last again');
        await sendKeys({ press: 'Home' });
        await until(() => element.index === 0, 'home');
        expect(changes.every((detail) => (detail as { reason: string }).reason === 'key')).to.equal(true);
        expect(nameOf(focused())).to.equal('track');
      });

    it('by thumbnails, which are one stop of the tab key', async () => {
      const element = await gallery('design="slideshow"');
      const thumbnails = parts<HTMLButtonElement>(element, 'thumbnail');
      expect(thumbnails.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1]);
      thumbnails[2]?.click();
      await slideIs(element, 2);
      expect(thumbnails.map((button) => button.getAttribute('aria-current'))).to.deep.equal([
        null,
        null,
        'true',
        null,
      ]);
      thumbnails[2]?.focus();
      await sendKeys({ press: 'ArrowRight' });
      await slideIs(element, 3);
      expect(focused()).to.equal(thumbnails[3]);
      expect(thumbnails[0]?.offsetHeight).to.equal(80);
      element.thumbnailStripHeight = 0;
      await element.updateComplete;
      expect(parts(element, 'thumbnail')).to.have.length(0);
    });

    it('by dots, which are one stop of the tab key', async () => {
      const element = await gallery('design="slideshow" thumbnails="false" dots');
      const changes = record(element, 'sqs-gallery-change');
      const dots = parts<HTMLButtonElement>(element, 'dot');
      expect(dots.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1]);
      expect(dots.every((dot) => dot.getBoundingClientRect().width >= 24)).to.be.true;
      dots[2]?.click();
      await slideIs(element, 2);
      expect(dots[2]?.getAttribute('aria-current')).to.equal('true');
      expect(changes).to.deep.equal([{ index: 2, reason: 'thumbnail' }]);
    });

    it('by many dots in no more than three rows, with the one that is shown in view', async () => {
      const main = await fixture<HTMLElement>(html`<main></main>`);
      main.style.inlineSize = '328px';
      main.innerHTML = `<sqs-gallery design="slideshow" thumbnails="false" dots>${figures(60)}</sqs-gallery>`;
      const element = main.firstElementChild as SqsGalleryElement;
      await element.updateComplete;
      const row = part(element, 'dots')!.getBoundingClientRect();
      expect(row.height).to.be.at.most(3 * 24);
      const { scrollY } = window;
      element.show(59);
      await slideIs(element, 59);
      await until(() => {
        const dot = parts(element, 'dot')[59]!.getBoundingClientRect();
        return dot.top >= row.top && dot.bottom <= row.bottom;
      }, 'the dot in view');
      expect(window.scrollY).to.equal(scrollY);
    });

    for (const attributes of ['design="slideshow"', 'design="slideshow" loop', 'design="slider"'])
      it(`with their pictures also when all are drawn anew, as by a language that comes late: ${attributes}`, async () => {
        const element = await gallery(attributes);
        await allLoaded(element);
        element.newWindow = true;
        await element.updateComplete;
        await until(() => parts(element, 'picture')[0]?.dataset.state === 'loaded', 'the first picture');
        element.show(2);
        await until(
          () => element.index === 2 && parts(element, 'picture')[2]?.dataset.state === 'loaded',
          'a later one',
        );
        await until(() => !items(element)[2]?.inert, 'within reach');
      });

    it('by a mouse that drags, which follows no link on its way', async () => {
      const linked = figures(3)
        .replaceAll('<figure>', '<figure><a href="#gone">')
        .replaceAll('><figcaption', '></a><figcaption');
      const element = await gallery('design="slideshow" thumbnails="false"', linked);
      await allLoaded(element);
      const changes = record(element, 'sqs-gallery-change');
      const { left, top, width } = track(element).getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(left + width - 20), Math.round(top + 60)] });
      await sendMouse({ type: 'down' });
      for (const share of [0.7, 0.4, 0.2])
        await sendMouse({ type: 'move', position: [Math.round(left + width * share), Math.round(top + 60)] });
      await sendMouse({ type: 'up' });
      await slideIs(element, 1);
      expect(changes).to.deep.equal([{ index: 1, reason: 'swipe' }]);
      expect(location.hash).not.to.equal('#gone');
      await until(() => !track(element).hasAttribute('data-dragged'));
    });

    it('by a swipe, which is a scroll', async () => {
      const element = await gallery('design="slideshow"');
      const changes = record(element, 'sqs-gallery-change');
      const { x, y } = track(element).getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(x + 50), Math.round(y + 50)] });
      track(element).scrollTo({ left: 640 * 2, behavior: 'instant' });
      await until(() => element.index === 2, 'third');
      expect(changes).to.deep.equal([{ index: 2, reason: 'swipe' }]);
    });

    it('by methods, without events', async () => {
      const element = await gallery('design="slideshow" autoplay');
      const events = ['change', 'play', 'pause'].map((name) => record(element, `sqs-gallery-${name}`));
      element.next();
      await slideIs(element, 1);
      element.previous();
      await slideIs(element, 0);
      element.show(9);
      await slideIs(element, 3);
      // One after the other, before anything is drawn.
      element.show(1);
      element.next();
      expect(element.index).to.equal(2);
      await slideIs(element, 2);
      element.play();
      await until(() => element.playing, 'plays');
      element.pause();
      await until(() => !element.playing, 'pauses');
      expect(events.flat()).to.deep.equal([]);
      expect(part(element, 'status')?.textContent).to.equal('');
    });

    it('slides out of view are out of reach, and take the focus along', async () => {
      const linked = [1, 2, 3].map(
        (n) => `<a href="/${n}"><img src="${pictureUrl(n)}" width="600" height="400" alt="P${n}"></a>`,
      );
      const element = await gallery('design="slideshow" controls thumbnails="false"', linked.join(''));
      await until(
        () =>
          items(element)
            .map(({ inert }) => inert)
            .join() === 'false,true,true',
        'the others inert',
      );
      parts(element, 'link')[0]?.focus();
      await sendKeys({ press: 'ArrowRight' });
      await slideIs(element, 1);
      await until(() => items(element)[0]?.inert, 'inert');
      expect(nameOf(focused())).to.equal('track');
      await sendKeys({ press: 'Tab' });
      expect(focused()).to.equal(parts(element, 'link')[1]);
      element.design = 'grid';
      await element.updateComplete;
      expect(items(element).some(({ inert }) => inert)).to.equal(false);
    });

    it('leaves keys alone that are typed into an author’s own slide', async () => {
      const element = await gallery('design="slideshow"', `<p><label>Name <input></label></p>${figures(2)}`);
      element.querySelector('input')?.focus();
      await sendKeys({ press: 'ArrowRight' });
      expect(element.index).to.equal(0);
    });

    it('slider: stands where it is aligned, also from right to left', async () => {
      for (const dir of ['ltr', 'rtl'])
        for (const alignment of ['left', 'center', 'right'] as const) {
          const element = await gallery(
            `design="slider" dir="${dir}" auto-crop="false" active-alignment="${alignment}" padding="10"`,
            figures(6),
          );
          element.show(2);
          await ready(element);
          const outer = track(element).getBoundingClientRect();
          const inner = items(element)[2]?.getBoundingClientRect() as DOMRect;
          const gap = {
            left: inner.left - outer.left,
            right: outer.right - inner.right,
            center: inner.left + inner.right - outer.left - outer.right,
          };
          expect(Math.abs(gap[alignment]), `${dir} ${alignment}`).to.be.lessThan(2);
          element.remove();
        }
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`slider: the first, the last and a lone picture stand in the middle (${dir})`, async () => {
        const middleOf = (box: Element) => {
          const { left, right } = box.getBoundingClientRect();
          return (left + right) / 2;
        };
        for (const count of [4, 1]) {
          const element = await gallery(`design="slider" dir="${dir}"`, figures(count), 900);
          await allLoaded(element);
          for (const at of [0, count - 1]) {
            element.show(at);
            await until(
              () => Math.abs(middleOf(items(element)[at] as Element) - middleOf(track(element))) < 2,
              `picture ${at + 1} of ${count} in the middle`,
            );
          }
        }
      });
    }

    it('slideshow: is no taller than the window, whatever shape its first picture has', async () => {
      await setViewport({ width: 1200, height: 800 });
      const tall = `<img src="${pictureUrl(1, 900, 1600)}" width="900" height="1600" alt="Tall">`;
      const element = await gallery('design="slideshow"', tall + figures(2), 1040);
      await allLoaded(element);
      expect(part(element, 'stage')?.getBoundingClientRect().height).to.be.at.most(800);
      element.style.setProperty('--sqs-gallery-height', '2000px');
      expect(part(element, 'stage')?.getBoundingClientRect().height).to.be.greaterThan(1500);
      await setViewport({ width: 800, height: 600 });
    });

    for (const dir of ['ltr', 'rtl'])
      it(`without ends: the first comes after the last, beside it (${dir})`, async () => {
        document.documentElement.dir = dir;
        try {
          const element = await gallery('design="slideshow" loop thumbnails="false"');
          await allLoaded(element);
          const changes = record(element, 'sqs-gallery-change');
          const slides = parts(element, 'item');
          /** In the direction of reading, in slides. */
          const fromView = (at: number) => {
            const view = track(element).getBoundingClientRect();
            const distance = (slides[at]!.getBoundingClientRect().left - view.left) / view.width;
            return Math.round(distance * (dir === 'rtl' ? -1 : 1) * 100) / 100 + 0;
          };
          expect([3, 0, 1].map(fromView)).to.deep.equal([-1, 0, 1]);
          track(element).focus();
          for (const expected of [1, 2, 3, 0, 1]) {
            await sendKeys({ press: dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight' });
            await slideIs(element, expected);
            await until(() => fromView(expected) === 0 && fromView((expected + 1) % 4) === 1, 'laid out');
            expect(fromView((expected + 3) % 4)).to.equal(-1);
          }
          for (const expected of [0, 3]) {
            await sendKeys({ press: dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft' });
            await slideIs(element, expected);
            await until(() => fromView(expected) === 0 && fromView((expected + 1) % 4) === 1, 'laid out');
          }
          expect(changes).to.have.length(7);
          // By a finger, across the end.
          track(element).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
          track(element).scrollBy({ left: track(element).clientWidth * (dir === 'rtl' ? -1 : 1) });
          await slideIs(element, 0);
          expect(changes.at(-1)).to.deep.equal({ index: 0, reason: 'swipe' });
          expect(slides.map((slide) => slide.matches(':first-child'))).to.deep.equal([
            true,
            false,
            false,
            false,
          ]);
        } finally {
          document.documentElement.removeAttribute('dir');
        }
      });

    it('slider: goes on to the last one and round, though the strip ends before', async () => {
      const element = await gallery('design="slider" controls active-alignment="left"', figures(4));
      const seen = [];
      for (let press = 0; press < 4; press += 1) {
        part(element, 'next')?.click();
        await ready(element);
        seen.push(element.index);
      }
      expect(seen).to.deep.equal([1, 2, 3, 0]);
    });
  });

  describe('autoplay', () => {
    let clock: FakeTimers.Clock;
    beforeEach(async () => {
      await emulateMedia({ reducedMotion: 'no-preference' });
      await sendMouse({ type: 'move', position: [790, 590] });
    });
    afterEach(async () => {
      clock?.uninstall();
      await emulateMedia({ reducedMotion: 'reduce' });
    });
    /** A slideshow whose time stands still until the test lets it pass. */
    async function playing(attributes = '') {
      clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
      const element = await gallery(`design="slideshow" transition="fade" autoplay ${attributes}`);
      return element;
    }
    const frames = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    const pass = async (ms: number) => {
      await frames();
      clock.tick(ms);
      await frames();
    };

    it('goes on every 5000 ms, in a circle, and tells the page but nobody else', async () => {
      const element = await playing();
      const changes = record(element, 'sqs-gallery-change');
      await pass(4999);
      expect(element.index).to.equal(0);
      await pass(1);
      expect(element.index).to.equal(1);
      for (let turn = 0; turn < 3; turn += 1) await pass(5000);
      expect(element.index).to.equal(0);
      expect(changes).to.deep.equal([1, 2, 3, 0].map((index) => ({ index, reason: 'autoplay' })));
      expect(part(element, 'status')?.textContent).to.equal('');
    });

    it('stays as long as it is told, each slide for its full time', async () => {
      const element = await playing('autoplay-duration="2" controls');
      await pass(1500);
      part(element, 'next')?.click();
      await pass(1500);
      expect(element.index).to.equal(1);
      await pass(500);
      expect(element.index).to.equal(2);
    });

    it('rests under the pointer and with the focus inside', async () => {
      const element = await playing();
      const { x, y } = element.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(x + 99), Math.round(y + 99)] });
      await pass(9000);
      expect(element.index).to.equal(0);
      await sendMouse({ type: 'move', position: [790, 590] });
      await pass(5000);
      expect(element.index).to.equal(1);
      track(element).focus();
      await pass(9000);
      expect(element.index).to.equal(1);
      track(element).blur();
      await pass(5000);
      expect(element.index).to.equal(2);
    });

    it('rests under a finger', async () => {
      const element = await playing();
      track(element).dispatchEvent(new TouchEvent('touchstart', { bubbles: true, composed: true }));
      await pass(9000);
      expect(element.index).to.equal(0);
      track(element).dispatchEvent(new TouchEvent('touchend', { bubbles: true, composed: true }));
      await pass(5000);
      expect(element.index).to.equal(1);
    });

    it('rests in a hidden tab', async () => {
      const element = await playing();
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(9000);
      expect(element.index).to.equal(0);
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(5000);
      expect(element.index).to.equal(1);
    });

    it('stays paused once the visitor has paused it', async () => {
      const element = await playing();
      const pauses = record(element, 'sqs-gallery-pause');
      const plays = record(element, 'sqs-gallery-play');
      const button = part<HTMLButtonElement>(element, 'play');
      expect(button?.ariaLabel).to.equal('Pause');
      button?.focus();
      await sendKeys({ press: 'Enter' });
      expect([button?.ariaLabel, element.playing, pauses.length]).to.deep.equal(['Play', false, 1]);
      button?.blur();
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(9000);
      expect(element.index).to.equal(0);
      button?.focus();
      await sendKeys({ press: 'Enter' });
      expect([button?.ariaLabel, plays.length]).to.deep.equal(['Pause', 1]);
      await pass(5000);
      expect(element.index).to.equal(1);
    });

    it('does not begin by itself under reduced motion, but when it is asked to', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const element = await playing();
      await pass(9000);
      expect([element.index, part(element, 'play')?.ariaLabel]).to.deep.equal([0, 'Play']);
      part(element, 'play')?.click();
      await pass(5000);
      expect(element.index).to.equal(1);
    });

    it('is not for a grid, nor for one picture', async () => {
      const element = await playing();
      element.design = 'grid';
      await frames();
      expect([element.playing, part(element, 'play')]).to.deep.equal([false, null]);
    });
  });

  describe('lightbox', () => {
    const files = (root: string) =>
      `<figure><img src="${root}a.svg" width="600" height="400" alt="A"><figcaption><b>Ay</b> first</figcaption></figure>
      <img src="${root}b.svg" width="600" height="400" alt="B"><a href="/c"><img src="${root}b.svg" width="600" height="400" alt="C"></a>`;
    const answer: StubAnswer = {
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>',
      headers: { 'content-type': 'image/svg+xml' },
    };

    for (const theme of ['dark', 'light'])
      it(`opens pictures over the page, ${theme}, and leaves links`, async () => {
        const stub = await stubApi({ '/a.svg': [answer], '/b.svg': [answer] });
        const element = await gallery(`lightbox lightbox-theme="${theme}"`, files(stub.root));
        await customElements.whenDefined('sqs-lightbox');
        const links = parts<HTMLAnchorElement>(element, 'link');
        expect(links.map((link) => link.hasAttribute('data-opens'))).to.deep.equal([true, true, false]);
        const lightbox = element.shadowRoot?.querySelector('sqs-lightbox') as HTMLElement;
        links[1]?.focus();
        await sendKeys({ press: 'Enter' });
        await shown(lightbox);
        await until(() => part(lightbox, 'viewer')?.dataset.state === 'shown', 'the second');
        expect(part(lightbox, 'counter')?.textContent).to.equal('2 / 2');
        await sendKeys({ press: 'ArrowRight' });
        await until(() => part<HTMLImageElement>(lightbox, 'picture')?.alt === 'A', 'round to the first');
        expect(part(lightbox, 'caption')?.textContent).to.equal('Ay · first');
        const background = getComputedStyle(part(lightbox, 'panel') as HTMLElement).backgroundColor;
        expect(background).to.equal(theme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(16, 17, 21)');
        await expect(element).to.be.accessible();
        await sendKeys({ press: 'Escape' });
        await hidden(lightbox);
        await until(() => focused() === links[1], 'focus is back');
      });

    it('is that of the gallery whose picture was clicked', async () => {
      const stub = await stubApi({ '/a.svg': [answer], '/b.svg': [answer] });
      const first = await gallery('lightbox', files(stub.root));
      const second = first.cloneNode(true) as SqsGalleryElement;
      first.after(second);
      await second.updateComplete;
      await customElements.whenDefined('sqs-lightbox');
      const boxes = [first, second].map((element) => element.shadowRoot?.querySelector('sqs-lightbox'));
      parts(second, 'link')[0]?.click();
      await shown(boxes[1] as HTMLElement);
      expect(boxes.map((box) => box?.open)).to.deep.equal([false, true]);
      boxes[1]?.close();
      await hidden(boxes[1] as HTMLElement);
    });

    it('has the viewer’s settings, and videos among its pictures', async () => {
      const stub = await stubApi({ '/a.svg': [answer], '/b.svg': [answer] });
      const film = `<a href="${VIDEO_FILE}"><img src="${stub.root}b.svg" width="600" height="400" alt="A film"></a>`;
      const element = await gallery(
        'lightbox lightbox-thumbnails lightbox-fullscreen lightbox-download lightbox-close-on-back lightbox-deep-link="view"',
        `${files(stub.root)}${film}`,
      );
      await customElements.whenDefined('sqs-lightbox');
      const { thumbnails, fullscreen, download, closeOnBack, deepLink } =
        element.shadowRoot!.querySelector('sqs-lightbox')!;
      expect([thumbnails, fullscreen, download, closeOnBack, deepLink]).to.deep.equal([
        true,
        true,
        true,
        true,
        'view',
      ]);
      const lightbox = element.shadowRoot!.querySelector('sqs-lightbox')!;
      parts<HTMLAnchorElement>(element, 'link').at(-1)?.click();
      await shown(lightbox);
      await until(() => lightbox.shadowRoot?.querySelector('sqs-video'), 'the film');
      expect([part(lightbox, 'counter')?.textContent, location.hash]).to.deep.equal(['3 / 3', '#view=3']);
      history.back();
      await hidden(lightbox);
    });

    it('is not for the other designs', async () => {
      const element = await gallery('lightbox design="stacked"');
      expect(element.shadowRoot?.querySelector('sqs-lightbox')).to.equal(null);
    });
  });

  it('shows what the author wrote while no picture has a size, and after it has gone', async () => {
    const element = await gallery('', '<p id="words">Pictures of hills.</p>');
    expect((element.querySelector('#words') as HTMLElement).offsetHeight).to.be.greaterThan(0);
    const none = await gallery('', '<img src="" alt="None yet" id="none">');
    expect(none.querySelector('#none')?.getClientRects()).to.have.length(1);
    element.remove();
    await Promise.resolve();
    expect(element.querySelector('#words')?.hasAttribute('slot')).to.equal(false);
  });

  it('100 times placed and removed leaves the page’s listeners as they were', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    const listeners = countListeners(document, window);
    try {
      for (let turn = 0; turn < 100; turn += 1) {
        main.innerHTML = `<sqs-gallery design="slideshow" autoplay controls>${figure(1)}${figure(2)}</sqs-gallery>`;
        await (main.firstElementChild as SqsGalleryElement).updateComplete;
      }
      main.replaceChildren();
      await Promise.resolve();
      expect(listeners.count()).to.equal(0);
    } finally {
      listeners.stop();
    }
  });

  it('names what is wrong with an option and keeps its default', async () => {
    const main = await fixture<HTMLElement>(html`<main></main>`);
    const mistakes = record(main, 'sqs-config-error');
    await errorsDuring(async () => {
      main.innerHTML = '<sqs-gallery padding="51"></sqs-gallery>';
      await until(() => mistakes.length > 0, 'told');
    });
    expect(mistakes).to.deep.equal([
      { tag: 'sqs-gallery', path: 'padding', reason: 'must be a number from 0 to 50' },
    ]);
    expect((main.firstElementChild as SqsGalleryElement).padding).to.equal(20);
  });

  it('lays 100 slides out with few nodes and loads what is near', async () => {
    await setViewport({ width: 800, height: 600 });
    const element = await gallery('design="slideshow" controls thumbnails="false"', figures(100));
    await until(() => parts(element, 'picture')[1]?.dataset.state === 'loaded', 'the neighbour');
    // Two of them keep title and text in their own direction.
    expect(element.shadowRoot?.querySelectorAll('*').length).to.be.at.most(100 * 9 + 20);
    const eager = parts<HTMLImageElement>(element, 'image').filter(({ loading }) => loading === 'eager');
    expect(eager).to.have.length(3);
    expect(parts<HTMLImageElement>(element, 'image').filter(({ src }) => src)).to.have.length(3);
    await until(() => items(element).filter(({ inert }) => !inert).length === 1, 'one within reach');
  });
});
