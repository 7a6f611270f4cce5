/** `<docs-search>`: finds words in all pages. The list of what there is is fetched when somebody searches. */
import { css, html, LitElement, nothing } from 'lit';
import type { Finding } from './search-index.ts';
import { buttonStyles } from './styles.ts';

const MOST_FINDINGS = 12;

export class DocsSearch extends LitElement {
  static override properties = {
    findings: { state: true },
    chosen: { state: true },
    words: { state: true },
  };
  static override styles = [
    buttonStyles,
    css`
      :host { display: block; }
      .open { display: flex; align-items: center; gap: 0.5rem; color: var(--soft); }
      .open span { inline-size: 7rem; text-align: start; }
      svg { flex: none; }
      kbd { padding: 0 0.3rem; border: 1px solid var(--line); border-radius: 0.25rem; font: inherit; font-size: 0.75rem; }
      @media (width < 56rem) { .open span, kbd { display: none; } }
      dialog {
        inline-size: min(40rem, 100vw - 2rem);
        max-block-size: min(36rem, 100dvh - 4rem);
        margin: 2rem auto auto;
        padding: 0;
        border: 1px solid var(--line);
        border-radius: 0.75rem;
        background: var(--card);
        color: var(--ink);
        overflow: hidden;
      }
      dialog[open] { display: flex; flex-direction: column; }
      dialog::backdrop { background: rgb(0 0 0 / 0.5); }
      .row { display: flex; border-block-end: 1px solid var(--line); }
      input {
        flex: 1;
        min-inline-size: 0;
        padding: 0.875rem 1rem;
        border: 0;
        background: transparent;
        color: inherit;
        font: inherit;
        font-size: 1.0625rem;
        outline: none;
      }
      .row:focus-within { border-color: var(--accent); box-shadow: 0 1px 0 var(--accent); }
      .row button { margin: 0.5rem; }
      #findings { padding: 0.5rem; overflow-y: auto; }
      a { display: block; padding: 0.5rem 0.75rem; border-radius: 0.5rem; color: inherit; text-decoration: none; }
      [aria-selected='true'] { background: var(--tint); }
      b { color: var(--accent); font-weight: 600; }
      small { display: block; overflow: hidden; color: var(--soft); text-overflow: ellipsis; white-space: nowrap; }
      a:dir(rtl) small { text-align: right; }
      p { margin: 0; padding: 1rem; color: var(--soft); }
    `,
  ];
  declare findings: Finding[];
  declare chosen: number;
  declare words: string;
  /** Ends when what was typed last has been looked for. */
  #search: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.findings = [];
    this.chosen = 0;
    this.words = '';
  }

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onShortcut);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onShortcut);
  }

  override render() {
    return html`
      <button type="button" class="open" aria-haspopup="dialog" aria-label="Search" @click=${this.show}>
        <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
          <circle cx="11" cy="11" r="7" /><path d="m20 20-4-4" stroke-linecap="round" />
        </svg>
        <span>Search</span><kbd aria-hidden="true">/</kbd>
      </button>
      <dialog aria-label="Search" closedby="any">
        <div class="row">
          <input
            type="search"
            role="combobox"
            dir="auto"
            aria-label="Search all pages"
            aria-controls="findings"
            aria-expanded=${this.findings.length > 0}
            aria-autocomplete="list"
            aria-activedescendant=${this.findings.length > 0 ? `finding-${this.chosen}` : nothing}
            placeholder="A tag, a setting, an event, a word …"
            autocomplete="off"
            spellcheck="false"
            @input=${this.#onInput}
            @keydown=${this.#onKey}
          />
          <button type="button" @click=${() => this.#dialog.close()}>Close</button>
        </div>
        <div id="findings" role="listbox" aria-label="Pages found" ?hidden=${this.findings.length === 0}>
          ${this.findings.map(this.#finding)}
        </div>
        <p role="status"><bdi>${this.#said()}</bdi></p>
      </dialog>`;
  }

  #finding = ({ address, title, heading, text }: Finding, index: number) => html`
    <a
      id="finding-${index}"
      role="option"
      aria-selected=${index === this.chosen}
      href=${address}
      tabindex="-1"
      @click=${() => this.#dialog.close()}
    ><bdi>${title}</bdi>${heading ? html` › <b><bdi>${heading}</bdi></b>` : nothing}<small dir="auto">${text}</small></a>`;

  #said() {
    if (!this.words) return 'Every page, every section, every setting.';
    if (this.findings.length === 0) return `Nothing is called “${this.words}”.`;
    return `${this.findings.length} found. ↑ ↓ choose, Enter opens.`;
  }

  show() {
    this.#dialog.showModal();
    // What is typed finds it there already.
    void import('./search-index.ts').then(({ loadIndex }) => loadIndex());
  }

  get #dialog(): HTMLDialogElement {
    const dialog = this.renderRoot.querySelector('dialog');
    if (!dialog) throw new Error('The search is not drawn yet.');
    return dialog;
  }

  #onInput() {
    this.#search = this.#find();
  }

  async #find() {
    const { loadIndex } = await import('./search-index.ts');
    const find = await loadIndex();
    // What stands there now: several of these may have waited for the index.
    this.words = this.renderRoot.querySelector('input')?.value.trim() ?? '';
    this.findings = this.words ? find(this.words).slice(0, MOST_FINDINGS) : [];
    this.chosen = 0;
  }

  #onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { length } = this.findings;
    if (step && length > 0) {
      event.preventDefault();
      this.chosen = (this.chosen + step + length) % length;
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
      );
    }
    if (event.key === 'Enter') void this.#openChosen();
  }

  /** Who types fast is ahead of the index: the page of what was typed before opens for nobody. */
  async #openChosen() {
    await this.#search;
    await this.updateComplete;
    // Closed in the meantime, it is not wanted any more.
    if (this.#dialog.open)
      this.renderRoot.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click();
  }

  #onShortcut = (event: KeyboardEvent) => {
    const isTyping = event
      .composedPath()
      .some(
        (one) =>
          one instanceof HTMLElement &&
          (one.isContentEditable || /^(input|textarea|select)$/i.test(one.tagName)),
      );
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCommand) return;
    if (this.#dialog.open || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    this.show();
  };
}
