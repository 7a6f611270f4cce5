/** The tables of connections, of the outbox and of those whom connections sign up; `delivery-migrations.ts` creates them. */
import type { ConnectionKind, ConnectionState } from '../../../src/domain/api/owner/connections.ts';
import type { ListMemberState } from '../../../src/domain/api/owner/lists.ts';
import type { DeliveryState } from '../../../src/domain/api/owner/submissions.ts';

export interface DeliveryTables {
  connections: ConnectionsTable;
  deliveries: DeliveriesTable;
  list_members: ListMembersTable;
  site_invitations: SiteInvitationsTable;
}

export interface ConnectionsTable {
  id: string;
  form_id: string;
  /** As the builder's editor knows it; empty: the owner made it here. */
  backend_id: string;
  kind: ConnectionKind;
  state: ConnectionState;
  /** Setting → value, as JSON. */
  config: string;
  /** Name → secret, each sealed (secrets.ts), as JSON. */
  secrets: string;
}

/** The outbox: one row for a submission at a connection of its form, written with the submission. */
export interface DeliveriesTable {
  /** Is also the idempotency key. */
  id: string;
  submission_id: string;
  connection_id: string;
  /** As the owner knows it. */
  target: string;
  state: DeliveryState;
  /** Counted as each begins; marks as well whose attempt it is. */
  attempts: number;
  /** Empty: none yet, or delivered. */
  problem: string;
  /** ISO 8601, UTC. */
  due_at: string;
  /** ISO 8601, UTC: until then it belongs to the process that tries it; empty: to nobody. */
  leased_until: string;
}

/** Mailing lists of the server's own. */
interface ListMembersTable {
  id: string;
  list_id: string;
  /** In lower case. */
  email: string;
  state: ListMemberState;
  /** ISO 8601, UTC: when it came to be so. */
  since: string;
}

/** People who may make themselves an account on the site. */
interface SiteInvitationsTable {
  id: string;
  /** In lower case. */
  email: string;
  /** ISO 8601, UTC. */
  created_at: string;
}
