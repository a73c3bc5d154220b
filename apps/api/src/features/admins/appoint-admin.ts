import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readAdmins } from './list-admins.ts';

/** Makes a diner an admin. Accounts with other duties cannot become admins: they would see both sides. */
export const appointAdmin: Handler<'appointAdmin'> = async (context, { body, session }) => {
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ id: string; fits: boolean }>(
      `select u.id, u.user_group = 'user' and not exists (select 1 from team_member t where t.user_id = u.id) as fits
       from app_user u where u.email = $1 and u.deleted_at is null and u.active and u.email_verified_at is not null for update of u`,
      [body.email],
    );
    const person = rows[0];
    if (person === undefined) throw new Refused('account_missing');
    if (!person.fits) throw new Refused('account_not_a_diner');
    await trx.query("update app_user set user_group = 'admin', admin_roles = $2, updated_at = now() where id = $1", [
      person.id,
      [...new Set(body.roles)],
    ]);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'user.made_admin',
      subject: person.id,
      after: { roles: body.roles, reason: body.reason },
    });
  });
  return { data: await readAdmins(context) };
};
