import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { Refused } from '../../refused.ts';
import { verifyPassword } from './password.ts';

/**
 * Lets a signed-in user go on who knows the account's password. Tries are counted with those of the log-in: a stolen token
 * is no way round that limit. Refuses with the field's name.
 */
export async function checkOwnPassword(
  context: Context,
  userId: string,
  password: string,
  path: string,
): Promise<void> {
  const { rows } = await context.pool.query<{ email: string; password_hash: string }>(
    'select email, password_hash from app_user where id = $1',
    [userId],
  );
  const account = rows[0];
  if (account === undefined) throw new Refused('unauthenticated');
  const { accountLoginTriesPer15Min } = await context.markets.settings();
  await limitTries(context.pool, `login ${account.email}`, accountLoginTriesPer15Min, 15 * 60_000, context.now());
  if (!(await verifyPassword(password, account.password_hash)))
    throw new Refused('invalid_fields', {}, [{ path, code: 'password_wrong' }]);
}
