/** How a site lets people in. */
export const ACCESS_MODES = ['none', 'sso', 'password', 'owner_login'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];
