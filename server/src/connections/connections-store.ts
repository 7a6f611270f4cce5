/** The connections of forms in the database, their secrets sealed. */
import type { Kysely, Selectable } from 'kysely';
import type { ConnectionKind, ConnectionState } from '../../../src/domain/api/owner/connections.ts';
import {
  type BackendConnection,
  type ConnectionConfig,
  readBackendConnections,
} from '../../../src/domain/forms/connections.ts';
import { sameJson } from '../../../src/domain/same-json.ts';
import type { ConnectionsTable } from '../db/delivery-tables.ts';
import { sharedRead } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

export interface StoredConnection {
  id: string;
  formId: string;
  kind: ConnectionKind;
  state: ConnectionState;
  config: ConnectionConfig;
  /** By name, each sealed. */
  secrets: Readonly<Record<string, string>>;
}

const connectionsOf = sharedRead((db, { formId }: { formId: string }) =>
  db
    .selectFrom('connections')
    .select(['id', 'form_id', 'kind', 'state', 'config', 'secrets'])
    .where('form_id', '=', formId)
    .orderBy('id'),
);

/** In the order in which they were made. */
export async function listConnections(db: Kysely<Database>, formId: string): Promise<StoredConnection[]> {
  return (await connectionsOf(db, { formId })).map(toConnection);
}

export async function findConnection(
  db: Kysely<Database>,
  id: string,
): Promise<StoredConnection | undefined> {
  const row = await db.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toConnection(row);
}

export async function addConnection(db: Kysely<Database>, connection: StoredConnection): Promise<void> {
  await db
    .insertInto('connections')
    .values({ ...columnsOf(connection), id: connection.id, form_id: connection.formId, backend_id: '' })
    .execute();
}

export async function changeConnection(db: Kysely<Database>, connection: StoredConnection): Promise<void> {
  await db.updateTable('connections').set(columnsOf(connection)).where('id', '=', connection.id).execute();
}

/** @returns false when there is no such connection */
export async function removeConnection(db: Kysely<Database>, formId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('connections')
    .where('id', '=', id)
    .where('form_id', '=', formId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes those of the builder's editor what a form says they are; those that the owner made here stay. A connection that is
 * known keeps its id and its secrets, which the editor does not know.
 * @param before what the form said until now: of what it says as ever, the owner's own changes here stay
 */
export async function adoptBackendConnections(
  db: Kysely<Database>,
  formId: string,
  configs: readonly BackendConnection[],
  now: number,
  before: readonly BackendConnection[] = [],
): Promise<void> {
  const { connections } = readBackendConnections(configs);
  const asEver = readBackendConnections(before).connections;
  const rows = await db
    .selectFrom('connections')
    .selectAll()
    .where('form_id', '=', formId)
    .where('backend_id', '<>', '')
    .execute();
  const gone = rows.filter(
    (row) => !connections.some(({ backendId, kind }) => backendId === row.backend_id && kind === row.kind),
  );
  for (const { id } of gone) await removeConnection(db, formId, id);
  const news = connections.filter((one) => !asEver.some((other) => sameJson(one, other)));
  for (const { backendId, kind, state, config } of news) {
    const known = rows.find((row) => row.backend_id === backendId && row.kind === kind);
    if (known)
      await changeConnection(db, {
        ...toConnection(known),
        state,
        // What the owner has added here is not the editor's to forget.
        config: { ...toConnection(known).config, ...config },
      });
    else
      await db
        .insertInto('connections')
        .values({
          ...columnsOf({ kind, state, config, secrets: {} }),
          id: newId(now),
          form_id: formId,
          backend_id: backendId,
        })
        .execute();
  }
}

function columnsOf({ kind, state, config, secrets }: Omit<StoredConnection, 'id' | 'formId'>) {
  return { kind, state, config: JSON.stringify(config), secrets: JSON.stringify(secrets) };
}

function toConnection(row: Omit<Selectable<ConnectionsTable>, 'backend_id'>): StoredConnection {
  return {
    id: row.id,
    formId: row.form_id,
    kind: row.kind,
    state: row.state,
    config: JSON.parse(row.config) as ConnectionConfig,
    secrets: JSON.parse(row.secrets) as Record<string, string>,
  };
}
