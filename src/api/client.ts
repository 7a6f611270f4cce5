/** The client of an owner's program: every call of the builder's API by area, and models of any address. */
import { createAssetTokens } from '../services/auth/asset-token.ts';
import { createVisitorAuthApi } from '../services/auth/visitor-auth-api.ts';
import type { SafeStorage } from '../services/page/storage.ts';
import { type Caller, createCaller } from './caller.ts';
import type { ConnectionOptions } from './environment.ts';
import { createFormsApi } from './forms.ts';
import { Model, type ModelKind } from './model.ts';
import { ModelList } from './model-list.ts';
import { createOwnerApi } from './owner.ts';
import { createPreferencesApi } from './preferences.ts';
import { createSiteApi } from './site.ts';
import { createStoresApi } from './stores.ts';
import { createSync, type SyncOptions } from './sync.ts';

export interface ApiOptions extends ConnectionOptions {
  /** The id by which the builder's calls name the site; that of the reference server without it. */
  websiteId?: string | undefined;
}

export interface ResourceOptions extends Omit<SyncOptions, 'url'>, Omit<ModelKind, 'sync'> {}

export type Api = ReturnType<typeof createApi>;

/** @throws {TypeError} on Node for a `root` that is no absolute address */
export function createApi({ websiteId = 'site', ...connection }: ApiOptions) {
  const caller: Caller = createCaller(connection);
  const { http } = caller;
  return {
    /** Any described call. */
    send: caller.send,
    addressOf: caller.addressOf,
    forms: createFormsApi(caller, connection.token !== undefined),
    stores: createStoresApi(caller, websiteId),
    preferences: createPreferencesApi(caller),
    site: createSiteApi(caller),
    owner: createOwnerApi(caller),
    visitor: {
      ...createVisitorAuthApi(http),
      assetTokens: createAssetTokens(http, true, { session: memory(), now: Date.now }),
    },
    /** Models of one address: `url` with ids appended, or with `{id}` in it. */
    resource<T extends object>(url: string, { schema, idName, ...options }: ResourceOptions = {}) {
      const kind: ModelKind = { sync: createSync(http, { url, ...options }), schema, idName };
      return {
        model: (values: Partial<T> = {}) => new Model<T>(kind, values),
        list: () => new ModelList<T>(kind),
      };
    },
  };
}

/** A token belongs to this client's site, whatever page or process it runs in. */
function memory(): SafeStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
