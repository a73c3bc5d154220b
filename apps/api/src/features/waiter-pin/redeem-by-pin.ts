import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { verifyPassword } from '../auth/index.ts';
import { refuseUnlessSeatable, seatParty } from '../host/index.ts';
import { readVoucher } from '../vouchers/index.ts';

/**
 * Seats the party of a voucher on a diner's phone. Whoever knows the PIN acts for the restaurant, which may seat past tolerance.
 * With the right PIN a refusal costs no try.
 */
export const redeemByPin: Handler<'redeemByPin'> = async (context, { params, body }) => {
  const { order, restaurant } = await readVoucher(context, params.token);
  const party = {
    restaurant: restaurant._id,
    order,
    by: { id: null, role: 'host' },
    seatAnyway: true,
    how: 'pin',
    claim: null,
  } as const;
  await refuseUnlessSeatable(context, party);
  const { rows } = await context.pool.query<{ pin_hash: string }>(
    'select pin_hash from waiter_pin where restaurant_id = $1 and pin_hash is not null',
    [restaurant._id],
  );
  if (rows[0] === undefined) throw new Refused('pin_not_set');
  const left = await takeTry(context, order);
  const right = await verifyPassword(body.pin, rows[0].pin_hash).catch(async (error: unknown) => {
    // Not checked: the hashing queue was full.
    await giveTryBack(context, order);
    throw error;
  });
  if (!right) throw left > 0 ? new Refused('pin_wrong', { left }) : new Refused('pin_locked');
  await seatParty(context, party);
  await context.pool.query('delete from pin_try where order_id = $1', [order]);
  return { data: await readVoucher(context, params.token) };
};

/** Counts a try before it is checked; answers how many are left afterwards. Throws pin_locked when none was left. */
async function takeTry(context: Context, order: string): Promise<number> {
  const { pinTries } = await context.markets.settings();
  const { rows } = await context.pool.query<{ tries: number }>(
    `insert into pin_try as t (order_id, tries, locked_at) values ($1, 1, case when $2 <= 1 then now() end)
     on conflict (order_id) do update set tries = t.tries + 1, locked_at = case when t.tries + 1 >= $2 then now() end
       where t.locked_at is null
     returning tries`,
    [order, pinTries],
  );
  if (rows[0] === undefined) throw new Refused('pin_locked');
  return pinTries - rows[0].tries;
}

/** Takes a counted try back, with the lock it caused. */
async function giveTryBack(context: Context, order: string): Promise<void> {
  await context.pool.query(
    `with only_one as (delete from pin_try where order_id = $1 and tries = 1)
     update pin_try set tries = tries - 1, locked_at = null where order_id = $1 and tries > 1`,
    [order],
  );
}
