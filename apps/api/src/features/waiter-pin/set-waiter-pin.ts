import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { hashPassword } from '../auth/index.ts';
import { readWaiterPin } from './get-waiter-pin.ts';

/** Sets, changes or removes the PIN. Optimistic lock by version. */
export const setWaiterPin: Handler<'setWaiterPin'> = async (context, { restaurant, role, session, body }) => {
  const hash = body.pin === null ? null : await hashPassword(body.pin);
  await transaction(context.pool, async (trx) => {
    const before = await readWaiterPin(trx, restaurant);
    const { rowCount } = await trx.query(
      `insert into waiter_pin as w (restaurant_id, pin_hash, version, changed_at) select $1, $2, 1, $4 where $3 = 0
       on conflict (restaurant_id) do nothing`,
      [restaurant, hash, body.version, new Date(context.now()).toISOString()],
    );
    const { rowCount: updated } = await trx.query(
      'update waiter_pin set pin_hash = $2, version = version + 1, changed_at = $4 where restaurant_id = $1 and version = $3 and $3 > 0',
      [restaurant, hash, body.version, new Date(context.now()).toISOString()],
    );
    if (rowCount !== 1 && updated !== 1) throw new Refused('waiter_pin_changed', await readWaiterPin(trx, restaurant));
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'waiter_pin.changed',
      restaurant,
      before: { set: before.set, version: before.version },
      after: { set: hash !== null, version: body.version + 1 },
    });
  });
  return { data: await readWaiterPin(context.pool, restaurant) };
};
