export const userGroups = ['user', 'restaurant', 'franchisee', 'admin'] as const;
export type UserGroup = (typeof userGroups)[number];

/** Groups whose accounts must set up a second factor first. */
const demanded: readonly UserGroup[] = ['franchisee', 'admin'];

/** Whether an account must set up a second factor before it may do anything else. */
export function secondFactorDue(group: UserGroup, has: boolean): boolean {
  return !has && demanded.includes(group);
}
