/** An admin's area of work; an admin may have several. Owners may do everything. */
export const adminRoles = ['support', 'content', 'finance', 'owner'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether these roles include one of `open`; owners always. */
export function isOpenToAdmin(held: readonly AdminRole[], open: readonly AdminRole[]): boolean {
  return held.includes('owner') || held.some((role) => open.includes(role));
}

/** Admins who may act in a restaurant as its team does. */
export const adminsOfRestaurants: readonly AdminRole[] = ['support'];
