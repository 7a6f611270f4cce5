/** `<docs-theme-editor>`: chooses the kit's properties, tries them on the example below it, and writes the css. */
import { css, html, LitElement } from 'lit';
import { contrastOf, parseColor } from '../../src/domain/color/index.ts';
import { buttonStyles } from './styles.ts';

/** What WCAG asks of words on a button. */
const LEAST_CONTRAST = 4.5;

interface Theme {
  accent: string;
  onAccent: string;
  radius: number;
  gap: number;
}

const BEGIN: Theme = { accent: '#7a3150', onAccent: '#ffffff', radius: 0.375, gap: 1.25 };

/** Themes to begin with. */
const THEMES: Readonly<Record<string, Theme>> = {
  Plum: BEGIN,
  Moss: { accent: '#2f5d4a', onAccent: '#ffffff', radius: 1.25, gap: 1.5 },
  Ink: { accent: '#1c1b1a', onAccent: '#ffffff', radius: 0, gap: 1 },
  Sun: { accent: '#f2b705', onAccent: '#1c1b1a', radius: 0.625, gap: 1.25 },
};

export class DocsThemeEditor extends LitElement {
  static override properties = { theme: { state: true } };
  static override styles = [
    buttonStyles,
    css`
      :host { display: block; margin-block: 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
      .row { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: end; margin-block-end: 1rem; }
      label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
      input { box-sizing: border-box; margin: 0; }
      input[type='color'] { inline-size: 5rem; block-size: 2rem; padding: 0; border: 1px solid var(--line); background: none; }
      input[type='range'] { inline-size: 9rem; block-size: 2rem; accent-color: var(--accent); }
      .css { position: relative; }
      pre { margin: 0; padding: 0.875rem 1rem; border-radius: 0.5rem; background: var(--code); font: 0.8125rem / 1.6 ui-monospace, Menlo, monospace; text-align: left; white-space: pre-wrap; }
      docs-copy { position: absolute; inset-block-start: 0.5rem; right: 0.5rem; }
      p { margin: 0 0 1rem; font-size: 0.875rem; color: var(--soft); }
    `,
  ];
  declare theme: Theme;

  constructor() {
    super();
    this.theme = BEGIN;
  }

  override render() {
    const { accent, onAccent, radius, gap } = this.theme;
    return html`
      <div class="row" role="group" aria-label="Themes to begin with">
        ${Object.entries(THEMES).map(
          ([name, theme]) =>
            html`<button type="button" aria-pressed=${theme === this.theme} @click=${() => this.#choose(theme)}>${name}</button>`,
        )}
      </div>
      <div class="row">
        <label>Accent <input type="color" .value=${accent} @input=${this.#change('accent')} /></label>
        <label>Words on it <input type="color" .value=${onAccent} @input=${this.#change('onAccent')} /></label>
        <label>Corners <input type="range" min="0" max="1.5" step="0.125" .value=${String(radius)} @input=${this.#change('radius')} /></label>
        <label>Room <input type="range" min="0.5" max="2.5" step="0.25" .value=${String(gap)} @input=${this.#change('gap')} /></label>
      </div>
      <p role="status">${contrastText(accent, onAccent)}</p>
      <div class="css"><pre dir="ltr">${cssText(this.theme)}</pre><docs-copy></docs-copy></div>`;
  }

  override updated() {
    const stage = this.nextElementSibling?.querySelector<HTMLElement>('.live');
    for (const [name, value] of propertiesOf(this.theme)) stage?.style.setProperty(name, value);
  }

  #choose(theme: Theme) {
    this.theme = theme;
  }

  #change(name: keyof Theme) {
    return ({ target }: Event) => {
      const { value, valueAsNumber } = target as HTMLInputElement;
      this.theme = { ...this.theme, [name]: typeof BEGIN[name] === 'number' ? valueAsNumber : value };
    };
  }
}

function propertiesOf({ accent, onAccent, radius, gap }: Theme): [string, string][] {
  return [
    ['--sqs-accent', accent],
    ['--sqs-on-accent', onAccent],
    ['--sqs-radius', `${radius}rem`],
    ['--sqs-gap', `${gap}rem`],
  ];
}

function cssText(theme: Theme) {
  const lines = propertiesOf(theme).map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root {\n${lines.join('')}}`;
}

function contrastText(accent: string, onAccent: string) {
  const [one, other] = [parseColor(accent), parseColor(onAccent)];
  const contrast = one && other ? contrastOf(one, other) : 1;
  const figure = contrast.toFixed(1);
  return contrast >= LEAST_CONTRAST
    ? `A contrast of ${figure} to 1: easy to read.`
    : `A contrast of ${figure} to 1 is too little to read by: ${LEAST_CONTRAST} to 1 is the least.`;
}
