import type { User } from '@metade/contracts/auth.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { deviceOf } from '../../http/device-of.ts';
import { hashToken, newToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { recordSecurity } from '../security-log/index.ts';
import { isDeviceOf, rememberDevice } from './known-device.ts';
import { readUser } from './user-view.ts';

type Call = { request: FastifyRequest; ip: string; body: { device?: string | undefined } };
type Started = { token: string; device: string; data: User };

/**
 * Starts a session: every log-in and sign-up ends here, on a device that is known from then on. It is written to the security log,
 * and mailed if the device is new; signedUp: the account was just created, so nobody needs a warning.
 */
export async function startSession(
  context: Context,
  trx: Trx,
  call: Call,
  { user, settings, signedUp = false }: { user: string; settings: Pick<Settings, 'tokenDays'>; signedUp?: boolean },
): Promise<Started> {
  const known = signedUp || (await isDeviceOf(trx, call.body.device, user));
  const device = await rememberDevice(trx, call.body.device, user);
  const { token, hash } = newToken();
  const { browser, system, country } = deviceOf(context, call);
  await trx.query(
    `insert into session (token_hash, holder_id, user_id, expires_at, browser, system, country)
     values ($1, $2, $2, now() + make_interval(days => $3), $4, $5, $6)`,
    [hash, user, settings.tokenDays, browser, system, country],
  );
  await recordSecurity(context, trx, call, user, known ? 'logged_in' : 'new_device');
  return { token, device, data: await readUser(trx, user) };
}

type Opened = { user_id: string; browser: string | null; system: string | null };

/**
 * A session opened by another one's code: it ends no later and belongs to the same log-in, which is in the security log already.
 * Use in another browser than the one that made the code is logged as a new device.
 */
export async function startSessionByCode(
  context: Context,
  trx: Trx,
  call: Call & { body: { code: string } },
): Promise<Started> {
  const { token, hash } = newToken();
  const on = deviceOf(context, call);
  // Deleting the code uses it up.
  const { rows } = await trx.query<Opened>(
    `with code as (delete from session_code where code_hash = $2 returning session_hash, expires_at),
     first as (
       select s.* from code c join session s on s.token_hash = c.session_hash join app_user u on u.id = s.user_id
       where c.expires_at > $3 and s.ended_at is null and s.expires_at > now() and u.active),
     opened as (
       insert into session (token_hash, holder_id, user_id, expires_at, opened_by, browser, system, country)
       select $1, holder_id, user_id, expires_at, coalesce(opened_by, token_hash), $4, $5, $6 from first)
     select user_id, browser, system from first`,
    [hash, hashToken(call.body.code), new Date(context.now()).toISOString(), on.browser, on.system, on.country],
  );
  const opener = rows[0];
  if (opener === undefined) throw new Refused('link_invalid');
  const { user_id: user, browser, system } = opener;
  const known = (await isDeviceOf(trx, call.body.device, user)) || (browser === on.browser && system === on.system);
  const device = await rememberDevice(trx, call.body.device, user);
  if (!known) await recordSecurity(context, trx, call, user, 'new_device');
  return { token, device, data: await readUser(trx, user) };
}

/** A guest's session, which can hold a table before signing in. */
export async function startGuestSession(db: Queryable, expiresAt: string): Promise<{ token: string; holder: string }> {
  const { token, hash } = newToken();
  const holder = uuidv7();
  await db.query('insert into session (token_hash, holder_id, expires_at) values ($1, $2, $3)', [
    hash,
    holder,
    expiresAt,
  ]);
  return { token, holder };
}
