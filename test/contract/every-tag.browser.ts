/** What every tag promises, on every tag: a promise is added here, and a tag's states in src/testing/states. */
import { expect } from '@open-wc/testing';
import { TAGS } from '../../elements/tags.ts';
import type { Accessible, Rule } from '../../src/domain/schema.ts';
import { english } from '../../src/i18n/en/index.ts';
import { states, type TagName } from '../../src/testing/index.ts';
import { changesOf, looksOf } from '../support/browser/looks.ts';
import { pressByKey, VIDEO_FILE } from '../support/browser/media.ts';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';

type KitTag = HTMLElement & { config: Record<string, unknown> | undefined; updateComplete: Promise<void> };
type KitClass = { schema: { entries: Record<string, Rule> }; observedAttributes: string[] };

/** The JSON child of these is not their configuration. */
const HOLDS_DATA = ['sqs-product', 'sqs-template'];
/** What stands inside these is their content, which they show in every state. */
const SHOWS_CONTENT = [
  'sqs-bg-video',
  'sqs-cover-slide',
  'sqs-image',
  'sqs-lightbox',
  'sqs-map',
  'sqs-popup-overlay',
  'sqs-site-badge',
  'sqs-product-scarcity',
];

const classOf = (tag: string) => customElements.get(tag) as unknown as KitClass;
const attributeOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What can be read in it; of one that shows nothing `innerText` would be the text of its scripts. */
const seenIn = (element: HTMLElement) => (element.checkVisibility() ? element.innerText : '');

function jsonChild(text: string, type = 'application/json'): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  script.textContent = text;
  return script;
}

/** What the states need that no page has of itself. */
const GIVEN = { film: VIDEO_FILE, press: pressByKey };
const NAMES = Object.keys(TAGS) as TagName[];

/** The tag as its first state writes it: out of the page, where nothing of it works yet. */
function written(tag: TagName): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = states(tag)[0]?.markup ?? '';
  return template.content.firstElementChild as HTMLElement;
}

const jsonOf = (element: Element) =>
  [...element.children].find((child): child is HTMLScriptElement =>
    child.matches('[type="application/json"]'),
  );

/** What its first state says in JSON. */
const sampleOf = (tag: TagName): Record<string, unknown> => JSON.parse(jsonOf(written(tag))?.text ?? '{}');

function make(tag: TagName, { json = sampleOf(tag) as unknown, text = JSON.stringify(json) } = {}): KitTag {
  const element = document.importNode(written(tag), true) as KitTag;
  jsonOf(element)?.remove();
  element.append(jsonChild(text));
  return element;
}

let main: HTMLElement;
async function show(element: KitTag): Promise<KitTag> {
  main.append(element);
  await element.updateComplete;
  return element;
}

/** A value for a setting that differs from its default, as an attribute and as it is read. */
function otherValue({
  type,
  values,
  fallback,
  test,
  from,
}: Rule): [text: string, value: unknown] | undefined {
  if (values) {
    const other = values.find((value) => value !== fallback && value !== '');
    return other === undefined ? undefined : [String(other), other];
  }
  if (type === 'boolean') return fallback === true ? ['false', false] : ['', true];
  const guess =
    type === 'number' ? ['2', 2] : type === 'string' ? ['a', 'a'] : type === 'list' ? ['[]', []] : ['{}', {}];
  const read = from ? from(guess[0]) : guess[1];
  return test && !(test as (value: unknown) => boolean)(read) ? undefined : (guess as [string, unknown]);
}

/** A text that a setting cannot be read from; addresses and selectors refuse some. */
const wrongText = ({ type, values, test }: Rule) => {
  if (values || type === 'number') return 'no-such-value';
  if (type === 'list' || type === 'object') return 'not json';
  return test && ['javascript:alert(1)', 'a['].find((text) => !test(text as never));
};

const settingsOf = (tag: string) =>
  Object.entries(classOf(tag).schema.entries).filter((entry): entry is [string, Accessible] =>
    Boolean(entry[1].access),
  );
const attributesOf = (tag: string) => settingsOf(tag).filter(([, { access }]) => access !== 'property');

/** A setting that the sample says nothing of. */
const settable = (tag: TagName) =>
  settingsOf(tag).find(
    ([name, rule]) =>
      otherValue(rule) && rule.access !== 'reflected' && !written(tag).hasAttribute(attributeOf(name)),
  );

/** The example of a tag's page in the documentation. */
async function exampleOf(tag: string): Promise<string> {
  const page = await (await fetch(`/docs/elements/${tag}.md`)).text();
  return /```html\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '';
}

before(() => Promise.all(Object.keys(TAGS).map((tag) => customElements.whenDefined(tag))));
beforeEach(() => {
  main = document.createElement('main');
  document.body.append(main);
});
afterEach(() => {
  main.remove();
  document.documentElement.lang = 'en';
  // What a visitor chose in a state, as to pause a film, is no choice in the next.
  sessionStorage.clear();
  // What has left the page ends in a microtask.
  return Promise.resolve();
});

for (const tag of NAMES) {
  describe(`<${tag}>`, () => {
    for (const { name, description, markup, reach } of states<TagName>(tag, GIVEN))
      it(`is accessible, and says nothing on the console, in its state "${name}": ${description}`, async () => {
        const lines = await errorsDuring(async () => {
          main.innerHTML = markup;
          const element = main.querySelector<HTMLElement>(tag);
          await reach(element as never);
          await expectAccessibleEverywhere(main);
          expect(element?.isConnected).to.equal(true);
        });
        expect(lines.join('\n')).to.equal('');
      });

    for (const { name, markup, reach } of states<TagName>(tag, GIVEN))
      it(`keeps its measures in its state "${name}" where a page shrinks its root, as \`html { font-size: 62.5% }\` does`, async () => {
        main.innerHTML = markup;
        await errorsDuring(() => reach(main.querySelector(tag) as never));
        const looks = looksOf(main);
        const { style } = document.documentElement;
        style.fontSize = '62.5%';
        document.body.style.fontSize = '16px';
        const changes = changesOf(looks, looksOf(main));
        style.fontSize = '';
        document.body.style.fontSize = '';
        expect(changes.join('\n')).to.equal('');
      });

    it('works as the example of its documentation has it', async () => {
      const lines = await errorsDuring(async () => {
        main.innerHTML = await exampleOf(tag);
        for (const element of main.querySelectorAll<KitTag>(tag)) await element.updateComplete;
        expect(main.querySelector(tag)).to.be.instanceOf(classOf(tag));
        await expectAccessibleEverywhere(main);
      });
      expect(lines).to.deep.equal([]);
    });

    it('has a property for each setting, and each attribute sets it', async () => {
      expect(classOf(tag).observedAttributes).to.deep.equal(
        attributesOf(tag).map(([name]) => attributeOf(name)),
      );
      const element = document.createElement(tag);
      for (const [name, rule] of attributesOf(tag)) {
        const other = otherValue(rule);
        if (!other) continue;
        const [text, value] = other;
        element.setAttribute(attributeOf(name), text);
        expect(Reflect.get(element, name), name).to.deep.equal(value);
        element.removeAttribute(attributeOf(name));
        expect(Reflect.get(element, name), `${name}, removed`).to.deep.equal(rule.fallback);
      }
    });

    it('prefers property, then attribute, then JSON child, then default', async () => {
      if (HOLDS_DATA.includes(tag)) return;
      for (const [name, rule] of attributesOf(tag)) {
        const other = otherValue(rule);
        if (!other || rule.fallback === undefined || rule.access === 'reflected') continue;
        if (rule.type === 'list' || rule.type === 'object') continue;
        const [text, value] = other;
        const element = document.createElement(tag) as KitTag;
        element.append(jsonChild(JSON.stringify({ ...sampleOf(tag), [name]: value })));
        await show(element);
        expect(Reflect.get(element, name), `${name} of the JSON child`).to.deep.equal(value);
        Reflect.set(element, name, rule.fallback);
        expect(Reflect.get(element, name), `${name} as property`).to.deep.equal(rule.fallback);
        Reflect.set(element, name, undefined);
        element.setAttribute(attributeOf(name), text);
        expect(Reflect.get(element, name), `${name} as attribute`).to.deep.equal(value);
        element.remove();
        await Promise.resolve();
      }
    });

    it('has its whole configuration in `config`, which replaces the JSON child', async () => {
      const element = await show(make(tag));
      expect(element.config).to.be.an('object');
      const [name, rule] = settable(tag) ?? [];
      if (!name || !rule) return;
      const value = otherValue(rule)?.[1];
      element.config = { [name]: value };
      await element.updateComplete;
      expect(element.config?.[name]).to.deep.equal(value);
      element.config = undefined;
      await element.updateComplete;
      expect(element.config?.[name]).to.not.equal(value);
    });

    it('takes over properties that were set before it was defined', async () => {
      const [name, rule] = settable(tag) ?? [];
      if (!name || !rule) return;
      const value = otherValue(rule)?.[1];
      // What stands in a template is not upgraded.
      const template = document.createElement('template');
      template.innerHTML = `<${tag}></${tag}>`;
      const element = template.content.firstElementChild as KitTag;
      Reflect.set(element, name, value);
      await show(element);
      expect(Reflect.get(element, name)).to.deep.equal(value);
      expect(Object.hasOwn(element, name)).to.equal(false);
    });

    it('tells of each wrong value once, takes its default, and keeps the others', async () => {
      const wrong = attributesOf(tag).filter(([, rule]) => wrongText(rule));
      const element = make(tag);
      const mistakes = record(main, 'sqs-config-error') as { tag: string; path: string }[];
      await errorsDuring(async () => {
        for (const [name, rule] of wrong) element.setAttribute(attributeOf(name), wrongText(rule) ?? '');
        await show(element);
        element.setAttribute('title', 'changed');
        await element.updateComplete;
      });
      expect(mistakes.map(({ path }) => path)).to.have.members(wrong.map(([name]) => attributeOf(name)));
      for (const [name, rule] of wrong) expect(element.config?.[name], name).to.deep.equal(rule.fallback);
    });

    it('names a mistake as it is written: by the attribute, or by the key of JSON and scripts', async () => {
      const ways: [
        string,
        (element: KitTag, name: string, text: string) => void,
        (name: string) => string,
      ][] = [
        ['an attribute', (element, name, text) => element.setAttribute(attributeOf(name), text), attributeOf],
        ['a script', (element, name, text) => Reflect.set(element, name, text), (name) => name],
        [
          'a script, beside an attribute',
          (element, name, text) => {
            element.setAttribute(attributeOf(name), '');
            Reflect.set(element, name, text);
          },
          (name) => name,
        ],
        [
          'JSON',
          (element, name, text) => element.append(jsonChild(JSON.stringify({ [name]: text }))),
          (name) => name,
        ],
      ];
      for (const [name, rule] of attributesOf(tag)) {
        const text = wrongText(rule);
        if (!text || rule.access === 'reflected') continue;
        for (const [way, write, written] of ways) {
          if (way === 'JSON' && HOLDS_DATA.includes(tag)) continue;
          const element = document.createElement(tag) as KitTag;
          write(element, name, text);
          const mistakes = record(element, 'sqs-config-error') as { path: string }[];
          await errorsDuring(() => show(element));
          const paths = mistakes.map(({ path }) => path);
          expect(paths, `${name} of ${way}`).to.include(written(name));
          if (written(name) !== name) expect(paths, `${name} of ${way}`).not.to.include(name);
          element.remove();
          await Promise.resolve();
        }
      }
    });

    it('says which values there are, and which was probably meant', async () => {
      const chosen = attributesOf(tag).flatMap(([name, { values = [], access }]) => {
        const longest = values.map(String).sort((a, b) => b.length - a.length)[0] ?? '';
        return longest.length < 3 || access === 'reflected' ? [] : [[name, longest] as const];
      });
      const element = make(tag);
      for (const [name, value] of chosen) element.setAttribute(attributeOf(name), `${value}x`);
      const lines = await errorsDuring(() => show(element));
      for (const [name, value] of chosen)
        expect(lines.find((line) => line.includes(` ${attributeOf(name)}: must be one of `))).to.match(
          new RegExp(`"${value}".*; did you mean "${value}"\\?$`),
        );
    });

    it('tells of a name that it does not know, and what was probably meant', async () => {
      const [known] = attributesOf(tag).sort(([a], [b]) => b.length - a.length);
      const lines = await errorsDuring(async () => {
        const element = make(
          tag,
          HOLDS_DATA.includes(tag) || tag === 'sqs-site' ? {} : { json: { ...sampleOf(tag), mesages: {} } },
        );
        if (known) element.setAttribute(`${attributeOf(known[0])}x`, '');
        element.setAttribute('data-mine', '');
        element.setAttribute('x-on:click', '');
        // What frameworks make of `config` when they render before the kit is there.
        element.setAttribute('config', '[object Object]');
        await show(element);
      });
      const text = lines.join('\n');
      if (known)
        expect(text).to.contain(
          `${attributeOf(known[0])}x: is no attribute of this tag; did you mean "${attributeOf(known[0])}"?`,
        );
      if (!HOLDS_DATA.includes(tag) && tag !== 'sqs-site' && 'messages' in classOf(tag).schema.entries)
        expect(text).to.contain('mesages: is not known; did you mean "messages"?');
      expect(text).to.contain('config: is an object that became text');
      expect(text).not.to.match(/data-mine|x-on/);
    });

    it('shows what its author wrote when its JSON cannot be read, and recovers when it is mended', async () => {
      const element = make(tag, { text: '{ "a": ' });
      const mistakes = record(main, 'sqs-config-error') as { path: string; reason: string }[];
      const lines = await errorsDuring(() => show(element));
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain(`<${tag}>: the JSON child cannot be read: `);
      expect(mistakes).to.have.length(1);
      const authored = [...element.children].find(
        (child) => !(child instanceof HTMLScriptElement) && !child.matches('[data-sqs-root]'),
      );
      if (authored) expect(authored.checkVisibility(), 'before').to.equal(true);
      const script = element.querySelector('script[type="application/json"]');
      if (script) script.textContent = JSON.stringify(sampleOf(tag));
      await new Promise((done) => setTimeout(done));
      await element.updateComplete;
      const slots = [...(element.shadowRoot?.querySelectorAll('slot') ?? [])];
      if (authored && !SHOWS_CONTENT.includes(tag) && jsonOf(written(tag)) && tag !== 'sqs-template')
        expect(
          slots.flatMap((slot) => slot.assignedElements()),
          'after',
        ).not.to.include(authored);
    });

    for (const text of ['', 'null'])
      it(`says once that its JSON child holds ${text || 'nothing'}, and what to do, and works as without one`, async () => {
        const element = make(tag, { text });
        const without = make(tag);
        jsonOf(without)?.remove();
        const lines = await errorsDuring(async () => {
          await show(element);
          element.setAttribute('title', 'changed');
          await element.updateComplete;
        });
        const said = `<${tag}>: the JSON child holds nothing; write an object into it, or take it out`;
        expect(lines.filter((line) => line.includes('JSON child holds'))).to.deep.equal([said]);
        const seen = seenIn(element);
        element.remove();
        await Promise.resolve();
        await errorsDuring(() => show(without));
        expect(seen).to.equal(seenIn(without));
      });

    it('stays as it is while its JSON is broken by a change', async () => {
      const element = make(tag);
      await show(element);
      const before = seenIn(element);
      const script = element.querySelector<HTMLScriptElement>('script[type="application/json"]')!;
      const lines = await errorsDuring(async () => {
        script.text = '{ "a": ';
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
      });
      expect(lines.join('\n')).to.contain(`<${tag}>: the JSON child cannot be read: `);
      if (!HOLDS_DATA.includes(tag)) expect(seenIn(element)).to.equal(before);
    });

    it('keeps its own words where those of its author are none', async () => {
      const name = tag.slice('sqs-'.length);
      if (!('messages' in classOf(tag).schema.entries) || !Object.hasOwn(english, name)) return;
      const plain = make(tag);
      await show(plain);
      const words = seenIn(plain);
      plain.remove();
      await Promise.resolve();
      const wrong = Object.entries(english[name as keyof typeof english]).map(([key, text]) => [
        key,
        typeof text === 'object' ? null : { a: 1 },
      ]);
      const element = make(tag, { json: { ...sampleOf(tag), messages: Object.fromEntries(wrong) } });
      const lines = (await errorsDuring(() => show(element))).join('\n');
      expect(seenIn(element)).to.equal(words);
      expect(lines).not.to.contain('cannot be shown');
    });

    it('tells of texts that it does not know or that are none, and knows all of its own', async () => {
      const name = tag.slice('sqs-'.length);
      if (!('messages' in classOf(tag).schema.entries)) return;
      const own = english[name as keyof typeof english] as object;
      const [word = '', text] = Object.entries(own).find(([, value]) => typeof value === 'string')!;
      const slips = { ...own, [word]: 3, [`${word}x`]: text };
      const element = make(tag, { json: { ...sampleOf(tag), messages: own } });
      expect(await errorsDuring(() => show(element))).to.deep.equal([]);
      const lines = await errorsDuring(async () => {
        element.querySelector('script[type="application/json"]')!.textContent = JSON.stringify({
          ...sampleOf(tag),
          messages: slips,
        });
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
      });
      expect(lines).to.deep.equal([
        `<${tag}> messages.${word}: must be a string`,
        `<${tag}> messages.${word}x: is not known; did you mean "${word}"?`,
      ]);
    });

    it('says that JSON stands where it is not read', async () => {
      if (HOLDS_DATA.includes(tag)) return;
      const wrapped = document.createElement(tag) as KitTag;
      wrapped.innerHTML = '<p></p>';
      wrapped.firstElementChild?.append(jsonChild('{}'));
      const typed = document.createElement(tag) as KitTag;
      typed.append(jsonChild('{}', 'text/json'));
      const twice = make(tag);
      twice.append(jsonChild('{}'));
      for (const [element, reason] of [
        [wrapped, 'stands inside a <p>'],
        [typed, 'type "text/json" is not read'],
        [twice, 'there are two JSON children'],
      ] as const) {
        const lines = await errorsDuring(() => show(element));
        expect(lines.join('\n')).to.contain(reason);
        element.remove();
        await Promise.resolve();
      }
    });

    it('reads a JSON child whose type is changed while it is inserted, as jQuery does', async () => {
      const element = make(tag);
      const script = element.querySelector<HTMLScriptElement>('script[type="application/json"]')!;
      script.type = 'true/application/json';
      const lines = await errorsDuring(async () => {
        main.append(element);
        script.type = 'application/json';
        await element.updateComplete;
      });
      expect(lines).to.deep.equal([]);
      if (HOLDS_DATA.includes(tag)) return;
      for (const [name, value] of Object.entries(sampleOf(tag))) {
        const read = element.config?.[name];
        expect(Array.isArray(value) ? (read as unknown[]).length : read, name).to.equal(
          Array.isArray(value) ? value.length : value,
        );
      }
    });

    it('keeps working through a move, a morph and a way out and back', async () => {
      const lines = await errorsDuring(async () => {
        const element = await show(make(tag));
        const [first, second] = [document.createElement('div'), document.createElement('div')];
        main.append(first, second);
        const root = element.querySelector(':scope > [data-sqs-root]');
        first.append(element);
        await Promise.resolve();
        (second as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
        await element.updateComplete;
        expect(element.querySelector(':scope > [data-sqs-root]'), 'moved').to.equal(root);
        for (const child of [...element.children]) if (!(child instanceof HTMLScriptElement)) child.remove();
        element.prepend('Rendered again');
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
        expect(element.querySelector(':scope > [data-sqs-root]'), 'morphed').to.equal(root);
        element.remove();
        await Promise.resolve();
        expect(element.querySelector(':scope > [data-sqs-root]'), 'left').to.equal(null);
        await show(element);
        expect(Boolean(element.querySelector(':scope > [data-sqs-root]')), 'back').to.equal(Boolean(root));
        first.remove();
        second.remove();
      });
      expect(lines).to.deep.equal([]);
    });

    it('works in any language that a page may name, and follows when it changes', async () => {
      const lines = await errorsDuring(async () => {
        document.documentElement.lang = 'en_US';
        const element = await show(make(tag));
        document.documentElement.lang = 'not a language!';
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
        document.documentElement.lang = 'de';
        await new Promise((done) => setTimeout(done));
        await element.updateComplete;
      });
      expect(lines).to.deep.equal([]);
    });

    it('leaves nothing behind', async () => {
      const before = document.body.childElementCount;
      for (let round = 0; round < 10; round += 1) {
        const element = await show(make(tag));
        element.remove();
        await Promise.resolve();
      }
      await until(() => document.body.childElementCount === before);
      expect(main.childElementCount).to.equal(0);
    });
  });
}
