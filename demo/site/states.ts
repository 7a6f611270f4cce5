/** `<docs-states tag="sqs-x">`: the states of the table in it, to switch through. Each is on a page of its own, in a frame. */
import { css, html, LitElement, nothing, render } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { DIRECTIONS, SCHEMES, selectOf, selectStyles, WIDTHS } from './select.ts';
import type { StatePage } from './state-page.ts';
import { buttonStyles } from './styles.ts';
import { currentView } from './view.ts';

/** As the names of what is asked of the page: see first.js. */
const LOOKS = {
  scheme: ['Scheme', SCHEMES],
  dir: ['Direction', DIRECTIONS],
  runtime: ['Build', { 'As the page': '', Preact: 'lite', React: 'cdn' }],
} as const;
type Look = keyof typeof LOOKS;

/** As high as what is shown, within these, in pixels: what opens over its page needs some of it. */
const LEAST_HEIGHT = 400;
const MOST_HEIGHT = 900;

interface Row {
  name: string;
  description: string;
}

export class DocsStates extends LitElement {
  static override properties = {
    tag: {},
    chosen: { state: true },
    said: { state: true },
    width: { state: true },
    looks: { state: true },
  };
  static override styles = [
    buttonStyles,
    selectStyles,
    css`
      :host { display: block; margin-block: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); overflow: clip; }
      .row { display: flex; flex-wrap: wrap; align-items: start; gap: 0.5rem 1rem; padding: 0.75rem 1.25rem; border-block-end: 1px solid var(--line); }
      fieldset { display: flex; flex: 1 1 14rem; flex-wrap: wrap; gap: 0.375rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
      legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      fieldset label { position: relative; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.8125rem; cursor: pointer; }
      fieldset label:hover { border-color: var(--accent); }
      fieldset label:has(:checked) { border-color: var(--accent); background: var(--accent); color: var(--card); }
      fieldset label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
      input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
      .said { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; padding: 0.75rem 1.25rem; border-block-end: 1px solid var(--line); font-size: 0.9375rem; }
      a { color: var(--accent); font-size: 0.8125rem; }
      p { margin: 0; }
      .stage { background: var(--code); }
      iframe { display: block; inline-size: 100%; max-inline-size: 100%; block-size: 25rem; margin-inline: auto; border: 0; background: var(--card); }
    `,
  ];
  declare tag: string;
  /** Before the first choice their table is seen. */
  declare chosen: Row | undefined;
  declare said: string;
  declare width: string;
  declare looks: Partial<Record<Look, string>>;
  #rows: Row[] = [];

  constructor() {
    super();
    this.said = '';
    this.width = '';
    this.looks = {};
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#rows = Array.from(this.querySelectorAll('tbody tr'), ({ children: [name, description] }) => ({
      name: name?.textContent ?? '',
      description: description?.textContent ?? '',
    }));
    document.addEventListener('docs-view-change', this.#open);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('docs-view-change', this.#open);
  }

  override render() {
    const { chosen } = this;
    return html`
      <div class="row">
        <fieldset>
          <legend>State of &lt;${this.tag}&gt;</legend>
          ${this.#rows.map(
            (row) =>
              html`<label><input type="radio" name="state" .checked=${row === chosen} @change=${() => this.#choose(row)} />${row.name}</label>`,
          )}
        </fieldset>
        ${
          this.#rows.length > 1
            ? html`<button type="button" @click=${() => this.#step(-1)}>Previous</button>
                <button type="button" @click=${() => this.#step(1)}>Next</button>`
            : nothing
        }
      </div>
      ${chosen ? this.#stage(chosen) : nothing}
      <slot></slot>`;
  }

  #stage({ name }: Row) {
    return html`
      <div class="selects">
        ${selectOf('Width', WIDTHS, (width) => {
          this.width = width;
        })}
        ${Object.entries(LOOKS).map(([look, [words, values]]) =>
          selectOf(words, values, (value) => {
            this.looks = { ...this.looks, [look]: value };
            this.#open();
          }),
        )}
      </div>
      <div class="said">
        <p role="status"><bdi>${this.said}</bdi></p>
        <a href=${this.#addressOf(name)} target="_blank">On a page of its own</a>
      </div>
      <div class="stage"><iframe title="&lt;${this.tag}&gt; in the state ${name}" @load=${this.#onLoad}></iframe></div>`;
  }

  override updated() {
    const frame = this.#frame;
    if (frame) frame.style.inlineSize = this.width;
  }

  get #frame() {
    return this.renderRoot.querySelector('iframe');
  }

  #step(by: number) {
    const { length } = this.#rows;
    // Before the first choice the first one is the next, and the last one the one before.
    const at = this.chosen ? this.#rows.indexOf(this.chosen) : by < 0 ? 0 : -1;
    const next = this.#rows[(at + by + length) % length];
    if (next) this.#choose(next);
  }

  async #choose(row: Row) {
    this.chosen = row;
    await this.updateComplete;
    this.#open();
  }

  /** In place of the page before, which Back does not lead to. */
  #open = () => {
    const { chosen } = this;
    if (!chosen) return;
    this.said = 'On its way there …';
    this.#frame?.contentWindow?.location.replace(this.#addressOf(chosen.name));
  };

  #addressOf(state: string) {
    const looks = Object.fromEntries(Object.entries(this.looks).filter(([, value]) => value));
    return `/state.html?${new URLSearchParams({ tag: this.tag, state, ...currentView(), ...looks })}`;
  }

  async #onLoad() {
    const frame = this.#frame;
    const page = frame?.contentWindow as StatePage | null | undefined;
    const { shown } = page ?? {};
    // Empty still, or where a link of the tag leads.
    if (!frame || !page || !shown) return;
    const focused = this.shadowRoot?.activeElement;
    const said = await shown.reached.then(
      () => this.chosen?.description ?? '',
      (error: Error) => error.message,
    );
    if (page.shown !== shown) return;
    this.said = said;
    const { height } = page.document.body.getBoundingClientRect();
    frame.style.blockSize = `${Math.min(Math.max(height, LEAST_HEIGHT), MOST_HEIGHT)}px`;
    // What opens there takes the focus with it, and the arrows would not lead on.
    if (focused instanceof HTMLElement) focused.focus();
    const { codeBlock } = await import('../../tools/docs-site/code.mjs');
    if (page.shown === shown) this.#showSource(codeBlock(shown.markup, 'html', 'HTML of this state'));
  }

  #showSource(source: string) {
    if (this.querySelector('table')) this.replaceChildren();
    render(unsafeHTML(source), this);
  }
}
