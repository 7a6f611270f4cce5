/** A trap for robots: people never meet it, and what is in it goes along so that the server can decide. */
import { HONEYPOT_NAME } from '../../domain/forms/honeypot.ts';

export function Honeypot() {
  return (
    <div data-part="sr-only" aria-hidden="true">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
