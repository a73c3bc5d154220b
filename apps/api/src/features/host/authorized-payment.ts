import type { Queryable } from '../../db/transaction.ts';

/** The id of an order's payment that waits to be captured or released, null when its table costs nothing. */
export async function authorizedPayment(db: Queryable, order: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from payment where order_id = $1 and state = 'authorized'`,
    [order],
  );
  return rows[0]?.id ?? null;
}
