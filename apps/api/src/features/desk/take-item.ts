import { queuesOf } from '@metade/domain/desk.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

/** Assigns an entry to the admin, or releases it. Another admin's entry is refused unless the call takes it over. */
export const takeDeskItem: Handler<'takeDeskItem'> = async (context, { body, session }) => {
  const { queue, item, mine, anyway } = body;
  if (!queuesOf(session.adminRoles).includes(queue)) throw new Refused('forbidden');
  return transaction(context.pool, async (trx) => {
    // Assignments of weeks ago have left their queue.
    await trx.query("delete from desk_item where taken_at < now() - interval '30 days'");
    if (!mine) {
      await trx.query('delete from desk_item where queue = $1 and item = $2 and (admin_id = $3 or $4)', [
        queue,
        item,
        session.userId,
        anyway,
      ]);
      return { data: { by: null } };
    }
    const { rows } = await trx.query<{ _id: string; name: string }>(
      `insert into desk_item (queue, item, admin_id) values ($1, $2, $3)
       on conflict (queue, item) do update set admin_id = case when $4 then excluded.admin_id else desk_item.admin_id end, taken_at = now()
       returning admin_id as _id, (select trim(first_name || ' ' || last_name) from app_user where id = admin_id) as name`,
      [queue, item, session.userId, anyway],
    );
    const [by] = rows;
    if (by === undefined || by._id !== session.userId) throw new Refused('desk_taken', { name: by?.name ?? '' });
    return { data: { by: { ...by, mine: true } } };
  });
};
