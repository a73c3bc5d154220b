import { randomBytes } from 'node:crypto';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';

export const getOwnCalendar: Handler<'getOwnCalendar'> = async (context, { session }) => ({
  data: await read(context, session.userId),
});

export const renewOwnCalendar: Handler<'renewOwnCalendar'> = async (context, { session }) => {
  await context.pool.query(
    `insert into diner_calendar (user_id, token, made_at) values ($1, $2, $3)
     on conflict (user_id) do update set token = excluded.token, made_at = excluded.made_at`,
    [session.userId, randomBytes(32).toString('base64url'), toIso(context.now())],
  );
  return { data: await read(context, session.userId) };
};

export const revokeOwnCalendar: Handler<'revokeOwnCalendar'> = async (context, { session }) => {
  await context.pool.query('delete from diner_calendar where user_id = $1', [session.userId]);
  return { data: null };
};

async function read(context: Context, user: string) {
  const { rows } = await context.pool.query<{ token: string; made: string }>(
    'select token, made_at as made from diner_calendar where user_id = $1',
    [user],
  );
  const row = rows[0];
  if (row === undefined) return null;
  return { url: `${context.config.publicUrl}/v1/calendars/diners/${row.token}/bookings.ics`, made: row.made };
}
