/** The calls by which owners set the preferences of their shop, a namespace at a time. */
import { endpoint } from '../endpoint.ts';

/** Under the name of the namespace what it holds; `websiteId` beside it in answers. */
export type CommercePreferences = Readonly<Record<string, unknown>>;

export const READ_PREFERENCES = endpoint<{ params: 'namespace'; answer: CommercePreferences }>(
  'GET',
  'v1/commerce-preferences/:namespace',
);
export const WRITE_PREFERENCES = endpoint<{
  params: 'namespace';
  body: CommercePreferences;
  answer: CommercePreferences;
}>('PUT', 'v1/commerce-preferences/:namespace');
