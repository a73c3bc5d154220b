import type { adminUser } from '@metade/contracts/admin-users.ts';
import type { z } from 'zod';
import { notBooked, toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

type UserFile = z.input<typeof adminUser>;

export const getUserFile: Handler<'getUserFile'> = async (context, { params }) => ({
  data: await readUserFile(context.pool, params.id, context.now()),
});

/** An account as admins see it. Throws not_found, also for an erased one. */
export async function readUserFile(db: Queryable, id: string, now: number): Promise<UserFile> {
  const { rows } = await db.query<UserFile>(
    `select u.id as _id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.user_group as "group", u.blocked_at as blocked,
       u.created_at as created, u.email_verified_at is not null as "emailVerified", u.phone, u.locale, u.block_reason, u.booking_blocked_until,
       (select count(*) from session s where s.user_id = u.id and s.ended_at is null and s.expires_at > $2) as sessions,
       (select json_build_object('all', count(*) filter (where o.state not in ${notBooked}),
          'ahead', count(*) filter (where o.state in ${toCome} and o.starts_at > $2),
          'no_shows', count(*) filter (where o.state = 'no_show'))
        from orders o where o.user_id = u.id) as bookings,
       (select coalesce(json_agg(json_build_object('_id', r.id, 'company_name', r.company_name, 'role', t.role) order by r.company_name, r.id), '[]')
        from team_member t join restaurant r on r.id = t.restaurant_id where t.user_id = u.id) as restaurants
     from app_user u where u.id = $1 and u.deleted_at is null`,
    [id, new Date(now).toISOString()],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}
