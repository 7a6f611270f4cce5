/** The addresses in mails by which their recipient confirms or ends something: signed, so that nobody else can. */
import { sameText, sign } from '../signing.ts';

/** What the address does to the row that it names. */
export type MailAction = 'confirm' | 'unsubscribe' | 'invitation';

export function mailLink(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  action: MailAction,
  id: string,
): string {
  return `${publicUrl}${mailPath(action)}/${id}?signature=${signatureOf(secret, action, id)}`;
}

export function mailPath(action: MailAction): string {
  return `/mail/${action}`;
}

export function isSigned(secret: string, action: MailAction, id: string, signature: string): boolean {
  return sameText(signature, signatureOf(secret, action, id));
}

function signatureOf(secret: string, action: MailAction, id: string): string {
  return sign(secret, 'mail-link', action, id).toString('base64url');
}
