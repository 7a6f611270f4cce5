/** Makes the settings of a connection of what stands in its form. */
import type {
  Connection,
  ConnectionKindInfo,
  NewConnection,
} from '../../../src/domain/api/owner/connections.ts';

/** @param entries by name; a box that is not ticked is absent */
export function connectionFrom(
  { kind, settings }: ConnectionKindInfo,
  entries: Readonly<Record<string, string>>,
  before?: Pick<Connection, 'state'>,
): NewConnection {
  const config: Record<string, string | boolean> = {};
  const secrets: Record<string, string> = {};
  for (const { name, type } of settings) {
    const entry = entries[name] ?? '';
    if (type === 'flag') config[name] = name in entries;
    else if (type !== 'secret') config[name] = entry;
    // One that was left empty stays what it was.
    else if (entry !== '') secrets[name] = entry;
  }
  return { kind, config, secrets, ...(before && { state: before.state }) };
}
