/** Shows the owner's HTML as text on pages whose policy refuses it, and says once why; fetched by such pages only. */
import { plainText } from '../../domain/text/plain-text.ts';

let isTold = false;

export function showAsText(place: Element, html: string, policyName: string): void {
  place.textContent = plainText(html);
  if (isTold) return;
  isTold = true;
  console.error(
    `HTML of the page's owner is shown as text: the Content-Security-Policy does not allow the Trusted Types policy ${policyName}, or another copy of sqs-kit has it (SECURITY.md).`,
  );
}
