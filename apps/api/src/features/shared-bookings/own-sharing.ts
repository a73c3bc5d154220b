import { randomBytes } from 'node:crypto';
import type { BookingSharing } from '@metade/contracts/shared-bookings.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { endsSql, shareable } from './shared-until.ts';

export const getSharing: Handler<'getSharing'> = async (context, { params, session }) => {
  await own(context, params.id, session.userId);
  return { data: await sharingOf(context, params.id) };
};

/** Turning sharing on again makes a new link; the old one stays invalid. */
export const shareBooking: Handler<'shareBooking'> = async (context, { params, session }) => {
  const state = await own(context, params.id, session.userId);
  if (!shareable.has(state)) throw new Refused('order_state', { state });
  await context.pool.query(
    `insert into booking_share (order_id, token) values ($1, $2)
     on conflict (order_id) do update set token = coalesce(booking_share.token, excluded.token)`,
    [params.id, randomBytes(24).toString('base64url')],
  );
  return { data: await sharingOf(context, params.id) };
};

export const unshareBooking: Handler<'unshareBooking'> = async (context, { params, session }) => {
  await own(context, params.id, session.userId);
  await context.pool.query('update booking_share set token = null where order_id = $1', [params.id]);
  return { data: await sharingOf(context, params.id) };
};

export const removeGuest: Handler<'removeGuest'> = async (context, { params, session }) => {
  await own(context, params.id, session.userId);
  await context.pool.query('delete from booking_guest where id = $1 and order_id = $2', [params.guest, params.id]);
  return { data: await sharingOf(context, params.id) };
};

async function own(context: Context, order: string, user: string): Promise<string> {
  const { rows } = await context.pool.query<{ state: string }>(
    'select state from orders where id = $1 and user_id = $2',
    [order, user],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0].state;
}

async function sharingOf(context: Context, order: string): Promise<BookingSharing> {
  const [share, guests] = await Promise.all([
    context.pool.query<{ token: string }>(
      `select s.token from booking_share s join orders o on o.id = s.order_id
       where s.order_id = $1 and s.token is not null and ${endsSql} > $2`,
      [order, toIso(context.now())],
    ),
    context.pool.query<BookingSharing['guests'][number]>(
      'select id as _id, name, coming, allergies, answered_at as answered from booking_guest where order_id = $1 order by answered_at, id',
      [order],
    ),
  ]);
  const token = share.rows[0]?.token;
  return { url: token === undefined ? null : `${context.config.publicUrl}/booking/${token}`, guests: guests.rows };
}
