import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readOrder } from './order-reads.ts';
import { refuseParty } from './refuse-party.ts';

/** Changes the party or the note of a table that is held, within what that table seats. */
export const updateOrder: Handler<'updateOrder'> = async (context, { params, body, session }) => {
  const before = await readOrder(context, params.id, session);
  if (before.state === 'expired') throw new Refused('hold_expired');
  if (before.state !== 'held') throw new Refused('order_state', { state: before.state });
  const table = { places: before.places, restaurant: before.restaurant._id };
  if (body.people !== undefined) await refuseParty(context, table, body.people);
  const { rowCount } = await context.pool.query(
    `update orders set people = coalesce($3, people), note = coalesce($4, note)
     where id = $1 and holder_id = $2 and state = 'held' and hold_expires_at > $5`,
    [params.id, session.holderId, body.people ?? null, body.note ?? null, new Date(context.now()).toISOString()],
  );
  if (rowCount === 0) throw new Refused('hold_expired');
  return { data: await readOrder(context, params.id, session) };
};
