/** Lists to choose from, beside what is shown as they say: its name, and values by their words. */
import { css, html } from 'lit';

export const selectStyles = css`
  .selects { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0.75rem 1.25rem; border-block-end: 1px solid var(--line); }
  .selects label { display: grid; font-size: 0.75rem; color: var(--soft); }
  select { min-block-size: 2rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; font-size: 0.8125rem; }
`;

/** The first of each is how the page is. */
export const WIDTHS = { 'As wide as the page': '', '600 px': '600px', '360 px': '360px' };
export const SCHEMES = { 'As the page': '', Light: 'light', Dark: 'dark' };
export const DIRECTIONS = { 'As the page': '', 'Left to right': 'ltr', 'Right to left': 'rtl' };

export const selectOf = (
  name: string,
  values: Readonly<Record<string, string>>,
  onChoice: (value: string) => void,
) => html`<label>${name}
  <select @change=${({ target }: Event) => onChoice((target as HTMLSelectElement).value)}>
    ${Object.entries(values).map(([text, value]) => html`<option value=${value}>${text}</option>`)}
  </select>
</label>`;
