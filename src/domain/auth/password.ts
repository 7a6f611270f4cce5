/** The password of a site or collection: where it is sent and what the visitor is told. */
import { ENTER_COLLECTION, ENTER_SITE } from '../api/visitors.ts';

export type PasswordTarget = { kind: 'site' } | { kind: 'collection'; collectionId: string };

/**
 * Their texts are `passwordMessages`. `tryAgain`: the call failed. `logOutToTest`: inside the editor's frame the check is
 * blocked. `empty`: nothing was entered, so nothing was sent. `noAnswer`: nobody answered. `tooMany`: to be waited.
 */
export type PasswordProblem = 'tryAgain' | 'logOutToTest' | 'empty' | 'noAnswer' | 'tooMany';

/** @returns what stands above the field; typing or sending again hides it (behaviour/access#passwords). */
export function passwordProblem(situation: {
  isDesignFrame: boolean;
  failure: PasswordProblem | undefined;
  hasTypedSince: boolean;
}): PasswordProblem | undefined {
  if (situation.hasTypedSince) return undefined;
  return situation.isDesignFrame ? 'logOutToTest' : situation.failure;
}

/** @param status of the answer; 0: nobody answered */
export function failureOf(status: number): PasswordProblem {
  return status === 0 ? 'noAnswer' : status === 429 ? 'tooMany' : 'tryAgain';
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
