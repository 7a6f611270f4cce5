/** What is kept of a person, in one sentence. */
import type { PersonRecord } from '../../../src/domain/api/owner/settings.ts';
import { counted } from '../ui/counted.ts';

export function summaryOf({
  email,
  submissions,
  restockSignUps,
  listMemberships,
  hasSiteAccount,
  cart,
}: PersonRecord): string {
  const parts = [
    some(submissions.length, 'submission'),
    some(restockSignUps.length, 'restock sign-up'),
    some(listMemberships.length, 'list'),
    hasSiteAccount ? 'an account on the site' : '',
    cart.length > 0 ? 'a cart' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `Kept of ${email}: ${parts.join(', ')}.` : `Nothing is kept of ${email}.`;
}

function some(count: number, name: string): string {
  return count === 0 ? '' : counted(count, name);
}
