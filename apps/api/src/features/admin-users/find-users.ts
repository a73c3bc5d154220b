import type { foundUser } from '@metade/contracts/admin-users.ts';
import type { z } from 'zod';
import { adminCountMax, adminPageSize, containing, paged } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';

type Found = z.input<typeof foundUser>;

export const findUsers: Handler<'findUsers'> = async (context, { query }) => {
  const { page, text, group, blocked } = query;
  const values = [containing(text), group, blocked === 'true'];
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Found>(
      `select u.id as _id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.user_group as "group", u.blocked_at as blocked,
         u.created_at as created
       from app_user u where ${wanted} order by u.created_at desc, u.id desc limit $4 offset $5`,
      [...values, adminPageSize, (page - 1) * adminPageSize],
    ),
    context.pool.query<{ total: number }>(
      `select count(*) as total from (select 1 from app_user u where ${wanted} limit $4) found`,
      [...values, adminCountMax],
    ),
  ]);
  return paged(rows, page, counted.rows[0]?.total ?? 0);
};

// Nobody is left to be found behind an account that was erased.
const wanted = `
  u.deleted_at is null and ($1::text is null or u.search_text like search_normal($1))
  and ($2::text is null or u.user_group = $2) and (not $3 or u.blocked_at is not null)`;
