import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { localDateAt } from '@metade/domain/time.ts';
import type { Handler } from '../../http/call.ts';
import { listingCards } from './listing-cards.ts';
import { withNextFree } from './next-free.ts';
import { readTables } from './read-tables.ts';
import type { CardRow } from './restaurant-card.ts';
import { cardColumns } from './restaurant-card.ts';

/** Each restaurant has its own today, so they are read by country and date. */
export const listChosen: Handler<'listChosen'> = async (context, { query }) => {
  const now = context.now();
  const { rows } = await context.pool.query<CardRow>(
    `select ${cardColumns} from restaurant r join city c on c.id = r.city_id join market m on m.country = r.country and m.shown
     where r.id = any ($1::uuid[]) and r.state = 'approved' and r.show`,
    [query.ids],
  );
  const cards = await Promise.all(
    Object.values(Object.groupBy(rows, (row) => `${row.country} ${localDateAt(now, row.time_zone)}`)).map(
      async (group = []) => {
        const [first] = group;
        if (first === undefined) return [];
        const market = await context.markets.market(first.country);
        const question = { date: localDateAt(now, first.time_zone), people: query.people };
        const ids = group.map((row) => row.id);
        const tables = await readTables(context.pool, ids, [question.date], now);
        const listed = group.map((row) => ({
          ...row,
          distance_km: null,
          dish: null,
          tables: tables.get(row.id)?.get(question.date) ?? [],
        }));
        const cards = listingCards(market, question, listed, null, now);
        return withNextFree(context.pool, market, question, cards, now);
      },
    ),
  );
  const byId = new Map<string, RestaurantCard>(cards.flat().map((card) => [card._id, card]));
  return { data: [...new Set(query.ids)].flatMap((one) => byId.get(one.toLowerCase()) ?? []) };
};
