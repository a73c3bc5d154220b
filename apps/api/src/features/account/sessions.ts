import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { recordSecurity } from '../security-log/index.ts';
import { Refused } from '../../refused.ts';
import type { OpenSession } from '@metade/contracts/sessions.ts';

type Row = Omit<OpenSession, 'current'> & { token_hash: Buffer };
type Owner = Session & { userId: string };

export const listSessions: Handler<'listSessions'> = async (context, { session }) => ({
  data: await openSessions(context, session),
});

/** Moves the session's end. One that another opened ends with that one, and is not moved. */
export const renewSession: Handler<'renewSession'> = async (context, { session }) => {
  const { tokenDays } = await context.markets.settings();
  const { rows } = await context.pool.query<{ expires: string }>(
    `update session set expires_at = case when opened_by is null
       then greatest(expires_at, now() + make_interval(days => $2)) else expires_at end
     where token_hash = $1 and ended_at is null returning expires_at as expires`,
    [session.tokenHash, tokenDays],
  );
  if (rows[0] === undefined) throw new Refused('unauthenticated');
  return { data: rows[0] };
};

/** Ends a session of the account and those it opened; ending the current one is a log-out. */
export const endSession: Handler<'endSession'> = async (context, call) => {
  const { params, session } = call;
  const { rowCount } = await context.pool.query(
    `update session s set ended_at = now() from session named
     where named.id = $1 and named.user_id = $2 and named.ended_at is null and s.ended_at is null
       and (s.token_hash = named.token_hash or s.opened_by = named.token_hash)`,
    [params.id, session.userId],
  );
  if (rowCount === 0) throw new Refused('not_found');
  await recordSecurity(context, context.pool, call, session.userId, 'sessions_ended');
  return { data: await openSessions(context, session) };
};

export const endOtherSessions: Handler<'endOtherSessions'> = async (context, call) => {
  const { session } = call;
  await context.pool.query(
    'update session set ended_at = now() where user_id = $1 and token_hash <> $2 and ended_at is null',
    [session.userId, session.tokenHash],
  );
  await recordSecurity(context, context.pool, call, session.userId, 'sessions_ended');
  return { data: await openSessions(context, session) };
};

/** The caller's sessions: the current one first, then by last use. */
async function openSessions(context: Context, { userId, tokenHash }: Owner): Promise<OpenSession[]> {
  const { rows } = await context.pool.query<Row>(
    `select id as _id, browser, system, country, created_at as started, greatest(seen_at, created_at) as seen, token_hash from session
     where user_id = $1 and ended_at is null and expires_at > $2 order by token_hash = $3 desc, greatest(seen_at, created_at) desc, id`,
    [userId, toIso(context.now()), tokenHash],
  );
  return rows.map(({ token_hash: hash, ...row }) => ({ ...row, current: hash.equals(tokenHash) }));
}
