/** Reads from the JSON of a page what only some widgets need to know of its collection. */
import { type Json, numberOf, objectOf } from '../json.ts';

const SPLASH = 'splash-page';

/** @returns true for a splash page (behaviour/site#where-a-submission-comes-from) */
export function isSplashPage(context: Json): boolean {
  return context.collectionType === SPLASH || objectOf(context.collection).typeName === SPLASH;
}

/** @returns the permission-type code that a submission names */
export function permissionTypeOf(context: Json): number | undefined {
  return numberOf(context.permissionType) ?? numberOf(objectOf(context.collection).permissionType);
}
