import type { User } from '@metade/contracts/auth.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from './context.ts';

/** The account of whoever asks; a visitor is sent to sign in and comes back here afterwards. */
export async function requireUser(facts: RequestFacts): Promise<User> {
  const user = await facts.user();
  if (user) return user;
  const path = facts.url.pathname.replace(/\.data$/, '');
  const search = new URLSearchParams(facts.url.search);
  search.delete('_routes');
  const back = path + (search.size > 0 ? `?${search}` : '');
  throw redirect(`/sigin?from=${encodeURIComponent(back)}`);
}
