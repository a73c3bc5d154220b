import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import type { Session } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { verifyPassword } from './password.ts';

/**
 * Lets a signed-in user go on who knows the account's password. Tries are counted by session: a stolen one guesses a few times, and
 * locks nobody else out. Refuses with the field's name; answers what the person is called, for no new password to be made of.
 */
export async function checkOwnPassword(
  context: Context,
  session: Session & { userId: string },
  password: string,
  path: string,
): Promise<(string | null)[]> {
  const { rows } = await context.pool.query<{
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    full_name: string | null;
  }>('select email, password_hash, first_name, last_name, full_name from app_user where id = $1', [session.userId]);
  const account = rows[0];
  if (account === undefined) throw new Refused('unauthenticated');
  const { accountLoginTriesPer15Min } = await context.markets.settings();
  const key = `own password in ${session.tokenHash.toString('hex')}`;
  await limitTries(context.pool, key, accountLoginTriesPer15Min, 15 * 60_000, context.now());
  if (!(await verifyPassword(password, account.password_hash)))
    throw new Refused('invalid_fields', {}, [{ path, code: 'password_wrong' }]);
  return [account.email, account.first_name, account.last_name, account.full_name];
}
