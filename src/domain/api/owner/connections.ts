/** The calls by which owners say where the submissions of a form go besides the inbox. */
import { endpoint } from '../endpoint.ts';

export const CONNECTION_KINDS = [
  'email',
  'webhook',
  'zapier',
  'mailchimp',
  'google',
  'campaigns',
  'site-user',
] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** Only connected ones are sent to; what is pending waits for somebody else, such as a confirmation. */
export type ConnectionState = 'connected' | 'disconnected' | 'pending';

export interface Connection {
  id: string;
  formId: string;
  kind: ConnectionKind;
  state: ConnectionState;
  /** As an owner knows it: "Email to ada@example.com". */
  target: string;
  /** What the kind asks for, by name; secrets are never in it. */
  config: Readonly<Record<string, string | boolean>>;
  /** Names of the secrets that are set. */
  secrets: readonly string[];
}

export interface NewConnection {
  kind: ConnectionKind;
  config: Readonly<Record<string, string | boolean>>;
  /** Kept encrypted; a secret that is left out stays what it was. */
  secrets?: Readonly<Record<string, string>>;
  state?: ConnectionState;
}

/** A setting that a kind of connection asks an owner for. */
export interface ConnectionSetting {
  name: string;
  label: string;
  type: 'text' | 'email' | 'url' | 'flag' | 'secret';
  required: boolean;
  hint?: string;
}

/** What can be connected, and what each asks for. Kinds that this server has no means for say why in `missing`. */
export interface ConnectionKindInfo {
  kind: ConnectionKind;
  name: string;
  settings: readonly ConnectionSetting[];
  missing?: string;
}

export const LIST_CONNECTION_KINDS = endpoint<{ answer: readonly ConnectionKindInfo[] }>(
  'GET',
  'owner/connection-kinds',
);
export const LIST_CONNECTIONS = endpoint<{ params: 'formId'; answer: readonly Connection[] }>(
  'GET',
  'owner/forms/:formId/connections',
);
export const ADD_CONNECTION = endpoint<{ params: 'formId'; body: NewConnection; answer: Connection }>(
  'POST',
  'owner/forms/:formId/connections',
);
export const CHANGE_CONNECTION = endpoint<{
  params: 'formId' | 'id';
  body: NewConnection;
  answer: Connection;
}>('PUT', 'owner/forms/:formId/connections/:id');
export const REMOVE_CONNECTION = endpoint<{ params: 'formId' | 'id' }>(
  'DELETE',
  'owner/forms/:formId/connections/:id',
);
/** Sends a test to the target; what it failed with is a sentence for the owner. */
export const TRY_CONNECTION = endpoint<{
  params: 'formId' | 'id';
  answer: { delivered: boolean; problem?: string };
}>('POST', 'owner/forms/:formId/connections/:id/test');
