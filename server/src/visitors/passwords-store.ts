/** The passwords of the site and of its collections in the database, as hashes. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { addSetting, readSetting, writeSetting } from '../settings-store.ts';
import { hashPassword } from './password-hash.ts';

const SETTING = 'passwords';
/** Place → hash; the place is `site` or `collection:<id>`. */
type Passwords = Record<string, string>;

/** As the owner says them. */
export interface PlainPasswords {
  site?: string;
  /** Collection id → password. */
  collections?: Record<string, string>;
}

/** @param place `site` or `collection:<id>` */
export async function passwordHashOf(db: Kysely<Database>, place: string): Promise<string | undefined> {
  const passwords = (await readSetting<Passwords>(db, SETTING)) ?? {};
  return Object.hasOwn(passwords, place) ? passwords[place] : undefined;
}

/** Replaces all of them. */
export async function writePasswords(db: Kysely<Database>, passwords: PlainPasswords): Promise<void> {
  await writeSetting(db, SETTING, await hashAll(passwords));
}

/** Leaves passwords alone that the owner has set. */
export async function addPasswords(db: Kysely<Database>, passwords: PlainPasswords): Promise<void> {
  await addSetting(db, SETTING, await hashAll(passwords));
}

async function hashAll({ site, collections = {} }: PlainPasswords): Promise<Passwords> {
  const places = [
    ...(site ? [['site', site] as const] : []),
    ...Object.entries(collections).map(([id, password]) => [`collection:${id}`, password] as const),
  ];
  const hashes = places.map(async ([place, password]) => [place, await hashPassword(password)] as const);
  return Object.fromEntries(await Promise.all(hashes));
}
