/** The connections of this site: where a form's submissions go, and each with its secrets open at the moment it is used. */
import type { Kysely } from 'kysely';
import { connectionProblems } from '../../../src/domain/forms/connections.ts';
import type { Database } from '../db/schema.ts';
import { readOwnerSettings } from '../owner/owner-settings.ts';
import type { SecretBox } from '../secrets.ts';
import type { ConnectionType, ConnectionTypes, OpenConnection } from './connection-type.ts';
import { findConnection, listConnections, type StoredConnection } from './connections-store.ts';
import { DeliveryFailure, permanent } from './failure.ts';

/** Stands for the owner's address, to which submissions of forms without a connection go. */
const DEFAULT_ID = 'default';

/** A connection that a submission is to be told to, as the owner knows it. */
export interface Target {
  connectionId: string;
  target: string;
}

export interface Connections {
  types: ConnectionTypes;
  /** Where submissions of a form go: connected ones alone, and the owner's address if there are none of any state. */
  targetsOf(formId: string): Promise<Target[]>;
  /** Whether who signs up by a form has to confirm it by a mail. */
  asksToConfirm(formId: string): Promise<boolean>;
  /** @throws DeliveryFailure when nothing can be delivered by it */
  open(connectionId: string): Promise<{ type: ConnectionType; connection: OpenConnection }>;
  /** The same for one whose state does not matter: an owner tries it. */
  openStored(stored: StoredConnection): { type: ConnectionType; connection: OpenConnection };
}

/** @param secrets undefined where the server has no key for them */
export function createConnections(
  db: Kysely<Database>,
  types: ConnectionTypes,
  secrets: SecretBox | undefined,
): Connections {
  function openStored({ id, kind, config, secrets: sealed }: StoredConnection) {
    const type = types[kind];
    if (type.missing) throw new DeliveryFailure(type.missing);
    const problems = connectionProblems(type.settings, config, Object.keys(sealed));
    const wrong = type.settings.filter(({ name }) => problems[name] !== undefined);
    // What an owner mends within a day or two is delivered without another word.
    if (wrong.length > 0)
      throw new DeliveryFailure(
        `${type.name} lacks settings: ${wrong.map(({ label }) => label).join(', ')}.`,
      );
    return { type, connection: { config, secrets: openSecrets(secrets, id, sealed) } };
  }
  return {
    types,
    openStored,
    async targetsOf(formId) {
      const [all, { defaultEmail }] = await Promise.all([listConnections(db, formId), readOwnerSettings(db)]);
      const connected = all.filter(({ state }) => state === 'connected');
      if (all.length > 0)
        return connected.map(({ id, kind, config }) => ({
          connectionId: id,
          target: types[kind].describe(config),
        }));
      if (!defaultEmail) return [];
      return [{ connectionId: DEFAULT_ID, target: types.email.describe({ address: defaultEmail }) }];
    },
    async asksToConfirm(formId) {
      const all = await listConnections(db, formId);
      return all.some(
        ({ state, kind, config }) => state === 'connected' && types[kind].asksToConfirm?.(config),
      );
    },
    async open(connectionId) {
      const stored =
        connectionId === DEFAULT_ID ? await ownersAddress(db) : await findConnection(db, connectionId);
      if (!stored) throw permanent('This connection was removed.');
      if (stored.state !== 'connected') throw permanent(`This connection is ${stored.state}.`);
      return openStored(stored);
    },
  };
}

async function ownersAddress(db: Kysely<Database>): Promise<StoredConnection | undefined> {
  const { defaultEmail } = await readOwnerSettings(db);
  const config = { address: defaultEmail };
  return defaultEmail
    ? { id: DEFAULT_ID, formId: '', kind: 'email', state: 'connected', config, secrets: {} }
    : undefined;
}

/** What does not open may open again once the operator has put the key back. */
function openSecrets(
  box: SecretBox | undefined,
  connectionId: string,
  sealed: Readonly<Record<string, string>>,
): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(sealed).map(([name, text]) => {
        if (!box) throw new Error('This server has no SECRET_KEY to open the stored secrets with.');
        return [name, box.open(text, placeOf(connectionId, name))];
      }),
    );
  } catch (cause) {
    throw new DeliveryFailure((cause as Error).message, { cause });
  }
}

/** What a secret is sealed for. */
export function placeOf(connectionId: string, name: string): string {
  return `connection ${connectionId} ${name}`;
}
