import type { Handler } from '../../http/call.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import { hashToken, newToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { firstSessionOf } from './first-session.ts';
import { readUser } from './user-view.ts';

export const createSessionCode: Handler<'createSessionCode'> = async (context, { session }) => {
  const { sessionCodeSeconds, sessionCodesPerHour } = await context.markets.settings();
  const key = `session codes of ${await firstSessionOf(context.pool, session)}`;
  await limitTries(context.pool, key, sessionCodesPerHour, 3_600_000, context.now());
  const { token: code, hash } = newToken();
  const now = context.now();
  const expiresAt = new Date(now + sessionCodeSeconds * 1000).toISOString();
  // One stands at a time, and what was never used goes with it.
  await context.pool.query(
    `with old as (delete from session_code where session_hash = $2 or expires_at <= $4)
     insert into session_code (code_hash, session_hash, expires_at) values ($1, $2, $3)`,
    [hash, session.tokenHash, expiresAt, new Date(now).toISOString()],
  );
  return { data: { code, expiresAt } };
};

/** A session of its own, which ends no later than the one that made the code and belongs to the same log-in. The code is used up by its deletion. */
export const exchangeSessionCode: Handler<'exchangeSessionCode'> = (context, { body }) =>
  transaction(context.pool, async (trx) => {
    const { token, hash } = newToken();
    const { rows } = await trx.query<{ user_id: string }>(
      `with code as (delete from session_code where code_hash = $2 returning session_hash, expires_at)
       insert into session (token_hash, holder_id, user_id, expires_at, opened_by, browser, system, country)
       select $1, s.holder_id, s.user_id, s.expires_at, coalesce(s.opened_by, s.token_hash), s.browser, s.system, s.country
       from code c join session s on s.token_hash = c.session_hash join app_user u on u.id = s.user_id
       where c.expires_at > $3 and s.ended_at is null and s.expires_at > now() and u.active
       returning user_id`,
      [hash, hashToken(body.code), new Date(context.now()).toISOString()],
    );
    const user = rows[0]?.user_id;
    if (user === undefined) throw new Refused('link_invalid');
    return { token, data: await readUser(trx, user) };
  });
