import type { AdminRole } from '@metade/domain/admin-role.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { keepAnOwner, lockOwners, signOut } from '../auth/index.ts';
import { readAdmins } from './list-admins.ts';

export const setAdminRoles: Handler<'setAdminRoles'> = async (context, { params, body, session }) => {
  await transaction(context.pool, async (trx) => {
    await lockOwners(trx);
    const { rows } = await trx.query<{ roles: AdminRole[] }>(
      "select admin_roles as roles from app_user where id = $1 and user_group = 'admin' and deleted_at is null for no key update",
      [params.id],
    );
    const before = rows[0];
    if (before === undefined) throw new Refused('not_found');
    const roles = [...new Set(body.roles)];
    const group = roles.length > 0 ? 'admin' : 'user';
    await trx.query('update app_user set user_group = $2, admin_roles = $3, updated_at = now() where id = $1', [
      params.id,
      group,
      roles,
    ]);
    await keepAnOwner(trx);
    if (group === 'user') await signOut(trx, params.id);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: group === 'admin' ? 'user.roles_changed' : 'user.admin_removed',
      subject: params.id,
      before: { roles: before.roles },
      after: { roles, reason: body.reason },
    });
  });
  return { data: await readAdmins(context) };
};
