import type { Queryable } from '../../db/transaction.ts';

export type Message = {
  webhook_id: string;
  url: string;
  secret: string;
  old_secret: string | null;
  body: string;
};

/**
 * The payload of a pending delivery: what a restaurant may see of a booking, without cards. Null when nothing is pending under this
 * id. now: epoch ms.
 */
export async function readMessage(db: Queryable, delivery: string, now: number): Promise<Message | null> {
  const { rows } = await db.query<Omit<Message, 'body'> & { event: string; at: string; booking: object }>(
    `select w.id as webhook_id, w.url, w.secret, case when w.old_secret_until > $2 then w.old_secret end as old_secret, d.event, d.at,
       json_build_object(
         '_id', o.id, 'number', o.number, 'state', d.to_state, 'restaurant', o.restaurant_id, 'date', o.date, 'time', o.time, 'period', o.period,
         'starts_at', to_char(o.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'places', o.places, 'people', o.people,
         'name', json_build_object('first', u.first_name, 'last', u.last_name), 'phone', u.phone, 'note', o.note,
         'replaced_by', (select n.id from orders n where d.event = 'booking.changed' and n.changes_order_id = o.id and n.voucher_code is not null limit 1)
       ) as booking
     from webhook_delivery d join webhook w on w.id = d.webhook_id join orders o on o.id = d.order_id left join app_user u on u.id = o.user_id
     where d.id = $1 and d.state = 'waiting' and w.disabled_at is null`,
    [delivery, new Date(now).toISOString()],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { event, at, booking, ...target } = row;
  return { ...target, body: JSON.stringify({ type: event, timestamp: at, data: booking }) };
}
