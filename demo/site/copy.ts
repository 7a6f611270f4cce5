/** `<docs-copy>`: copies the code that it stands after. */
import { css, html, LitElement } from 'lit';
import { buttonStyles } from './styles.ts';

const SAID_MS = 2000;

export class DocsCopy extends LitElement {
  static override properties = { said: { state: true } };
  static override styles = [
    buttonStyles,
    css`
      button { background: var(--code); }
      @media print { :host { display: none; } }
    `,
  ];
  declare said: string;

  constructor() {
    super();
    this.said = '';
  }

  override render() {
    return html`<button type="button" @click=${this.#copy}>${this.said || 'Copy'}</button>
      <span role="status" aria-label=${this.said}></span>`;
  }

  async #copy() {
    const code = this.previousElementSibling;
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      this.said = 'Copied';
    } catch {
      // A browser that does not let pages write there lets people copy what is chosen.
      if (code) getSelection()?.selectAllChildren(code);
      this.said = 'Selected';
    }
    setTimeout(() => {
      this.said = '';
    }, SAID_MS);
  }
}
