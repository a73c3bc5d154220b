import type { Trx } from '../../db/transaction.ts';
import { endLogInLinks } from './account-link.ts';
import { forgetDevicesOf } from './known-device.ts';

/** Ends all sessions of a person, and voids mailed log-in links and started second steps. */
export async function signOut(trx: Trx, user: string): Promise<void> {
  await trx.query('update session set ended_at = now() where user_id = $1 and ended_at is null', [user]);
  await forgetDevicesOf(trx, user);
  await endLogInLinks(trx, user);
}
