import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import type { Session } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { recordSecurity } from '../security-log/index.ts';
import { firstSessionOf } from './first-session.ts';
import { noPassword, verifyPassword } from './password.ts';

/**
 * Checks the password of a signed-in user before a sensitive change. Tries are counted per log-in: a stolen session gets a few
 * guesses and locks nobody else out. The account has a wider count. Refuses with the field's name; answers the person's own words,
 * which no new password may consist of.
 */
export async function checkOwnPassword(
  context: Context,
  call: { session: Session & { userId: string }; request: FastifyRequest; ip: string },
  password: string,
  path: string,
): Promise<(string | null)[]> {
  const { session } = call;
  const { rows } = await context.pool.query<{
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    full_name: string | null;
  }>('select email, password_hash, first_name, last_name, full_name from app_user where id = $1', [session.userId]);
  const account = rows[0];
  if (account === undefined) throw new Refused('unauthenticated');
  if (account.password_hash === noPassword) throw new Refused('invalid_fields', {}, [{ path, code: 'password_none' }]);
  const { accountLoginTriesPer15Min, accountLoginTriesAnywherePer15Min } = await context.markets.settings();
  const limit = (key: string, max: number) => limitTries(context.pool, key, max, 15 * 60_000, context.now());
  await limit(`own password in ${await firstSessionOf(context.pool, session)}`, accountLoginTriesPer15Min);
  await limit(`own password of ${session.userId}`, accountLoginTriesAnywherePer15Min);
  if (!(await verifyPassword(password, account.password_hash))) {
    await recordSecurity(context, context.pool, call, session.userId, 'password_wrong');
    throw new Refused('invalid_fields', {}, [{ path, code: 'password_wrong' }]);
  }
  return [account.email, account.first_name, account.last_name, account.full_name];
}
