import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Queryable } from '../../db/transaction.ts';

/** An order's market, that of its restaurant, with the rules under which it was made. */
export async function marketOfOrder(context: Context, db: Queryable, order: string): Promise<MarketEntry> {
  const { rows } = await db.query<{ country: string; rules_id: number | null }>(
    'select r.country, o.rules_id from orders o join restaurant r on r.id = o.restaurant_id where o.id = $1',
    [order],
  );
  return context.markets.marketOf(rows[0] ?? { country: '', rules_id: null });
}
