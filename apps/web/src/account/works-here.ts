import type { User } from '@metade/contracts/auth.ts';

/** Restaurants, licensees, admins, and members of a team with a diner's account. */
export function worksHere({ group, restaurant }: Pick<User, 'group' | 'restaurant'>): boolean {
  return group !== 'user' || restaurant !== null;
}

/** Somebody who left their team can still turn their second factor off. */
export function mayHaveSecondStep(user: Pick<User, 'group' | 'restaurant' | 'twoFactor'>): boolean {
  return worksHere(user) || user.twoFactor;
}
