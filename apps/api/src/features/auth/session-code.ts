import type { Handler } from '../../http/call.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import { newToken } from '../../http/session.ts';
import { firstSessionOf } from './first-session.ts';
import { startSessionByCode } from './start-session.ts';

export const createSessionCode: Handler<'createSessionCode'> = async (context, { session }) => {
  const { sessionCodeSeconds, sessionCodesPerHour } = await context.markets.settings();
  const key = `session codes of ${await firstSessionOf(context.pool, session)}`;
  await limitTries(context.pool, key, sessionCodesPerHour, 3_600_000, context.now());
  const { token: code, hash } = newToken();
  const now = context.now();
  const expiresAt = new Date(now + sessionCodeSeconds * 1000).toISOString();
  // One code at a time; an unused one is replaced.
  await context.pool.query(
    `with old as (delete from session_code where session_hash = $2 or expires_at <= $4)
     insert into session_code (code_hash, session_hash, expires_at) values ($1, $2, $3)`,
    [hash, session.tokenHash, expiresAt, new Date(now).toISOString()],
  );
  return { data: { code, expiresAt } };
};

export const exchangeSessionCode: Handler<'exchangeSessionCode'> = (context, call) =>
  transaction(context.pool, (trx) => startSessionByCode(context, trx, call));
