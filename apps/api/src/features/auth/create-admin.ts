import type { AdminRole } from '@metade/domain/admin-role.ts';
import { email as emailField } from '@metade/contracts/fields.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { writeSecurity } from '../security-log/index.ts';
import { endLogInLinks } from './account-link.ts';
import { forgetDevicesOf } from './known-device.ts';
import { acceptPassword } from './new-password.ts';
import { keepAnOwner, lockOwners } from './owners.ts';

/**
 * Creates an admin: a new account, or the existing one, which gets the password and loses its sessions, links and known devices.
 * Refuses invalid addresses, short or common passwords, and demoting the last owner.
 */
export async function createAdmin(
  pool: pg.Pool,
  written: string,
  password: string,
  settings: Settings,
  roles: readonly AdminRole[] = ['owner'],
): Promise<{ email: string; existed: boolean }> {
  const email = emailField.safeParse(written);
  if (!email.success) throw new Refused('invalid_fields', {}, [{ path: 'email', code: 'email' }]);
  const hash = await acceptPassword(password, settings, [email.data]);
  return transaction(pool, async (trx) => {
    await lockOwners(trx);
    const { rows } = await trx.query<{ id: string; existed: boolean }>(
      `insert into app_user as u (id, email, password_hash, user_group, first_name, last_name, email_verified_at, admin_roles)
       values ($1, $2, $3, 'admin', 'Admin', 'Metade', now(), $4)
       on conflict (email) do update set user_group = 'admin', admin_roles = excluded.admin_roles, password_hash = excluded.password_hash, active = true, updated_at = now()
       returning u.id, u.xmax <> 0 as existed`,
      [uuidv7(), email.data, hash, roles],
    );
    const admin = rows[0]!;
    if (admin.existed) await keepAnOwner(trx);
    await trx.query('update session set ended_at = now() where user_id = $1 and ended_at is null', [admin.id]);
    if (admin.existed) {
      await endLogInLinks(trx, admin.id);
      await forgetDevicesOf(trx, admin.id);
      await writeSecurity(trx, { user: admin.id, kind: 'password_changed', at: Date.now() });
    }
    await recordChange(trx, { by: null, what: 'user.made_admin', subject: admin.id, after: { roles } });
    return { email: email.data, existed: admin.existed };
  });
}
