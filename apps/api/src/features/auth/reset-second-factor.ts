import type pg from 'pg';
import { transaction } from '../../db/transaction.ts';
import { writeSecurity } from '../security-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { endLogInLinks } from './account-link.ts';
import { forgetDevicesOf } from './known-device.ts';
import { dropSecondFactor } from './second-factor.ts';

/**
 * Takes away the second factor of somebody who lost both app and recovery codes, for an operator who knows that it is them:
 * sessions and links end with it. Answers whether the address has an account with one.
 */
export async function resetSecondFactor(pool: pg.Pool, email: string): Promise<boolean> {
  return transaction(pool, async (trx) => {
    const { rows } = await trx.query<{ id: string }>(
      `select u.id from app_user u join two_factor f on f.user_id = u.id and f.confirmed_at is not null
       where u.email = $1 and u.deleted_at is null for no key update of u`,
      [email.trim().toLowerCase()],
    );
    const id = rows[0]?.id;
    if (id === undefined) return false;
    await dropSecondFactor(trx, id);
    await trx.query('update session set ended_at = now() where user_id = $1 and ended_at is null', [id]);
    await endLogInLinks(trx, id);
    await forgetDevicesOf(trx, id);
    await writeSecurity(trx, { user: id, kind: 'second_factor_reset', at: Date.now() });
    await recordChange(trx, { by: null, what: 'user.second_factor_reset', subject: id });
    return true;
  });
}
