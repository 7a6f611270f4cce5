/** A trap for robots: people never meet it, and what is in it goes along so that the server can decide. */
import { HONEYPOT_NAME } from '../../domain/forms/honeypot.ts';

/** On the element itself: another script may take the page's style sheets away, and the trap would be filled in. */
export const TRAP_STYLE = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export function Honeypot() {
  return (
    <div style={TRAP_STYLE} aria-hidden="true">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
