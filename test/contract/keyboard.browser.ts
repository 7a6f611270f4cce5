/** Each key that the page of a tag names does what it says: a key that is documented is tried here, in a state of the tag. */
import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { TAGS } from '../../elements/tags.ts';
import { states, type TagName } from '../../src/testing/index.ts';
import { audioState, pressByKey, VIDEO_FILE } from '../support/browser/media.ts';
import { focused, isShown, part } from '../support/browser/overlay.ts';
import { until } from '../support/browser/page.ts';

type Tag = TagName;
type TagElement = HTMLElementTagNameMap[Tag];

interface Try<E extends HTMLElement> {
  /** The state of src/testing/states that it begins in. */
  state: string;
  /** In place of the state's own. */
  markup?: string;
  act?: (element: E) => unknown;
  /** What has the focus then; without it the tag has put it somewhere. */
  focus?: (element: E) => HTMLElement | null | undefined;
  /** What a visitor notices. */
  reads: (element: E) => unknown;
  /** Keys in turn, and what is read after each. */
  presses: readonly (readonly [key: string, reading: unknown])[];
}

/** Every browser gives these to buttons, links and fields. */
const NATIVE = ['Tab', 'Enter', 'Space'];
/** At the end of its way a map moves by less than a pixel a frame. */
const FRAMES_OF_REST = 15;
const GIVEN = { film: VIDEO_FILE, press: pressByKey };

const sliderValue = (element: HTMLElement, name: string) =>
  Math.round(Number(part<HTMLInputElement>(element, name)?.value));
const pressed = (name: string) => (element: HTMLElement) => part(element, name)?.ariaPressed;
const shadow = (element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector);
const input = (element: HTMLElement, selector: string) => element.querySelector<HTMLInputElement>(selector);
const tracks = (element: HTMLElement) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part="track"]') ?? []),
];
const tenths = Array.from({ length: 9 }, (_, index) => [String(index + 1), 3 * (index + 1)] as const);
const slideShown = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('[part="slide"]') ?? [])].findIndex((slide) =>
    slide.matches('[data-shown="true"]'),
  );
const fading = {
  state: 'initial',
  focus: (element: HTMLElement) => part(element, 'stage'),
  reads: slideShown,
  presses: [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
  ],
} as const;
/** On which side of its first place the pin is once it stands: a map on its way takes no key. */
function pinMoved(): (element: HTMLElement) => string | undefined {
  let first: DOMRect | undefined;
  let last: DOMRect | undefined;
  let frames = 0;
  return (element) => {
    const now = part(element, 'marker')!.getBoundingClientRect();
    first ??= now;
    frames = now.x === last?.x && now.y === last.y ? frames + 1 : 0;
    last = now;
    if (frames < FRAMES_OF_REST) return undefined;
    const side = (by: number, before: string, after: string) => (by < -9 ? before : by > 9 ? after : '');
    return `${side(now.x - first.x, 'left', 'right')} ${side(now.y - first.y, 'up', 'down')}`.trim();
  };
}
/** Tiles of other zooms stay below those of the map's until these are there. */
function zoomOf(element: HTMLElement): number {
  const levels = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.leaflet-tile-container') ?? [])];
  const [top] = levels.sort((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex));
  return Number(/(\d+)\/\d+\/\d+\.png/.exec(top?.querySelector('img')?.src ?? '')?.[1]);
}

const TRIES: { [T in Tag]?: readonly Try<HTMLElementTagNameMap[T]>[] } = {
  'sqs-add-to-cart': [
    {
      state: 'initial',
      markup: `<sqs-add-to-cart item-id="testing-ask" form='{ "id": "f", "fields": [{ "id": "text", "type": "text", "title": "Engraving" }] }'></sqs-add-to-cart>`,
      act: async (element) => {
        element.querySelector('button')?.click();
        await until(() => input(element, 'input[name="text"]'));
        await until(() => isShown(element.querySelector('sqs-lightbox')!));
      },
      reads: (element) => Boolean(element.querySelector('sqs-lightbox')),
      presses: [['Escape', false]],
    },
  ],
  'sqs-album-player': [
    {
      state: 'album',
      focus: (element) => part(element, 'play'),
      reads: audioState,
      presses: [
        ['k', 'playing'],
        ['k', 'paused'],
      ],
    },
    {
      state: 'playing',
      reads: (element) => tracks(element).findIndex(({ ariaCurrent }) => ariaCurrent),
      presses: [
        ['n', 1],
        ['p', 0],
      ],
    },
    {
      state: 'paused',
      focus: (element) => part(element, 'play'),
      reads: (element) => sliderValue(element, 'seek'),
      presses: [...tenths, ['j', 17], ['l', 27], ['0', 0]],
    },
    ...(['m', 's'] as const).map((key) => ({
      state: 'album',
      focus: (element: HTMLElement) => part(element, 'play'),
      reads: pressed({ m: 'mute', s: 'shuffle' }[key]),
      presses: [[key, 'true']] as const,
    })),
    {
      state: 'album',
      focus: (element) => part(element, 'play'),
      reads: (element) => part(element, 'repeat')?.ariaLabel,
      presses: [['r', 'Repeat: all tracks']],
    },
    {
      state: 'album',
      focus: (element) => tracks(element)[0],
      reads: (element) => tracks(element).indexOf(focused() as HTMLElement),
      presses: [
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['End', 1],
        ['Home', 0],
      ],
    },
    {
      state: 'paused',
      focus: (element) => part(element, 'seek'),
      reads: (element) => sliderValue(element, 'seek'),
      presses: [
        ['ArrowRight', 5],
        ['ArrowLeft', 0],
        ['PageUp', 5],
        ['PageDown', 0],
      ],
    },
  ],
  'sqs-audio': [
    {
      state: 'paused',
      focus: (element) => part(element, 'seek'),
      reads: (element) => sliderValue(element, 'seek'),
      presses: [
        ['ArrowRight', 5],
        ['ArrowLeft', 0],
        ['PageUp', 5],
        ['PageDown', 0],
        ['End', 30],
        ['Home', 0],
      ],
    },
  ],
  'sqs-cart': [
    {
      state: 'full',
      focus: (element) => part(element, 'number'),
      reads: (element) => part<HTMLInputElement>(element, 'number')?.value,
      presses: [
        ['ArrowUp', '3'],
        ['ArrowDown', '2'],
      ],
    },
    {
      state: 'empty',
      markup: '<sqs-cart panel></sqs-cart>',
      act: async (element) => {
        element.show();
        await until(() => shadow(element, 'dialog[open]'));
      },
      reads: ({ open }) => open,
      presses: [['Escape', false]],
    },
  ],
  'sqs-form': [
    {
      state: 'errors',
      focus: (element) => input(element, '[name="topic"]'),
      reads: (element) => input(element, '[name="topic"]:checked')?.value,
      presses: [
        ['ArrowDown', 'A concert'],
        ['ArrowUp', 'A record'],
      ],
    },
  ],
  'sqs-gallery': [
    {
      state: 'slideshow',
      focus: (element) => part(element, 'track'),
      reads: ({ index }) => index,
      presses: [
        ['ArrowRight', 1],
        ['ArrowLeft', 0],
        ['End', 2],
        ['Home', 0],
      ],
    },
  ],
  'sqs-lightbox': [
    {
      state: 'viewer',
      reads: (element) => part(element, 'counter')?.textContent,
      presses: [
        ['ArrowRight', '2 / 2'],
        ['ArrowLeft', '1 / 2'],
        ['PageDown', '2 / 2'],
        ['PageUp', '1 / 2'],
        ['End', '2 / 2'],
        ['Home', '1 / 2'],
      ],
    },
    {
      state: 'zoomed',
      reads: pressed('zoom'),
      presses: [
        ['0', 'false'],
        ['+', 'true'],
        ['-', 'false'],
        ['=', 'true'],
      ],
    },
    { state: 'open', reads: isShown, presses: [['Escape', false]] },
  ],
  'sqs-map': [
    {
      state: 'ready',
      focus: (element) => part(element, 'map'),
      reads: pinMoved(),
      presses: [
        ['ArrowRight', 'left'],
        ['ArrowDown', 'left up'],
        ['ArrowLeft', 'up'],
        ['ArrowUp', ''],
      ],
    },
    {
      state: 'ready',
      act: () => emulateMedia({ reducedMotion: 'reduce' }),
      focus: (element) => part(element, 'map'),
      reads: zoomOf,
      presses: [
        ['+', 13],
        ['-', 12],
        ['=', 13],
      ],
    },
  ],
  'sqs-popup-overlay': [{ state: 'open', reads: isShown, presses: [['Escape', false]] }],
  'sqs-product-variants': [
    {
      state: 'chosen',
      focus: (element) => element.querySelector('select'),
      reads: (element) => element.querySelector('select')?.value,
      presses: [
        ['ArrowDown', 'M'],
        ['ArrowUp', 'S'],
      ],
    },
  ],
  'sqs-quantity': [
    {
      state: 'initial',
      focus: (element) => input(element, 'input[data-part]'),
      reads: (element) => input(element, 'input[data-part]')?.value,
      presses: [
        ['ArrowUp', '2'],
        ['ArrowDown', '1'],
      ],
    },
  ],
  'sqs-quick-view': [
    {
      state: 'open',
      reads: (element) =>
        Boolean(element.querySelector('sqs-lightbox')?.shadowRoot?.querySelector('dialog[open]')),
      presses: [['Escape', false]],
    },
  ],
  'sqs-quotes': [fading],
  'sqs-tweets': [fading],
  'sqs-video': [
    {
      state: 'initial',
      markup: `<sqs-video lightbox src="${VIDEO_FILE}" label="A film"></sqs-video>`,
      act: async (element) => {
        part(element, 'play')?.click();
        await until(() => isShown(element));
      },
      reads: isShown,
      presses: [['Escape', false]],
    },
  ],
};

/** Of the table of a tag's page. */
async function documentedKeys(tag: Tag): Promise<string[]> {
  const page = await (await fetch(`/docs/elements/${tag}.md`)).text();
  const [, table = ''] = /\n## Keyboard\n([\s\S]*?)\n(?=## |\[What)/.exec(page) ?? [];
  return [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  );
}

/** What a visitor can reach by Tab that is the tag's own. */
const controlsOf = (element: HTMLElement) =>
  [
    ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea',
    ),
  ].filter((control) => control.checkVisibility() && !control.hasAttribute('disabled'));

describe('the keys of a tag', () => {
  let main: HTMLElement;
  beforeEach(() => {
    main = document.createElement('main');
    document.body.append(main);
  });
  afterEach(() => {
    main.remove();
    return emulateMedia({ reducedMotion: 'no-preference' });
  });

  for (const tag of Object.keys(TAGS) as Tag[]) {
    const tries = (TRIES[tag] ?? []) as readonly Try<TagElement>[];

    it(`<${tag}>: those that its page names are tried here, and no others`, async () => {
      const keys = (await documentedKeys(tag)).filter((key) => !NATIVE.includes(key));
      const tried = new Set(tries.flatMap(({ presses }) => presses.map(([key]) => key)));
      expect([...tried].sort()).to.deep.equal([...new Set(keys)].sort());
    });

    it(`<${tag}>: has a table of them when there is something in it to reach`, async () => {
      const [first] = states<Tag>(tag, GIVEN);
      main.innerHTML = first!.markup;
      const element = main.querySelector<TagElement>(tag)!;
      await first!.reach(element as never);
      if (controlsOf(element).length > 0) expect(await documentedKeys(tag)).not.to.deep.equal([]);
    });

    for (const { state: name, markup, act, focus, reads, presses } of tries) {
      const keys = presses.map(([key]) => key).join(', ');
      it(`<${tag}>: ${keys}`, async () => {
        const state = states<Tag>(tag, GIVEN).find((each) => each.name === name)!;
        main.innerHTML = markup ?? state.markup;
        const element = main.querySelector<TagElement>(tag)!;
        await (act && markup ? element.updateComplete : state.reach(element as never));
        await act?.(element);
        // What the browser was told is heard in its next frame, and may make what takes the focus anew.
        await new Promise(requestAnimationFrame);
        await element.updateComplete;
        focus?.(element)?.focus();
        for (const [key, reading] of presses) {
          expect(reads(element), `before ${key}`).not.to.deep.equal(reading);
          await sendKeys({ press: key });
          await until(() => reads(element) === reading, `${String(reading)} after ${key}`);
        }
      });
    }
  }
});
