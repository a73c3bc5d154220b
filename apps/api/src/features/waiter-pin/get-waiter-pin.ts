import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';

export const getWaiterPin: Handler<'getWaiterPin'> = async (context, { restaurant }) => ({
  data: await readWaiterPin(context.pool, restaurant),
});

/** Whether a restaurant has a PIN. Version 0: it never had one. */
export async function readWaiterPin(db: Queryable, restaurant: string) {
  const { rows } = await db.query<{ set: boolean; changed: string; version: number }>(
    'select pin_hash is not null as set, changed_at as changed, version from waiter_pin where restaurant_id = $1',
    [restaurant],
  );
  return rows[0] ?? { set: false, changed: null, version: 0 };
}
