import type { Admin } from '@metade/contracts/admins.ts';
import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';

export const listAdmins: Handler<'listAdmins'> = async (context) => ({ data: await readAdmins(context) });

/** All admins: owners first, then by name. */
export async function readAdmins(context: Context): Promise<Admin[]> {
  const { rows } = await context.pool.query<Admin>(adminsSql, [toIso(context.now())]);
  return rows;
}

export const exportAdmins: Handler<'exportAdmins'> = async (context, { locale, reply }) => {
  const { people, desk, admin, person, lists } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<Admin>(
    context,
    reply,
    files.admins,
    [
      [columns.name, (row) => row.name],
      [columns.email, (row) => row.email],
      [people.rolesTitle, (row) => row.roles.map((role) => people.roles[role]).join(', ')],
      [person.secondFactor, (row) => (row.second_factor ? admin.yes : admin.no)],
      [desk.blocked, (row) => row.blocked],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Admin>(adminsSql, [toIso(context.now())]),
  );
};

const adminsSql = `
  select u.id as _id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.admin_roles as roles, u.blocked_at as blocked,
       exists (select 1 from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as second_factor,
       (select max(coalesce(s.seen_at, s.created_at)) from session s where s.user_id = u.id and s.ended_at is null and s.expires_at > $1) as seen
     from app_user u where u.user_group = 'admin' and u.deleted_at is null
     order by 'owner' = any (u.admin_roles) desc, name, u.id`;
