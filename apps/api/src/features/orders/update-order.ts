import { toIso } from '@metade/domain/time.ts';
import { named } from '../../db/named.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readOrder } from './order-reads.ts';
import { toldOf, toldSet } from './told.ts';
import { refuseParty } from './refuse-party.ts';

/** Changes a held table's party, within its size, or what the restaurant is told. */
export const updateOrder: Handler<'updateOrder'> = async (context, { params, body, session }) => {
  const before = await readOrder(context, params.id, session);
  if (before.state === 'expired') throw new Refused('hold_expired');
  if (before.state !== 'held') throw new Refused('order_state', { state: before.state });
  const table = { places: before.places, restaurant: before.restaurant._id };
  if (body.people !== undefined) await refuseParty(context, context.pool, table, body.people);
  const { rowCount } = await context.pool.query(
    ...named(
      `update orders set people = coalesce($people, people), ${toldSet}
       where id = $id and holder_id = $holder and state = 'held' and hold_expires_at > $now`,
      {
        id: params.id,
        holder: session.holderId,
        people: body.people ?? null,
        told: toldOf(body),
        now: toIso(context.now()),
      },
    ),
  );
  if (rowCount === 0) throw new Refused('hold_expired');
  return { data: await readOrder(context, params.id, session) };
};
