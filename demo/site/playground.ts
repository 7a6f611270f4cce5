/** `<docs-playground tag="sqs-x">`: the tag of its template with JSON to change, and the looks of a page to see it in. */
import { css, html, LitElement } from 'lit';
import type { TagClass } from '../../src/check/index.ts';
import { dedent } from '../../tools/docs-site/dedent.mjs';
import { DIRECTIONS, SCHEMES, selectOf, selectStyles, WIDTHS } from './select.ts';
import { buttonStyles } from './styles.ts';

interface Configurable extends HTMLElement {
  config: unknown;
}

/** Looks by what is changed of the stage; the first one is how the page is. */
const LOOKS = {
  Width: WIDTHS,
  Scheme: SCHEMES,
  Direction: DIRECTIONS,
  Language: {
    English: 'en',
    German: 'de',
    French: 'fr',
    Spanish: 'es',
    Portuguese: 'pt',
    Italian: 'it',
    Dutch: 'nl',
    Japanese: 'ja',
    Arabic: 'ar',
  },
  Kit: { 'With the kit': 'on', 'Without it': 'off' },
} as const;
type Look = keyof typeof LOOKS;

export class DocsPlayground extends LitElement {
  static override properties = {
    tag: {},
    isOpen: { state: true },
    looks: { state: true },
    mistakes: { state: true },
  };
  static override styles = [
    buttonStyles,
    selectStyles,
    css`
      :host { display: block; margin-block: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); overflow: clip; }
      .closed { padding: 1.25rem; }
      .editor { max-block-size: 28rem; overflow: auto; border-block-start: 1px solid var(--line); text-align: left; }
      .said { min-block-size: 2.5rem; padding: 0.5rem 1.25rem; border-block-start: 1px solid var(--line); font-size: 0.8125rem; color: var(--soft); }
      ul { margin: 0; padding: 0; color: var(--ink); list-style: none; }
      li + li { margin-block-start: 0.25rem; }
    `,
  ];
  declare tag: string;
  declare isOpen: boolean;
  declare looks: Partial<Record<Look, string>>;
  declare mistakes: readonly string[];
  #stage: HTMLElement | undefined;
  #config: unknown;

  constructor() {
    super();
    this.isOpen = false;
    this.looks = {};
    this.mistakes = [];
  }

  override render() {
    if (!this.isOpen)
      return html`<div class="closed"><button type="button" @click=${this.open}>Open the playground</button></div>`;
    return html`
      <div class="selects">
        ${Object.entries(LOOKS).map(([name, values]) => selectOf(name, values, (value) => this.#change(name as Look, value)))}
      </div>
      <slot></slot>
      <div class="editor" dir="ltr"></div>
      <div class="said" role="status"><bdi>${this.#said()}</bdi></div>`;
  }

  #said() {
    if (this.mistakes.length === 0)
      return 'Ctrl+Space shows what may be written. What is wrong is told here as you type.';
    return html`<ul>${this.mistakes.map((mistake) => html`<li>${mistake}</li>`)}</ul>`;
  }

  async open() {
    this.isOpen = true;
    await this.updateComplete;
    const original = this.#original();
    const text = dedent(original.querySelector('script')?.textContent ?? '{}');
    this.#config = JSON.parse(text);
    this.#stage = document.createElement('div');
    this.#stage.className = 'live';
    this.append(this.#stage);
    this.#show();
    const [{ openEditor }, response] = await Promise.all([
      import('./json-editor.ts'),
      fetch(`/dist/schemas/${this.tag}.json`),
      customElements.whenDefined(this.tag),
    ]);
    const parent = this.renderRoot.querySelector('.editor');
    const tagClass = customElements.get(this.tag) as unknown as TagClass;
    if (!parent) return;
    const view = openEditor({
      tag: this.tag,
      text,
      schema: await response.json(),
      tagClass,
      root: this.renderRoot as ShadowRoot,
      parent,
      onChange: (changed) => this.#read(changed),
      onMistakes: (mistakes) => {
        this.mistakes = mistakes;
      },
    });
    view.focus();
  }

  #original(): Element {
    const original = this.querySelector('template')?.content.querySelector(this.tag);
    if (!original) throw new Error(`The playground of <${this.tag}> has no example.`);
    return original;
  }

  #read(text: string) {
    try {
      this.#config = JSON.parse(text);
    } catch {
      // What cannot be read yet leaves what is shown, and is told beside the other mistakes.
      return;
    }
    const shown = this.#stage?.querySelector<Configurable>(this.tag);
    if (shown) shown.config = this.#config;
  }

  async #change(name: Look, value: string) {
    this.looks = { ...this.looks, [name]: value };
    if (name === 'Language' && value !== 'en')
      await import(`/dist/${document.documentElement.dataset.runtime}/locales/${value}.js`);
    const { Width = '', Scheme = '', Direction = '', Language = 'en' } = this.looks;
    const stage = this.#stage;
    if (!stage) return;
    Object.assign(stage.style, { inlineSize: Width, colorScheme: Scheme });
    stage.dir = Direction;
    stage.lang = Language;
    if (name === 'Kit') this.#show();
  }

  /** The JSON is set as a property: what this page allows puts no text into a script. */
  #show() {
    const copy = document.importNode(this.#original(), true) as Configurable;
    for (const script of copy.querySelectorAll('script')) script.remove();
    if (this.looks.Kit === 'off') this.#stage?.replaceChildren(...copy.childNodes);
    else {
      copy.config = this.#config;
      this.#stage?.replaceChildren(copy);
    }
  }
}
