import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The market that an order is of, with its settings: that of its restaurant. */
export async function marketOfOrder(context: Context, db: Queryable, order: string): Promise<MarketEntry> {
  const { rows } = await db.query<{ country: string }>(
    'select r.country from orders o join restaurant r on r.id = o.restaurant_id where o.id = $1',
    [order],
  );
  return context.markets.market(rows[0]?.country ?? '');
}
