/** The tables of the reference server, as Kysely types; `migrations.ts` creates them. */
import type { SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { SiteTables } from './site-tables.ts';

export interface Database extends DeliveryTables, OrderTables, SiteTables {
  settings: SettingsTable;
  forms: FormsTable;
  submissions: SubmissionsTable;
  rate_limits: RateLimitsTable;
  used_tokens: UsedTokensTable;
  reports: ReportsTable;
  site_users: SiteUsersTable;
  site_sessions: SiteSessionsTable;
  products: ProductsTable;
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  restock_sign_ups: RestockSignUpsTable;
  owners: OwnersTable;
  owner_sessions: OwnerSessionsTable;
  api_tokens: ApiTokensTable;
}

/** What every process of one site shares, such as the signing secret. */
interface SettingsTable {
  name: string;
  value: string;
}

interface FormsTable {
  id: string;
  /** The Form entity (behaviour/forms#the-form-entity) as JSON. */
  body: string;
  /** ISO 8601, UTC. */
  created_at: string;
  updated_at: string;
}

export interface SubmissionsTable {
  /** Sorts by time of creation. */
  id: string;
  form_id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Field id → value, as JSON. */
  field_values: string;
  /** `{ title, path, … }`, as JSON. */
  page: string;
  /** All values in lower case, for the owner's search. */
  search_text: string;
  /** The submission key that stored this row: unique, so that a key stores once. */
  submission_key: string;
  status: SubmissionStatus;
  /** Sentences, as a JSON list. */
  spam_reasons: string;
  /** Keyed hash of the text by which a repeat is known; empty where there is none. */
  text_hash: string;
}

interface RateLimitsTable {
  bucket: string;
  /** Whole windows since 1970. */
  window_index: number;
  hits: number;
}

/** Captcha solutions that were spent, and on what, as a keyed hash. */
interface UsedTokensTable {
  token: string;
  used_by: string;
  /** ISO 8601, UTC; rows past it may be dropped. */
  expires_at: string;
}

/** What visitors' pages report. `name`, `subject` and `page_path` are what the owner's counts are made by. */
export interface ReportsTable {
  /** Sorts by time of arrival. */
  id: string;
  kind: string;
  /** ISO 8601, UTC. */
  created_at: string;
  page_path: string;
  /** Event code, button text, pop-up action, form id … by kind. */
  name: string;
  /** Address of a button, identity of a pop-up; else empty. */
  subject: string;
  /** Id part of the visitor cookie; empty when the visitor is not known. */
  visitor: string;
  /** The report as it came, as JSON. */
  body: string;
}

/** People with an account on the site. */
interface SiteUsersTable {
  /** In lower case. */
  email: string;
  /** Salt and hash (see visitors/password-hash.ts). */
  password: string;
  /** BCP 47 tag; empty when never chosen. */
  language: string;
}

interface SiteSessionsTable {
  /** Hash of the cookie's value. */
  token: string;
  email: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}

interface ProductsTable {
  /** The item id. */
  id: string;
  /** `structuredContent` of the builder's data as JSON. */
  body: string;
  /** What else the item says of itself (title, address, picture), as JSON. */
  item: string;
}

/** One row a cart: changing it first makes changes of the same cart wait for each other. */
interface CartsTable {
  /** Hash of the visitor's cookie, or of the account's name. */
  id: string;
  /** ISO 8601, UTC. */
  updated_at: string;
}

export interface CartEntriesTable {
  /** Sorts by time of creation. */
  id: string;
  /** Hash of the visitor's cookie. */
  cart: string;
  /** What makes two entries the same thing: product, variant, subscription, answers. */
  line: string;
  item_id: string;
  /** Empty: the product comes in one form. */
  variant_id: string;
  quantity: number;
  /** The rest of the entry as it came, as JSON. */
  body: string;
  /** What one cost when it was put in, as JSON; empty where nobody knew. */
  price: string;
  /** Of the last call that added to it; empty when the client sends none. */
  request_id: string;
  /** ISO 8601, UTC; a cart that nobody touched for two weeks is dropped. */
  updated_at: string;
}

interface RestockSignUpsTable {
  id: string;
  product_id: string;
  variant_id: string;
  /** In lower case. */
  email: string;
  /** 0 or 1. */
  joins_mailing_list: number;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** Who reads and sets everything. */
interface OwnersTable {
  /** In lower case. */
  email: string;
  /** Salt and hash (see visitors/password-hash.ts). */
  password: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

interface OwnerSessionsTable {
  /** Hash of the cookie's value. */
  token: string;
  email: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}

/** What programs of the owners sign in with. */
export interface ApiTokensTable {
  id: string;
  name: string;
  /** Hash of the token. */
  token: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC; empty: never used. */
  last_used_at: string;
}
