/** What is kept of a person, in one sentence. */
import type { PersonRecord } from '../../../src/domain/api/owner/settings.ts';

export function summaryOf({
  email,
  submissions,
  restockSignUps,
  listMemberships,
  hasSiteAccount,
  cart,
}: PersonRecord): string {
  const parts = [
    counted(submissions.length, 'submission'),
    counted(restockSignUps.length, 'restock sign-up'),
    counted(listMemberships.length, 'list'),
    hasSiteAccount ? 'an account on the site' : '',
    cart.length > 0 ? 'a cart' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `Kept of ${email}: ${parts.join(', ')}.` : `Nothing is kept of ${email}.`;
}

function counted(count: number, name: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${name}` : `${count.toLocaleString()} ${name}s`;
}
