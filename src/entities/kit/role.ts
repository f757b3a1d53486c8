/** Roles that write kinds of content whole: each entity names its own. */
const kindRoles = ['programme', 'press', 'village'] as const;

/**
 * What somebody does in the back office. `administrator` writes everything; `translator` texts in some
 * languages; `hall` sessions in some halls, on the day; `viewer` nothing.
 */
export const roles = ['administrator', ...kindRoles, 'translator', 'hall', 'viewer'] as const;

export type KindRole = (typeof kindRoles)[number];
export type Role = (typeof roles)[number];
