import { extendHold as decideExtension } from '@metade/domain/hold.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readOrder } from './order-reads.ts';

export const extendHold: Handler<'extendHold'> = async (context, { params, session }) => {
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{
      state: string;
      hold_expires_at: string;
      hold_extensions: number;
      country: string;
      user_id: string | null;
    }>(
      `select o.state, o.hold_expires_at, o.hold_extensions, o.user_id, r.country from orders o join restaurant r on r.id = o.restaurant_id
       where o.id = $1 and o.holder_id = $2 for update of o`,
      [params.id, session.holderId],
    );
    const order = rows[0];
    if (order === undefined) throw new Refused('not_found');
    if (order.state === 'expired') throw new Refused('hold_expired');
    if (order.state !== 'held') throw new Refused('order_state', { state: order.state });
    const { settings } = await context.markets.market(order.country);
    const decision = decideExtension(
      {
        expiresAt: Date.parse(order.hold_expires_at),
        extensions: order.hold_extensions,
        guest: order.user_id === null,
      },
      context.now(),
      settings,
    );
    if (!decision.ok) throw new Refused(decision.code, decision.params);
    await trx.query('update orders set hold_expires_at = $2, hold_extensions = $3 where id = $1', [
      params.id,
      new Date(decision.expiresAt).toISOString(),
      decision.extensions,
    ]);
  });
  return { data: await readOrder(context, params.id, session) };
};
