import { redirect } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import type { Route } from './+types/checkout-payment';

/** Payment is part of the checkout page. */
export function loader({ context }: Route.LoaderArgs) {
  const search = new URLSearchParams(context.get(factsContext).url.search);
  search.delete('_routes');
  return redirect(`/checkout${search.size > 0 ? `?${search}` : ''}#payment`);
}
