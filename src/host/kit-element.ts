/**
 * The one base of every tag: settings, JSON child, the wait for the parser, language, the author's fallback, mistakes,
 * events, `updateComplete`, styles, and being moved, morphed or removed. How a tag shows what it was told is a
 * rendering over it: a React view (react/), a leaf (leaf-element.ts), or nothing on screen (site-element.ts).
 *
 * Every tag has an open shadow root with one slot in it. What the author wrote inside the tag is seen through that slot
 * until the view is there: nothing of the author's is moved, emptied or hidden by a style sheet. A view in light DOM is
 * a child of the tag with a slot of its own.
 */
import type { Entries, InferEntries } from '../domain/schema.ts';
import {
  formatAttribute,
  type PropertyInfo,
  propertiesOf,
  REFLECTED,
  Settings,
  type Snapshot,
} from '../domain/settings.ts';
import { pageLocales, subscribeLocales } from '../i18n/locales.ts';
import { merge } from '../i18n/merge.ts';
import { adoptStyles } from '../services/html/adopt-styles.ts';
import { languageOf, watchLanguage } from '../services/page/language.ts';
import type { TagHost } from '../ui/widget-host.ts';
import hostCss from './host.css';
import { nextElementNumber } from './ids.ts';
import { type JsonReading, watchChildren } from './json-child.ts';
import type { KnownTexts } from './mistakes.ts';
import type { KitConstructor, KitElement, TagDefinition } from './tag-definition.ts';
import { UpdateTracker } from './update-tracker.ts';

/** What a rendering does, called by the base. */
export interface Rendering {
  /** The element is in the page and its children are parsed: the first time, or again after it had left. */
  mountView(): void;
  /** Settings, language or texts have changed. */
  updateView(): void;
  /** The element has left the page for good. */
  unmountView(): void;
  /** The element was taken out and put in again in one go; the view is still there. */
  viewMoved(): void;
}

/** What the base offers to a rendering. */
export interface RenderingBase<E extends Entries> extends KitElement<E>, Rendering {
  readonly tagHost: TagHost;
  /** Where the view is put. Made once for a stay in the page. */
  viewRoot(): HTMLElement;
  /** Shows the view (true) or what the author wrote (false). */
  showView(on: boolean): void;
  /** Whether the author wrote anything that a visitor would see. */
  hasFallback(): boolean;
  currentSettings(): Snapshot<InferEntries<E>>;
  /** Something is to be shown: `updateComplete` waits … */
  expect(): void;
  /** … until what was set last is on screen. */
  settle(): void;
}

export const hasElements = typeof HTMLElement !== 'undefined';

/** On a server there are no elements: a class that can be imported, asked for its schema, and never used. */
export function serverClass<E extends Entries, Offered>({
  schema,
  fromJson,
}: TagDefinition<E>): KitConstructor<E, Offered> {
  return Object.assign(class {}, { schema, holdsConfig: !fromJson, observedAttributes: [] }) as never;
}

type ElementClass = (abstract new () => HTMLElement) & { readonly observedAttributes?: readonly string[] };

/** @param Base the class of the rendering's library; its callbacks are called by the rendering, not by the base */
export function kitElement<E extends Entries>(
  Base: ElementClass,
  { schema, tree, css, slots = [], isInline = false, fromJson = (json) => json }: TagDefinition<E>,
): new () => RenderingBase<E> {
  const infos = propertiesOf(schema);
  const attributes = infos.flatMap(({ attribute }) => attribute ?? []);
  const accessors = ['config', ...infos.map(({ property }) => property)];
  /** Whether somebody may have meant an attribute for this tag. */
  const isStranger = (name: string) => !attributes.includes(name) && !COMMON_ATTRIBUTE.test(name);

  abstract class Kit extends Base implements Rendering {
    static readonly schema = schema;

    static {
      for (const info of infos) {
        Object.defineProperty(Kit.prototype, info.property, {
          configurable: true,
          enumerable: true,
          get(this: Kit) {
            return this.config[info.property];
          },
          set(this: Kit, value: unknown) {
            this.#set(info, value);
          },
        });
      }
    }

    static get observedAttributes(): readonly string[] {
      // Lit makes its classes ready when it is asked.
      void Base.observedAttributes;
      return attributes;
    }

    readonly #shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    readonly #viewTree: HTMLElement | ShadowRoot = tree === 'shadow' ? this.#shadow : this;
    readonly #slots = ['', ...slots].map((name) => {
      const slot = this.#shadow.appendChild(this.ownerDocument.createElement('slot'));
      if (name) slot.name = name;
      return slot;
    });
    readonly #number = nextElementNumber();
    readonly #updates = new UpdateTracker();
    readonly #settings = new Settings(schema, infos, (name) => this.getAttribute(name));
    #json: JsonReading | undefined;
    #stops: (() => void)[] | undefined;
    #isMounted = false;
    #isChecking = false;
    #hasReflected = false;
    #root: HTMLElement | undefined;
    #language = '';
    /** By the English ones; the same until something changes. */
    readonly #texts = new Map<object, object>();

    constructor() {
      super();
      for (const name of accessors) this.#takeOver(name);
    }

    /** A property set before upgrade hides the accessor: its value goes through the setter instead. */
    #takeOver(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    abstract mountView(): void;
    abstract updateView(): void;
    abstract unmountView(): void;
    viewMoved(): void {}

    get config(): InferEntries<E> {
      return this.#settings.current().config;
    }

    set config(value: Readonly<Record<string, unknown>> | undefined) {
      this.#settings.setConfig(value);
      this.#changed();
    }

    get updateComplete(): Promise<void> {
      return this.#updates.complete;
    }

    connectedCallback() {
      this.#adopt();
      // Moved by remove and insert: everything is still mounted.
      if (this.#stops) {
        this.viewMoved();
        return this.#lookAtLanguage();
      }
      this.#updates.expect();
      // Set first: with the parser already past, the JSON arrives during the call.
      this.#stops = [];
      this.#language = languageOf(this);
      this.#stops.push(
        watchLanguage(this, () => this.#lookAtLanguage()),
        subscribeLocales(() => this.#changed()),
        watchChildren(
          this,
          (reading) => this.#readJson(reading),
          () => this.#keepRoot(),
        ),
      );
    }

    disconnectedCallback() {
      // A move disconnects and connects again before any microtask runs.
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave();
      });
    }

    /** Its presence keeps `moveBefore` from disconnecting the element: state, focus and frames stay. */
    connectedMoveCallback() {
      this.#adopt();
      this.#lookAtLanguage();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      // Who saved, stored or cloned the page while something was open has not asked for it to open again.
      if (after === REFLECTED && !this.#hasReflected) this.removeAttribute(name);
      else if (before !== after) this.#changed();
    }

    viewRoot(): HTMLElement {
      this.#root ??= this.#makeRoot();
      return this.#root;
    }

    showView(on: boolean) {
      if (tree === 'light') this.#slots[0]!.name = on ? VIEW_SLOT : '';
      // A view in the shadow root may have a slot of its own; of two slots the first one gets the content.
      else if (on) for (const slot of this.#slots) slot.remove();
      else this.#shadow.append(...this.#slots);
    }

    hasFallback(): boolean {
      return [...this.childNodes].some(isFallback);
    }

    currentSettings(): Snapshot<InferEntries<E>> {
      return this.#settings.current();
    }

    expect() {
      this.#updates.expect();
    }

    settle() {
      this.#updates.settle();
    }

    readonly tagHost: TagHost = this.#createTagHost();

    #createTagHost(): TagHost {
      const self = this;
      return {
        element: self,
        get language() {
          return self.#language;
        },
        id: (name) => `sqs-${self.#number}-${name}`,
        emit: (type, detail, options) =>
          self.dispatchEvent(new CustomEvent(type, { ...options, bubbles: true, composed: true, detail })),
        report: (mistake) =>
          self.#withMistakes(
            ({ tellOfView }) => tellOfView(self, schema as never, self.#settings as never, mistake),
            `${mistake.path} ${mistake.reason ?? 'is not right'}`.trim(),
          ),
        busy: () => self.#updates.busy(),
        adoptStyles: (text) => adoptStyles(self.#viewTree, text),
        set: (property, value) => void Reflect.set(self, property, value),
        texts: (name, english) => self.#textsOf(name, english),
      };
    }

    #textsOf<T extends object>(name: string, english: T): T {
      let texts = this.#texts.get(english) as T | undefined;
      if (!texts) {
        const own = (this.config as { messages?: object }).messages ?? {};
        const known = pageLocales().localize?.(name, english, this.#language) ?? english;
        texts = merge(known, own, () => this.#tellOfSettings({ name, english }));
        this.#texts.set(english, texts);
      }
      return texts;
    }

    #set({ property, attribute, access, type }: PropertyInfo, value: unknown) {
      if (access !== 'reflected') {
        this.#settings.setProperty(property, value);
        return this.#changed();
      }
      const text = formatAttribute(value, type);
      this.#hasReflected = true;
      if (text === null) this.removeAttribute(attribute!);
      else this.setAttribute(attribute!, text);
    }

    #adopt() {
      if (!isInline) adoptStyles(this.#shadow, hostCss);
      // Those of the view are read when it comes.
      if (this.#isMounted) adoptStyles(this.#viewTree, ...css);
    }

    #makeRoot(): HTMLElement {
      // A clone brings the view of its original along, without what made it.
      for (const stale of this.querySelectorAll(':scope > [data-sqs-root]')) stale.remove();
      const root = this.ownerDocument.createElement(isInline ? 'span' : 'div');
      root.dataset.sqsRoot = '';
      root.slot = VIEW_SLOT;
      this.#viewTree.append(root);
      return root;
    }

    /** The children belong to the page: what morphs or renders them again takes the view away, and it comes back. */
    #keepRoot() {
      if (tree === 'light' && this.#root && this.#root.parentNode !== this) this.append(this.#root);
    }

    #readJson(json: JsonReading) {
      this.#json = json;
      this.#settings.setJson(json.value === undefined ? undefined : fromJson(json.value));
      if (this.#isMounted) return this.#changed();
      this.#texts.clear();
      this.#isMounted = true;
      this.#adopt();
      this.#check();
      this.mountView();
    }

    #changed() {
      this.#settings.changed();
      this.#texts.clear();
      if (!this.#isMounted) return;
      this.#updates.expect();
      this.#check();
      this.updateView();
    }

    #lookAtLanguage() {
      const language = languageOf(this);
      if (language === this.#language) return;
      this.#language = language;
      this.#changed();
    }

    #leave() {
      for (const stop of this.#stops ?? []) stop();
      this.#stops = undefined;
      if (this.#isMounted) {
        this.#isMounted = false;
        this.unmountView();
        this.#root?.remove();
        this.#root = undefined;
        this.showView(false);
      }
      this.#updates.settle();
    }

    /** Never during a property read or a render: listeners may change the element. */
    #check() {
      if (this.#isChecking) return;
      this.#isChecking = true;
      const done = this.#updates.busy();
      queueMicrotask(() => {
        this.#isChecking = false;
        if (this.isConnected) this.#tellOfSettings();
        done();
      });
    }

    /** @param texts beside which the author seems to have written others */
    #tellOfSettings(texts?: KnownTexts) {
      const seemsWrong =
        texts ||
        this.#settings.current().mistakes.length > 0 ||
        this.#json?.problem ||
        this.#json?.isOdd ||
        this.getAttributeNames().some(isStranger);
      // What was told may be mended by now.
      if (!seemsWrong && !mistakesModule) return;
      this.#withMistakes(
        ({ tellOfSettings }) =>
          tellOfSettings(this, schema as never, this.#settings as never, this.#json?.problem, texts),
        'is not right.',
      );
    }

    /** Told before `updateComplete` resolves. @param inShort what is said when the words cannot be loaded */
    #withMistakes(act: (mistakes: typeof import('./mistakes.ts')) => unknown, inShort: string): void {
      // Loaded once, so that mistakes are told in their order.
      mistakesModule ??= import('./mistakes.ts');
      const failed = () => {
        mistakesModule = undefined;
        console.error(`<${this.localName}> ${inShort}`);
      };
      mistakesModule.then(act).catch(failed).finally(this.#updates.busy());
    }
  }

  return Kit as unknown as new () => RenderingBase<E>;
}

let mistakesModule: Promise<typeof import('./mistakes.ts')> | undefined;

/** Name of the slot for a view in light DOM. */
const VIEW_SLOT = 'sqs-view';

/** Most tags have no others. */
const COMMON_ATTRIBUTE = /^(class|id|style|slot|lang|dir|hidden|role|title)$|[^a-z\d-]|^(data|aria|on)/;

/** Whether a child is something that a visitor would see. */
function isFallback(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== '';
  return node instanceof Element && !node.matches('script,template,style,[data-sqs-root]');
}
