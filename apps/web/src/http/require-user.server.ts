import type { User } from '@metade/contracts/auth.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from './context.server.ts';

/** Where a second factor is set up. */
export const secondStepPath = '/profile/two-factor';

/** The caller's account; a visitor is sent to log in and back, and somebody who must set up a second factor is sent there. */
export async function requireUser(facts: RequestFacts): Promise<User> {
  const user = await facts.user();
  const path = facts.url.pathname.replace(/\.data$/, '');
  if (user?.secondFactorDue && path !== secondStepPath) throw redirect(secondStepPath);
  if (user) return user;
  const search = new URLSearchParams(facts.url.search);
  search.delete('_routes');
  const back = path + (search.size > 0 ? `?${search}` : '');
  throw redirect(`/sigin?from=${encodeURIComponent(back)}`);
}
