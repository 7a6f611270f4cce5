/** The navigations of the site in the database. */
import type { Kysely } from 'kysely';
import {
  linkedCollections,
  MAIN_NAVIGATION,
  type NavigationLink,
  type SiteNavigation,
} from '../../../src/domain/site/navigation.ts';
import type { Database } from '../db/schema.ts';

/** The main one first, and last `_hidden`: the collections that no other one leads to. */
export async function readLayout(db: Kysely<Database>): Promise<SiteNavigation[]> {
  const rows = await db.selectFrom('navigations').selectAll().orderBy('identifier').execute();
  const stored = rows.map(({ identifier, links }) => ({ identifier, links: JSON.parse(links) }));
  const main = stored.find(({ identifier }) => identifier === MAIN_NAVIGATION);
  const layout: SiteNavigation[] = [
    main ?? { identifier: MAIN_NAVIGATION, links: [] },
    ...stored.filter((navigation) => navigation !== main),
  ];
  const linked = new Set(layout.flatMap(({ links }) => linkedCollections(links)));
  const collections = await db.selectFrom('collections').select('id').orderBy('id').execute();
  const hidden = collections.flatMap(({ id }) => (linked.has(id) ? [] : [{ collectionId: id }]));
  return [...layout, { identifier: '_hidden', links: hidden }];
}

export async function writeNavigation(
  db: Kysely<Database>,
  { identifier, links }: { identifier: string; links: readonly NavigationLink[] },
): Promise<void> {
  const text = JSON.stringify(links);
  await db
    .insertInto('navigations')
    .values({ identifier, links: text })
    .onConflict((conflict) => conflict.column('identifier').doUpdateSet({ links: text }))
    .execute();
}
