import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { endByDiner } from '../orders/index.ts';
import { readHandedHold } from './handed-hold-reads.ts';
import { nameOf } from './hold-for-person.ts';

/** Gives a table back that nobody has gone on with. One that was given back already is answered again. */
export const releaseHold: Handler<'releaseHold'> = async (context, { params, session }) => {
  const { state, restaurant } = await readHandedHold(context, params.id, session.key.id);
  if (state === 'held')
    await transaction(context.pool, async (trx) => {
      // Locked, so that nobody takes it over meanwhile.
      const { rows } = await trx.query<{ holder_id: string }>(
        `select o.holder_id from handed_hold h join orders o on o.id = h.order_id
         where h.order_id = $1 and h.key_id = $2 and h.taken_at is null for no key update of h`,
        [params.id, session.key.id],
      );
      if (rows[0] === undefined) throw new Refused('order_state', { state });
      await endByDiner(context, trx, params.id, rows[0].holder_id, { state: 'held' });
      await recordChange(trx, {
        by: { id: null, role: 'key' },
        what: 'key.released',
        restaurant: restaurant._id,
        subject: params.id,
        after: { name: await nameOf(trx, session.key.id) },
      });
    });
  else if (state !== 'expired' && state !== 'cancelled') throw new Refused('order_state', { state });
  return { data: await readHandedHold(context, params.id, session.key.id) };
};
