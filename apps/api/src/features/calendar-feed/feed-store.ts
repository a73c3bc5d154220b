import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { recordChange } from '../audit-log/index.ts';

export const getCalendarFeed: Handler<'getCalendarFeed'> = async (context, { restaurant }) => ({
  data: await readFeed(context, restaurant),
});

/** Creates or renews the secret address, and sets whether entries name the diners. */
export const saveCalendarFeed: Handler<'saveCalendarFeed'> = async (context, { restaurant, body, role, session }) => {
  const token = randomBytes(32).toString('base64url');
  const at = new Date(context.now()).toISOString();
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ fresh: boolean }>(
      `insert into calendar_feed as f (restaurant_id, token, names, made_at) values ($1, $2, $3, $4)
       on conflict (restaurant_id) do update set names = $3,
         token = case when $5 or f.token is null then $2 else f.token end,
         made_at = case when $5 or f.token is null then $4 else f.made_at end
       returning token = $2 as fresh`,
      [restaurant, token, body.names, at, body.renew],
    );
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: rows[0]?.fresh ? 'calendar_feed.renewed' : 'calendar_feed.saved',
      restaurant,
      after: { names: body.names },
    });
  });
  return { data: await readFeed(context, restaurant) };
};

/** Ends the secret address. */
export const revokeCalendarFeed: Handler<'revokeCalendarFeed'> = async (context, { restaurant, role, session }) => {
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      'update calendar_feed set token = null where restaurant_id = $1 and token is not null',
      [restaurant],
    );
    if (rowCount === 1)
      await recordChange(trx, { by: { id: session.userId, role }, what: 'calendar_feed.revoked', restaurant });
  });
  return { data: null };
};

async function readFeed(context: Context, restaurant: string) {
  const { rows } = await context.pool.query<{ token: string; names: boolean; made: string }>(
    'select token, names, made_at as made from calendar_feed where restaurant_id = $1 and token is not null',
    [restaurant],
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    url: `${context.config.publicUrl}/v1/calendars/${row.token}/bookings.ics`,
    names: row.names,
    made: row.made,
  };
}
