import type { Order } from '@metade/contracts/orders.ts';
import { isPartySize, partyRange } from '@metade/domain/party.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readOrder } from './order-reads.ts';

/** Changes the party or the note of a table that is held, within what that table seats. */
export const updateOrder: Handler<'updateOrder'> = async (context, { params, body, session }) => {
  const before = await readOrder(context, params.id, session);
  if (before.state === 'expired') throw new Refused('hold_expired');
  if (before.state !== 'held') throw new Refused('order_state', { state: before.state });
  if (body.people !== undefined && body.people > before.places)
    throw new Refused('table_too_small', { places: before.places, people: body.people });
  if (body.people !== undefined) await refuseParty(context, before, body.people);
  const { rowCount } = await context.pool.query(
    `update orders set people = coalesce($3, people), note = coalesce($4, note)
     where id = $1 and holder_id = $2 and state = 'held' and hold_expires_at > $5`,
    [params.id, session.holderId, body.people ?? null, body.note ?? null, new Date(context.now()).toISOString()],
  );
  if (rowCount === 0) throw new Refused('hold_expired');
  return { data: await readOrder(context, params.id, session) };
};

async function refuseParty(context: Context, order: Order, people: number): Promise<void> {
  const { rows } = await context.pool.query<{ one_person_ok: boolean }>(
    'select one_person_ok from restaurant where id = $1',
    [order.restaurant._id],
  );
  const { settings } = await context.markets.market(order.restaurant.country);
  const facts = { peopleMax: settings.peopleMax, onePersonAllowed: rows[0]?.one_person_ok ?? true };
  if (!isPartySize(people, facts)) throw new Refused('people_out_of_range', partyRange(facts));
}
