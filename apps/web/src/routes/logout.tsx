import { data, redirect } from 'react-router';
import { factsContext } from '../server/context.ts';
import { forgetSession } from '../server/forget-session.ts';
import type { Route } from './+types/logout';

/** Ends the session here and on the server, and forgets the order and the way back. */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, 405);
  const facts = context.get(factsContext);
  // A session that the server has already ended needs no ending.
  if (facts.token) await facts.api.call('logout', {}).catch(() => undefined);
  forgetSession(facts);
  return redirect('/');
}

export function loader() {
  return redirect('/');
}
