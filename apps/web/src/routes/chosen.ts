import { catalogueOf } from '../site/catalogue.server.ts';
import { cardView } from '../search/card-view.ts';
import { asStatus } from '../http/as-status.server.ts';
import { factsContext } from '../http/context.server.ts';
import type { Route } from './+types/chosen';

/** Cards of the restaurants named in the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const ids = new URL(request.url).searchParams.get('ids') ?? '';
  const { data } = await facts.api.call('listChosen', { query: { ids } }).catch(asStatus);
  const catalogue = await catalogueOf(facts);
  return Response.json({ cards: data.map((card) => cardView(card, facts.locale, catalogue)) });
}
