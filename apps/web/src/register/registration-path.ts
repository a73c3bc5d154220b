import type { User } from '@metade/contracts/auth.ts';

/** The page an owner is restricted to until the restaurant is approved; null for everybody else. */
export function registrationPath(user: User): '/restaurant/register' | '/restaurant/wait-approval' | null {
  if (user.group !== 'restaurant') return null;
  switch (user.restaurant_state) {
    case 'approved':
    case 'paused':
      return null;
    case null:
    case 'draft':
      return '/restaurant/register';
    default:
      return '/restaurant/wait-approval';
  }
}

/** Whether such an owner may see another page: registration, legal texts, account links, and log-out. */
export function openWhileRegistering(path: string): boolean {
  return open.test(path);
}

const open =
  /^\/(restaurant\/(register(\/picture)?|wait-approval)|logout|preferences|terms|privacy-policy|auth\/.*|postal-code\.json|cities\.json|dev\/.*|profile\/(delete|data\.json|two-factor))(\.data)?$/;
