import { redirect } from 'react-router';
import { factsContext } from '../server/context.ts';
import type { Route } from './+types/restaurant-sigin';

/** Restaurant teams work in the panel; where none is mounted they sign in as everybody. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(factsContext).options.panelUrl ?? '/sigin');
}
