import type { PushKind } from '@metade/domain/push.ts';
import type { endpoints } from '@metade/contracts/endpoints.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';

type Owner = Session & { userId: string };
type Told = z.input<typeof endpoints.getPush.answer>['data'];
type Row = {
  off: PushKind[] | null;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
};
type DeviceRow = Omit<Told['devices'][number], 'current'> & { session_hash: Buffer };

export const getPush: Handler<'getPush'> = async (context, { session }) => ({ data: await readPush(context, session) });

export const savePush: Handler<'savePush'> = async (context, { session, body }) => {
  await context.pool.query(
    `insert into push_setting (user_id, off, quiet_from, quiet_to, zone) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set off = excluded.off, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone`,
    [session.userId, [...new Set(body.off)], body.quiet_from, body.quiet_to, body.zone],
  );
  return { data: await readPush(context, session) };
};

/** A person's devices, this one first, and their choices. */
export async function readPush(context: Context, { userId, tokenHash }: Owner): Promise<Told> {
  const settings = await context.markets.settings();
  const { rows } = await context.pool.query<Row>(
    `select c.off, c.quiet_from, c.quiet_to,
       coalesce(c.zone, (select time_zone from city where region_iso = u.region_iso limit 1), 'Europe/Lisbon') as zone
     from app_user u left join push_setting c on c.user_id = u.id where u.id = $1`,
    [userId],
  );
  const { rows: devices } = await context.pool.query<DeviceRow>(
    `select d.id as _id, d.platform, s.browser, s.system, d.created_at as added, d.told_at as told, d.session_hash
     from push_device d join session s on s.token_hash = d.session_hash
     where d.user_id = $1 and s.ended_at is null and s.expires_at > now() order by d.session_hash = $2 desc, d.created_at desc, d.id`,
    [userId, tokenHash],
  );
  const chosen = rows[0];
  return {
    off: chosen?.off ?? [],
    quiet_from: chosen?.quiet_from ?? settings.quietFromHour,
    quiet_to: chosen?.quiet_to ?? settings.quietToHour,
    zone: chosen?.zone ?? 'Europe/Lisbon',
    devices: devices.map(({ session_hash: hash, ...device }) => ({ ...device, current: hash.equals(tokenHash) })),
    web_key: context.push.browsers?.publicKey ?? null,
  };
}
