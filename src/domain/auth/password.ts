/** The password of a site or collection: where it is sent and what the visitor is told. */
import { ENTER_COLLECTION, ENTER_SITE } from '../api/visitors.ts';

export type PasswordTarget = { kind: 'site' } | { kind: 'collection'; collectionId: string };

/** The texts of both are `passwordMessages`. `tryAgain`: the call failed. `logOutToTest`: inside the editor's frame the check is blocked. */
export type PasswordProblem = 'tryAgain' | 'logOutToTest';

/** @returns what stands above the field; typing or sending again hides it (behaviour/access#passwords). */
export function passwordProblem(situation: {
  isDesignFrame: boolean;
  hasFailed: boolean;
  hasTypedSince: boolean;
}): PasswordProblem | undefined {
  if (situation.hasTypedSince) return undefined;
  if (situation.isDesignFrame) return 'logOutToTest';
  return situation.hasFailed ? 'tryAgain' : undefined;
}

/** @returns the collection id of a page body `collection-<id>`, or undefined. */
export function collectionIdOfBody(bodyId: string): string | undefined {
  return /^collection-(.+)$/.exec(bodyId)?.[1];
}

/** @returns path below the API root and JSON body of the call. */
export function passwordCall(
  password: string,
  target: PasswordTarget,
): { path: string; body: Record<string, string> } {
  return target.kind === 'site'
    ? { path: ENTER_SITE.path, body: { password } }
    : { path: ENTER_COLLECTION.path, body: { password, collectionId: target.collectionId } };
}
