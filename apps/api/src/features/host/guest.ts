import type { Guest } from '@metade/contracts/guests.ts';
import { toIso } from '@metade/domain/time.ts';
import { came } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { recordChange } from '../audit-log/index.ts';
import { readBooking } from './booking-reads.ts';

/** Whom a booking is for, as this restaurant knows them: earlier visits, its note and tags, and tonight's table. */
export const getGuest: Handler<'getGuest'> = async (context, { restaurant, params }) => ({
  data: await readGuest(context.pool, restaurant, params.id),
});

/** Saves the team's note and tags of a guest, and the booking's table name. */
export const saveGuest: Handler<'saveGuest'> = async (context, { restaurant, params, body, session, role }) => {
  await transaction(context.pool, async (trx) => {
    const { user_id } = await readBooking(trx, restaurant, params.id);
    const before = await readGuest(trx, restaurant, params.id);
    const tags = [...new Set(body.tags)];
    await trx.query(
      `insert into guest_note (restaurant_id, user_id, note, tags, updated_at, updated_by) values ($1, $2, $3, $4, $5, $6)
       on conflict (restaurant_id, user_id) do update set note = excluded.note, tags = excluded.tags, updated_at = excluded.updated_at,
         updated_by = excluded.updated_by`,
      [restaurant, user_id, body.note, tags, toIso(context.now()), session.userId],
    );
    if (body.table === '') await trx.query('delete from booking_table where order_id = $1', [params.id]);
    else
      await trx.query(
        'insert into booking_table (order_id, label) values ($1, $2) on conflict (order_id) do update set label = excluded.label',
        [params.id, body.table],
      );
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'guest.noted',
      restaurant,
      subject: params.id,
      // The log does not repeat personal notes.
      before: { set: before.note !== '' || before.tags.length > 0, table: before.table },
      after: { set: body.note !== '' || tags.length > 0, table: body.table },
    });
  });
  return { data: await readGuest(context.pool, restaurant, params.id) };
};

async function readGuest(db: Queryable, restaurant: string, order: string): Promise<Guest> {
  const { user_id, starts_at } = await readBooking(db, restaurant, order);
  const { rows } = await db.query<Guest>(
    `select (count(*) filter (where o.state in ${came}))::integer as visits,
       (count(*) filter (where o.state = 'no_show'))::integer as no_shows,
       max(o.date) filter (where o.state in ${came}) as last_visit,
       coalesce((select n.note from guest_note n where n.restaurant_id = $1 and n.user_id = $2), '') as note,
       coalesce((select n.tags from guest_note n where n.restaurant_id = $1 and n.user_id = $2), '{}') as tags,
       coalesce((select b.label from booking_table b where b.order_id = $4), '') as table
     from orders o where o.restaurant_id = $1 and o.user_id = $2 and o.starts_at < $3`,
    [restaurant, user_id, starts_at, order],
  );
  return rows[0] ?? { visits: 0, no_shows: 0, last_visit: null, note: '', tags: [], table: '' };
}
