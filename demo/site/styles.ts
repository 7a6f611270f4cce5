/** What the shell's elements have in common. The colours are those of the page's own properties (demo.css). */
import { css } from 'lit';

export const buttonStyles = css`
  button {
    min-block-size: 2rem;
    padding: 0.125rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 0.8125rem;
    cursor: pointer;
  }
  button:hover { border-color: var(--accent); }
  button[aria-pressed='true'] { border-color: var(--accent); color: var(--accent); background: var(--tint); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
