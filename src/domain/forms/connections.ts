/** Where the submissions of a form go besides the inbox, as the builder's editor says it (behaviour/deliveries#connections-of-a-form). */
import type { ConnectionKind, ConnectionSetting, ConnectionState } from '../api/owner/connections.ts';
import { isEmail } from './email.ts';
import type { FormField } from './field.ts';
import type { FormValues } from './values.ts';

/** Number by the kind of connection; webhooks are ours and have none. */
export const BACKEND_TYPE = {
  google: 1,
  mailchimp: 2,
  email: 3,
  'site-user': 4,
  zapier: 5,
  campaigns: 6,
} as const satisfies Partial<Record<ConnectionKind, number>>;
export const CONNECTION_STATE = {
  connected: 1,
  disconnected: 2,
  pending: 3,
} as const satisfies Record<ConnectionState, number>;

const byNumber = <Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  new Map(Object.entries<number>(numbers).map(([name, number]) => [number, name as Name]));
const KINDS = byNumber(BACKEND_TYPE);
const STATES = byNumber(CONNECTION_STATE);

/** One of `backendConnectionConfigs`. */
export interface BackendConnection {
  backendId: string;
  backendType: number;
  config: Readonly<Record<string, unknown>>;
  connectionState: number;
}

export type ConnectionConfig = Readonly<Record<string, string | boolean>>;

export interface FormConnection {
  /** As the editor knows it; by its place where it says none. */
  backendId: string;
  kind: ConnectionKind;
  state: ConnectionState;
  config: ConnectionConfig;
}

export interface ConnectionError {
  backendId: string;
  backendType: number;
  reason: string;
}

/** Connected and pending ones are kept; those of a type that nobody knows go into `errors`. */
export function readBackendConnections(configs: readonly BackendConnection[]): {
  connections: FormConnection[];
  errors: ConnectionError[];
} {
  const connections: FormConnection[] = [];
  const errors: ConnectionError[] = [];
  for (const [index, { backendId, backendType, config, connectionState }] of configs.entries()) {
    const kind = KINDS.get(backendType);
    const state = STATES.get(connectionState) ?? 'disconnected';
    if (!kind)
      errors.push({ backendId, backendType, reason: `There is no connection of type ${backendType}.` });
    else if (state !== 'disconnected')
      connections.push({ backendId: backendId || `#${index}`, kind, state, config: plainConfig(config) });
  }
  return { connections, errors };
}

function plainConfig(config: Readonly<Record<string, unknown>>): ConnectionConfig {
  const entries = Object.entries(config).flatMap(([name, value]): [string, string | boolean][] => {
    if (typeof value === 'boolean' || typeof value === 'string') return [[name, value]];
    return typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * What is wrong with the settings of a connection, by name; empty: nothing.
 * @param secrets names of those that are set
 */
export function connectionProblems(
  settings: readonly ConnectionSetting[],
  config: ConnectionConfig,
  secrets: readonly string[],
): Record<string, string> {
  const problems = settings.flatMap((setting): [string, string][] => {
    const problem = problemOf(setting, config[setting.name], secrets.includes(setting.name));
    return problem ? [[setting.name, problem]] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(
  { type, required }: ConnectionSetting,
  value: string | boolean | undefined,
  isSet: boolean,
): string | undefined {
  if (type === 'secret') return required && !isSet ? 'This is needed.' : undefined;
  if (type === 'flag')
    return value === undefined || typeof value === 'boolean' ? undefined : 'This is on or off.';
  if (value === undefined || value === '') return required ? 'This is needed.' : undefined;
  if (typeof value !== 'string') return 'This is no text.';
  if (type === 'email' && !isEmail(value, 'modern')) return 'This is no email address.';
  return type === 'url' && !isWebAddress(value)
    ? 'This is no address that begins with https:// or http://.'
    : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(text);
}

/**
 * The address of whoever sent these values: of the first field that asks for one, or the first value that is one where
 * the fields are not known.
 */
export function visitorAddress(
  fields: readonly Pick<FormField, 'id' | 'type'>[],
  values: FormValues,
): string | undefined {
  const asked = fields.filter(({ type }) => type === 'email').map(({ id }) => values[id]);
  const candidates = fields.length > 0 ? asked : Object.values(values);
  return candidates
    .flatMap((value = '') => (typeof value === 'string' ? value : Object.values(value)))
    .map((text) => text.trim())
    .find((text) => isEmail(text, 'modern'));
}
