/** What an admin looks after; one admin may hold several. An owner may do all. */
export const adminRoles = ['support', 'content', 'finance', 'owner'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether somebody with these roles may do what is `open` to others. */
export function isOpenToAdmin(held: readonly AdminRole[], open: readonly AdminRole[]): boolean {
  return held.includes('owner') || held.some((role) => open.includes(role));
}

/** Who of the admins may do in a restaurant what its team does. */
export const adminsOfRestaurants: readonly AdminRole[] = ['support'];
