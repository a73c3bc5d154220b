import type { UserGroup } from './second-factor.ts';

/** Restaurants, licensees, admins, and members of a team with a diner's account. */
export function worksHere({ group, restaurant }: { group: UserGroup; restaurant: string | null }): boolean {
  return group !== 'user' || restaurant !== null;
}

/** Somebody who left their team can still turn their second factor off. */
export function mayHaveSecondStep(user: Parameters<typeof worksHere>[0] & { twoFactor: boolean }): boolean {
  return worksHere(user) || user.twoFactor;
}
