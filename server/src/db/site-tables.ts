/** The tables of what owners make of their site, as Kysely types. */

export interface SiteTables {
  navigations: NavigationsTable;
  collections: CollectionsTable;
  categories: CategoriesTable;
}

interface NavigationsTable {
  identifier: string;
  /** What it leads to, in order, as JSON. */
  links: string;
}

interface CollectionsTable {
  /** Sorts by time of creation. */
  id: string;
  /** Its address below the root of the site, nobody else's. */
  url_id: string;
  /** The collection as it was made, as JSON. */
  body: string;
}

interface CategoriesTable {
  /** Sorts by time of creation. */
  id: string;
  collection_id: string;
  /** The category as it was made, as JSON. */
  body: string;
}
