import { redirect, redirectDocument } from 'react-router';
import { worksHere } from '@metade/domain/works-here.ts';
import { factsContext } from '../http/context.server.ts';
import { goToPanel } from '../account/go-to-panel.server.ts';
import { registrationPath } from '../register/registration-path.ts';
import type { Route } from './+types/restaurant-sigin';

/** Redirects restaurant teams to the panel, with a session hand-over; without a panel they log in here. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { panelUrl } = facts.options;
  if (!panelUrl) return redirect('/sigin');
  const user = await facts.user();
  if (facts.token && user && worksHere(user) && registrationPath(user) === null)
    return goToPanel(facts, panelUrl, facts.token);
  // Another application: always a full page load.
  return redirectDocument(panelUrl);
}
