/** The preferences of the shop by namespace, sent only when something changed (behaviour/api#preferences). */
import { READ_PREFERENCES, WRITE_PREFERENCES } from '../domain/api/site/preferences.ts';
import { type Json, objectOf } from '../domain/json.ts';
import { sameJson } from '../domain/same-json.ts';
import type { Caller } from './caller.ts';

export interface PreferencesApi {
  read(namespace: string): Promise<Json>;
  /** @returns what the server has now */
  write(namespace: string, preferences: Json): Promise<Json>;
}

export function createPreferencesApi(caller: Caller): PreferencesApi {
  /** Never handed out: what a caller changes in place has to differ from what the server has. */
  const known = new Map<string, Json>();

  function keep(namespace: string, answer: object): Json {
    const { websiteId: _site, ...byNamespace } = objectOf(answer);
    const preferences = objectOf(byNamespace[namespace]);
    known.set(namespace, preferences);
    return structuredClone(preferences);
  }

  async function read(namespace: string): Promise<Json> {
    return keep(namespace, await caller.send(READ_PREFERENCES, { params: { namespace } }));
  }

  return {
    read,
    async write(namespace, preferences) {
      const before = known.get(namespace) ?? (await read(namespace));
      if (sameJson(before, preferences)) return structuredClone(before);
      const body = { [namespace]: preferences };
      return keep(namespace, await caller.send(WRITE_PREFERENCES, { params: { namespace }, body }));
    },
  };
}
