/** `<docs-playground tag="sqs-x">`: the tag of its template with JSON to change, and the states of the page to see it in. */
import { css, html, LitElement } from 'lit';
import type { TagClass } from '../../src/check/index.ts';
import { dedent } from '../../tools/docs-site/dedent.mjs';
import { buttonStyles } from './styles.ts';

interface Configurable extends HTMLElement {
  config: unknown;
}

/** States by what is changed of the stage; the first one is how the page is. */
const STATES = {
  Width: { 'As wide as the page': '', '600 px': '600px', '360 px': '360px' },
  Scheme: { 'As the page': '', Light: 'light', Dark: 'dark' },
  Direction: { 'As the page': '', 'Left to right': 'ltr', 'Right to left': 'rtl' },
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
type StateName = keyof typeof STATES;

export class DocsPlayground extends LitElement {
  static override properties = {
    tag: {},
    isOpen: { state: true },
    states: { state: true },
    unread: { state: true },
  };
  static override styles = [
    buttonStyles,
    css`
      :host { display: block; margin-block: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); overflow: clip; }
      .closed { padding: 1.25rem; }
      .states { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0.75rem 1.25rem; border-block-end: 1px solid var(--line); }
      label { display: grid; font-size: 0.75rem; color: var(--soft); }
      select { min-block-size: 2rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; font-size: 0.8125rem; }
      .editor { max-block-size: 28rem; overflow: auto; border-block-start: 1px solid var(--line); text-align: left; }
      p { margin: 0; padding: 0.5rem 1.25rem; border-block-start: 1px solid var(--line); font-size: 0.8125rem; color: var(--soft); }
    `,
  ];
  declare tag: string;
  declare isOpen: boolean;
  declare states: Partial<Record<StateName, string>>;
  declare unread: string;
  #stage: HTMLElement | undefined;
  #config: unknown;

  constructor() {
    super();
    this.isOpen = false;
    this.states = {};
    this.unread = '';
  }

  override render() {
    if (!this.isOpen)
      return html`<div class="closed"><button type="button" @click=${this.open}>Open the playground</button></div>`;
    return html`
      <div class="states">${Object.keys(STATES).map((name) => this.#select(name as StateName))}</div>
      <slot></slot>
      <div class="editor" dir="ltr"></div>
      <p role="status">${this.unread || 'Ctrl+Space shows what may be written. What is wrong is marked as you type.'}</p>`;
  }

  #select(name: StateName) {
    return html`<label>${name}
      <select @change=${({ target }: Event) => this.#change(name, (target as HTMLSelectElement).value)}>
        ${Object.entries(STATES[name]).map(([text, value]) => html`<option value=${value}>${text}</option>`)}
      </select>
    </label>`;
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
      this.unread = '';
    } catch (error) {
      // What cannot be read yet leaves what is shown.
      this.unread = (error as Error).message;
      return;
    }
    const shown = this.#stage?.querySelector<Configurable>(this.tag);
    if (shown) shown.config = this.#config;
  }

  async #change(name: StateName, value: string) {
    this.states = { ...this.states, [name]: value };
    if (name === 'Language' && value !== 'en')
      await import(`/dist/${document.documentElement.dataset.runtime}/locales/${value}.js`);
    const { Width = '', Scheme = '', Direction = '', Language = 'en' } = this.states;
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
    if (this.states.Kit === 'off') this.#stage?.replaceChildren(...copy.childNodes);
    else {
      copy.config = this.#config;
      this.#stage?.replaceChildren(copy);
    }
  }
}
