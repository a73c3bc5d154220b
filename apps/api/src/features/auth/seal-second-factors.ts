import type pg from 'pg';
import type { SecretBox } from '../../adapters/secret-box.ts';
import { isSealed } from '../../adapters/secret-box.ts';

/**
 * Encrypts second-factor keys that were stored before encryption existed, or by the demo. Throws a sentence when stored keys were
 * encrypted under another key: nobody could log in with a code.
 */
export async function sealSecondFactors({ pool, secrets }: { pool: pg.Pool; secrets: SecretBox }): Promise<void> {
  const { rows } = await pool.query<{ user_id: string; secret: string }>('select user_id, secret from two_factor');
  for (const { user_id: user, secret } of rows) {
    if (!isSealed(secret))
      await pool.query('update two_factor set secret = $2 where user_id = $1 and secret = $3', [
        user,
        secrets.seal(secret, user),
        secret,
      ]);
  }
  const sealed = rows.filter(({ secret }) => isSealed(secret));
  if (sealed.length > 0 && sealed.every(({ user_id: user, secret }) => !opens(secrets, secret, user)))
    throw new Error(
      'The second factors in this database are encrypted under another key. Give the VOUCHER_SIGNING_KEY that was used before as SECRETS_KEY; ' +
        'if it is lost, remove them (delete from two_factor) and have admins set theirs up anew.',
    );
}

function opens(secrets: SecretBox, sealed: string, user: string): boolean {
  try {
    secrets.open(sealed, user);
    return true;
  } catch {
    return false;
  }
}
