import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readRestaurantFile } from './restaurant-file.ts';

type Row = { state: string; revision: number; show: boolean; paused_until: string | null };

/**
 * Hides, shows, pauses or reopens, unless the restaurant changed since it was read. Existing bookings stay. What an admin hid or
 * paused only an admin reverts.
 */
export const showRestaurant: Handler<'showRestaurant'> = async (context, { params, body, session }) => {
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<Row>(
      'select state, revision, show, paused_until from restaurant where id = $1 for update',
      [params.id],
    );
    const row = rows[0];
    if (row === undefined) throw new Refused('not_found');
    if (row.state !== 'approved') throw new Refused('restaurant_state', { state: row.state });
    if (row.revision !== body.revision) throw new Refused('restaurant_changed');
    const before = { show: row.show, paused_until: row.paused_until };
    const after = {
      show: body.show ?? row.show,
      paused_until: body.paused_until === undefined ? row.paused_until : body.paused_until,
    };
    await trx.query(
      `update restaurant set show = $2, paused_until = $3, revision = revision + 1, updated_at = now(),
         hidden_because = case when $4 then case when $2 then null else $6 end else hidden_because end,
         paused_because = case when $5 then case when $3::timestamptz is null then null else $6 end else paused_because end
       where id = $1`,
      [
        params.id,
        after.show,
        after.paused_until,
        body.show !== undefined,
        body.paused_until !== undefined,
        body.reason,
      ],
    );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'restaurant.shown',
      restaurant: params.id,
      before,
      after: { ...after, reason: body.reason },
    });
  });
  return { data: await readRestaurantFile(context.pool, params.id, context.now()) };
};
