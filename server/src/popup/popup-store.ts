/** The pop-up of the site in the database. */
import type { Kysely } from 'kysely';
import { POPUP_STYLE } from '../../../src/domain/popup/settings.ts';
import { type Infer, list, object, oneOf, text } from '../../../src/domain/schema.ts';
import { optionalFlag } from '../../../src/domain/schema-optional.ts';
import type { Database } from '../db/schema.ts';
import { addSetting, readSetting, writeSetting } from '../settings-store.ts';

const SETTING = 'popup';

/**
 * `renderedHtml` is the owner's own HTML, handed out as it is. `paths` are pages; none means all, and so does
 * `showOnAllPages`, whatever is named (behaviour/pop-up#when-it-shows).
 */
export const popupSchema = object({
  style: oneOf([POPUP_STYLE.none, POPUP_STYLE.show], POPUP_STYLE.show),
  renderedHtml: text(),
  paths: list(text()),
  showOnAllPages: optionalFlag(),
});
export type ServerPopup = Infer<typeof popupSchema>;

/** @returns undefined until the owner has set one */
export function readPopup(db: Kysely<Database>): Promise<ServerPopup | undefined> {
  return readSetting<ServerPopup>(db, SETTING);
}

export function writePopup(db: Kysely<Database>, popup: ServerPopup): Promise<void> {
  return writeSetting(db, SETTING, popup);
}

/** Leaves one alone that the owner has set. */
export function addPopup(db: Kysely<Database>, popup: ServerPopup): Promise<void> {
  return addSetting(db, SETTING, popup);
}
