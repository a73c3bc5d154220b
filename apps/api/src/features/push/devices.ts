import type { Locale } from '@metade/contracts/catalogue.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { readPush } from './push-settings.ts';

type Owner = Session & { userId: string };
type Device = {
  platform: 'expo' | 'web';
  token: string;
  p256dh: string | null;
  auth: string | null;
  locale: Locale;
};

export const addPushApp: Handler<'addPushApp'> = async (context, { session, body, locale }) => {
  const { token } = body;
  await keep(context, session, { platform: 'expo', token, p256dh: null, auth: null, locale: body.locale ?? locale });
  return { data: await readPush(context, session) };
};

export const addPushBrowser: Handler<'addPushBrowser'> = async (context, { session, body, locale }) => {
  if (!context.push.browsers?.knows(body.endpoint))
    throw new Refused('invalid_fields', {}, [{ path: 'endpoint', code: 'not_listed' }]);
  const { p256dh, auth } = body.keys;
  await keep(context, session, {
    platform: 'web',
    token: body.endpoint,
    p256dh,
    auth,
    locale: body.locale ?? locale,
  });
  return { data: await readPush(context, session) };
};

export const removePushDevice: Handler<'removePushDevice'> = async (context, { session, params }) => {
  const { rowCount } = await context.pool.query('delete from push_device where id = $1 and user_id = $2', [
    params.id,
    session.userId,
  ]);
  if (rowCount === 0) throw new Refused('not_found');
  return { data: await readPush(context, session) };
};

/** A device is of one session: whoever logs in on it next takes it, without what waits for the one before. */
async function keep(context: Context, { userId, tokenHash }: Owner, device: Device): Promise<void> {
  const { pushDevicesMax } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    // A session that ends now waits for this, and takes the device with it.
    const { rowCount } = await trx.query('select 1 from session where token_hash = $1 and ended_at is null for share', [
      tokenHash,
    ]);
    if (rowCount === 0) throw new Refused('unauthenticated');
    await trx.query('delete from push_device where token = $1 and user_id <> $2', [device.token, userId]);
    await trx.query(
      ...named(
        `insert into push_device (id, session_hash, user_id, platform, token, p256dh, auth_secret, locale, created_at)
         values ($id, $session, $user, $platform, $token, $p256dh, $auth, $locale, $now)
         on conflict (token) do update set session_hash = excluded.session_hash, user_id = excluded.user_id, platform = excluded.platform,
           p256dh = excluded.p256dh, auth_secret = excluded.auth_secret, locale = excluded.locale, failure = null`,
        { id: uuidv7(), session: tokenHash, user: userId, ...device, now: toIso(context.now()) },
      ),
    );
    await trx.query(
      `delete from push_device where id in (
         select id from push_device where user_id = $1 order by token = $3 desc, created_at desc, id desc offset $2)`,
      [userId, pushDevicesMax, device.token],
    );
  });
}
