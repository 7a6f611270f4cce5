/** `<docs-switches>`: dark, right to left, and the build of the kit on React. */
import { css, html, LitElement } from 'lit';
import { buttonStyles } from './styles.ts';
import { changeView, currentView, type View } from './view.ts';

export class DocsSwitches extends LitElement {
  static override styles = [
    buttonStyles,
    css`
      :host { display: flex; gap: 0.375rem; }
      @media (width < 56rem) { :host { gap: 0.25rem; } button { padding-inline: 0.375rem; } }
    `,
  ];

  #redraw = () => this.requestUpdate();

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('docs-view-change', this.#redraw);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('docs-view-change', this.#redraw);
  }

  override render() {
    const view = currentView();
    return [
      this.#toggle(view, 'scheme', 'dark', 'light', 'Dark'),
      this.#toggle(view, 'dir', 'rtl', 'ltr', 'RTL', 'Right to left'),
      this.#toggle(view, 'runtime', 'cdn', 'lite', 'React', 'The build on React instead of Preact'),
    ];
  }

  #toggle(view: View, name: keyof View, on: string, off: string, text: string, title = text) {
    const isOn = view[name] === on;
    return html`<button
      type="button"
      title=${title}
      aria-pressed=${isOn}
      @click=${() => changeView({ [name]: isOn ? off : on })}
    >${text}</button>`;
  }
}
