import type { Queryable } from '../../db/transaction.ts';

/** The id of an order's authorized payment; null when there was nothing to pay. */
export async function authorizedPayment(db: Queryable, order: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from payment where order_id = $1 and state = 'authorized'`,
    [order],
  );
  return rows[0]?.id ?? null;
}
