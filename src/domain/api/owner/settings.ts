/** The calls by which owners set what holds for the whole site, and answer people who ask for their data. */
import { endpoint } from '../endpoint.ts';
import type { ShownSubmission } from './submissions.ts';

export interface OwnerSettings {
  /** Where submissions of forms without a connection are sent; empty: they stay in the inbox. */
  defaultEmail: string;
  /** From this score on (0 to 100) a submission is filed as spam. */
  spamThreshold: number;
  /** Days after which submissions are deleted, by form id; the key `*` is for every other form. None: they are kept. */
  retentionDays: Readonly<Record<string, number>>;
}

export const READ_SETTINGS = endpoint<{ answer: OwnerSettings }>('GET', 'owner/settings');
export const WRITE_SETTINGS = endpoint<{ body: OwnerSettings; answer: OwnerSettings }>(
  'PUT',
  'owner/settings',
);

/** Everything that the site keeps of one person. */
export interface PersonRecord {
  email: string;
  submissions: readonly Omit<ShownSubmission, 'deliveries'>[];
  restockSignUps: readonly { productId: string; variantId: string; createdAt: string }[];
  listMemberships: readonly { listId: string; state: string; since: string }[];
  hasSiteAccount: boolean;
  /** Of their account. */
  cart: readonly { productId: string; variantId: string; quantity: number }[];
}

/** What is kept about an address, in any case of its letters. */
export const EXPORT_PERSON = endpoint<{ query: { email: string }; answer: PersonRecord }>(
  'GET',
  'owner/people',
);
/** Deletes all of it; `deleted` is how many rows. */
export const DELETE_PERSON = endpoint<{ query: { email: string }; answer: { deleted: number } }>(
  'DELETE',
  'owner/people',
);
