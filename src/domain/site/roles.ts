/** The role codes of an account, and what is known to follow from them (behaviour/site#roles). */

export const ROLE = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
  draftEditor: 16,
} as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

export function isAdmin(roles: readonly number[]): boolean {
  return roles.includes(ROLE.admin);
}

/** @returns true when the account has the viewer role and no other: it browses like a visitor. */
export function isOnlyViewer(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === ROLE.viewer);
}
