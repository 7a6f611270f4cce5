/** What every kind of connection is: what it asks an owner for, what it is called, and how it delivers. */
import type { ConnectionKind, ConnectionSetting } from '../../../src/domain/api/owner/connections.ts';
import type { ShownValue, Submission } from '../../../src/domain/api/owner/submissions.ts';
import type { ConnectionConfig } from '../../../src/domain/forms/connections.ts';

/** A submission as targets are told of it. */
export interface Notice {
  submission: Submission;
  /** As the owner calls the form. */
  formName: string;
  shown: readonly Pick<ShownValue, 'title' | 'line'>[];
  /** The address of who sent it, where one was asked for. */
  visitor: string | undefined;
  /** An owner tries the connection: nobody is signed up for anything. */
  isTest: boolean;
}

/** A connection with its secrets open. */
export interface OpenConnection {
  config: ConnectionConfig;
  secrets: Readonly<Record<string, string>>;
}

export interface Delivering {
  /** The same for each try of one delivery: a target that knows it already takes it once. */
  idempotencyKey: string;
  /** Whether it was tried before: the target may have taken it, and its answer was lost. */
  isRepeat: boolean;
  signal: AbortSignal;
}

export interface ConnectionType {
  /** As an owner reads it: "Email". */
  name: string;
  settings: readonly ConnectionSetting[];
  /** Why this server cannot deliver by it, in one sentence. */
  missing?: string | undefined;
  /** "Email to ada@example.com". */
  describe(config: ConnectionConfig): string;
  /** What is wrong with a secret as it is sent, in one sentence. */
  secretProblem?(name: string, text: string): string | undefined;
  /** Whether who signs up has to confirm it, by a mail that they get. */
  asksToConfirm?(config: ConnectionConfig): boolean;
  /** @throws DeliveryFailure when the target did not take it */
  deliver(notice: Notice, connection: OpenConnection, delivering: Delivering): Promise<void>;
}

export type ConnectionTypes = Readonly<Record<ConnectionKind, ConnectionType>>;

/** The text of a setting; empty where there is none. */
export function textOf(config: ConnectionConfig, name: string): string {
  const value = config[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A setting that is on. */
export function isOn(config: ConnectionConfig, name: string): boolean {
  return config[name] === true || config[name] === 'true';
}
