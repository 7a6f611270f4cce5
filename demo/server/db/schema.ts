/** The tables of the reference server, as Kysely types; `migrations.ts` creates them. */

export interface Database {
  settings: SettingsTable;
  forms: FormsTable;
  submissions: SubmissionsTable;
  rate_limits: RateLimitsTable;
  used_tokens: UsedTokensTable;
}

/** What every process of one site shares, such as the signing secret. */
interface SettingsTable {
  name: string;
  value: string;
}

interface FormsTable {
  id: string;
  /** The Form entity (spec 1 §3) as JSON. */
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
}

interface RateLimitsTable {
  bucket: string;
  /** Whole windows since 1970. */
  window_index: number;
  hits: number;
}

/** Captcha solutions that were spent, and on which submission key. */
interface UsedTokensTable {
  token: string;
  used_by: string;
  /** ISO 8601, UTC; rows past it may be dropped. */
  expires_at: string;
}
