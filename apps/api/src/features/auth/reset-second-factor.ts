import type pg from 'pg';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { writeSecurity } from '../security-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { dropSecondFactor } from './second-factor.ts';
import { signOut } from './sign-out.ts';

/**
 * Removes the second factor of somebody who lost app and recovery codes, for an operator who verified the person; sessions and
 * links end too. Answers whether the address has an account with one.
 */
export async function resetSecondFactor(pool: pg.Pool, email: string): Promise<boolean> {
  return transaction(pool, async (trx) => {
    const id = await takeSecondFactor(trx, email.trim().toLowerCase(), Date.now());
    if (id !== null) await recordChange(trx, { by: null, what: 'user.second_factor_reset', subject: id });
    return id !== null;
  });
}

/** Answers whose it was; null when the address has no account with a second factor. */
export async function takeSecondFactor(trx: Trx, email: string, now: number): Promise<string | null> {
  const { rows } = await trx.query<{ id: string }>(
    `select u.id from app_user u join two_factor f on f.user_id = u.id and f.confirmed_at is not null
     where u.email = $1 and u.deleted_at is null for no key update of u`,
    [email],
  );
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await dropSecondFactor(trx, id);
  await signOut(trx, id);
  await writeSecurity(trx, { user: id, kind: 'second_factor_reset', at: now });
  return id;
}
