import type { User } from '@metade/contracts/auth.ts';

/** Restaurants, licensees, admins, and whoever joined a team with the account that he eats out with. */
export function worksHere({ group, restaurant }: Pick<User, 'group' | 'restaurant'>): boolean {
  return group !== 'user' || restaurant !== null;
}

/** A second step that is on can be turned off by whoever has left his team since. */
export function mayHaveSecondStep(user: Pick<User, 'group' | 'restaurant' | 'twoFactor'>): boolean {
  return worksHere(user) || user.twoFactor;
}
