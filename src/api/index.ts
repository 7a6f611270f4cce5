/** `sqs-kit/api`: the typed client for owners' programs, in browsers and on Node. */
export type { ApiToken, OwnerAccount } from '../domain/api/owner/accounts.ts';
export type { Connection, ConnectionKindInfo, NewConnection } from '../domain/api/owner/connections.ts';
export type { ListMember, MailingList } from '../domain/api/owner/lists.ts';
export type { ShownSubmission, SubmissionsQuery } from '../domain/api/owner/submissions.ts';
export type { HeaderFooter, SiteLayout } from '../domain/api/site/layout.ts';
export type { PlaceDetails, PlacePrediction } from '../domain/api/site/places.ts';
export type { Category, ProductCollection } from '../domain/api/site/products.ts';
export type { BackendConnection, ConnectionError } from '../domain/forms/connections.ts';
export type { NavigationLink, SiteNavigation } from '../domain/site/navigation.ts';
export { type Caller, type CallRequest, createCaller } from './caller.ts';
export { type Api, type ApiOptions, createApi, type ResourceOptions } from './client.ts';
export { ApiError, type Failure } from './error.ts';
export type { FormsApi, FormToSave, SavedForm } from './forms.ts';
export * from './helpers.ts';
export { Model, type ModelEvents, type ModelFailure, type ModelKind } from './model.ts';
export { ALREADY_IN_LIST, type ListEvents, ModelList, NOT_IN_LIST } from './model-list.ts';
export type { CategoryOptions, StoreOptions, StoresApi } from './stores.ts';
export { createSync, METHOD_OVERRIDE_HEADER, SYNC_TIMEOUT_MS, type Sync, type SyncOptions } from './sync.ts';
