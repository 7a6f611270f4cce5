/** What a database begins with: forms, products, passwords and a pop-up from a JSON file. What is there already stays. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { list, object, type Rule, read, record, text } from '../../src/domain/schema.ts';
import { refusalOf } from '../../src/domain/schema-mistakes.ts';
import { addProduct, type Product } from './commerce/products-store.ts';
import type { Database } from './db/schema.ts';
import { readFormEntity, type StoredForm } from './forms/form-entity.ts';
import { createForm } from './forms/forms-store.ts';
import { addPopup, popupSchema, type ServerPopup } from './popup/popup-store.ts';
import { addPasswords, type PlainPasswords } from './visitors/passwords-store.ts';

export interface Seed {
  forms: readonly StoredForm[];
  products: readonly Product[];
  passwords?: PlainPasswords | undefined;
  popup?: ServerPopup | undefined;
}

/** Collection id → password. */
const texts = {
  ...record(),
  test: (value: object) => Object.values(value).every((entry) => typeof entry === 'string'),
  must: 'an object of texts',
} as Rule<Record<string, string>>;

const seedSchema = object({
  forms: list(record()),
  products: list(
    object({ id: text(), title: text(), fullUrl: text(), assetUrl: text(), structuredContent: record() }),
  ),
  passwords: object({ site: text(), collections: texts }),
  popup: popupSchema,
});

/**
 * @param file JSON `{ forms, products, passwords: { site, collections }, popup }`; a text in place of one of them is the
 * path of a JSON file that holds it, from the folder of this one
 * @throws Error with one clear sentence when it cannot be used
 */
export function readSeed(file: string): Seed {
  const complain = (path: string, reason: string): never => {
    throw new Error(`The seed ${file} cannot be used: ${path || 'it'} ${reason}.`);
  };
  const parts = partsOf(file);
  const result = read(seedSchema, parts);
  const wrong = refusalOf(result);
  if (wrong) return complain(wrong.path, wrong.reason);
  const { forms, products, passwords, popup } = result.value;
  return {
    forms: forms.map((entity, index) => {
      const form = readFormEntity(entity);
      if (form.ok && form.form.id === '') return complain(`forms.${index}.id`, 'is needed');
      if (form.ok && form.connectionErrors.length === 0) return form.form;
      const [path, reason] = form.ok
        ? ['backendConnectionConfigs', 'has a connection of a type that nobody knows']
        : (Object.entries(form.errors)[0] ?? ['', 'is wrong']);
      return complain(`forms.${index}.${path}`, reason);
    }),
    products: products as Product[],
    passwords: parts.passwords === undefined ? undefined : passwords,
    popup: parts.popup === undefined ? undefined : popup,
  };
}

function partsOf(file: string): Record<string, unknown> {
  const entries = Object.entries(Object(readJson(file))).map(([name, value]) => [
    name,
    typeof value === 'string' ? readJson(resolve(dirname(file), value)) : value,
  ]);
  return Object.fromEntries(entries);
}

export async function plantSeed(db: Kysely<Database>, seed: Seed, now: number): Promise<void> {
  for (const form of seed.forms) await createForm(db, form, now);
  for (const product of seed.products) await addProduct(db, product);
  if (seed.passwords) await addPasswords(db, seed.passwords);
  if (seed.popup) await addPopup(db, seed.popup);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The seed ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
