/** A trap for robots: people never meet it, and what is in it goes along so that the server can decide. */
import { HONEYPOT_NAME } from '../../domain/forms/honeypot.ts';

export function Honeypot() {
  return (
    <div data-part="sr-only" aria-hidden="true">
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** @returns what was caught, for the payload; nothing from a person */
export function readHoneypot(form: HTMLFormElement | null): Record<string, string> {
  const caught = form ? new FormData(form).get(HONEYPOT_NAME) : null;
  return caught ? { [HONEYPOT_NAME]: String(caught) } : {};
}
