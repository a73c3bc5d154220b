import type { PersonRequest } from '@metade/contracts/person-requests.ts';
import { toIso } from '@metade/domain/time.ts';
import { adminPageSize } from '../../db/admin-search.ts';
import { paged } from '../../http/paged.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

export type RequestRow = Omit<PersonRequest, 'amount'> & { amount: number | null; currency: string | null };

/** Requests in a state, the oldest first. */
export async function readRequests(db: Queryable, state: PersonRequest['state'], page: number, now: number) {
  const [{ rows }, counted] = await Promise.all([
    db.query<RequestRow>(`${requestsSql} limit $3 offset $4`, [
      toIso(now),
      state,
      adminPageSize,
      (page - 1) * adminPageSize,
    ]),
    db.query<{ total: number }>(`select count(*) as total from person_request q where ${stateAt} = $2`, [
      toIso(now),
      state,
    ]),
  ]);
  return paged(rows.map(view), page, counted.rows[0]?.total ?? 0, adminPageSize);
}

/** Throws not_found. */
export async function readRequest(db: Queryable, id: string, now: number): Promise<PersonRequest> {
  const { rows } = await db.query<RequestRow>(`${select} where q.id = $2`, [toIso(now), id]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return view(rows[0]);
}

// A request expires by the clock, without a job; $1 is now.
const stateAt = "case when q.state = 'open' and q.expires_at <= $1 then 'expired' else q.state end";
const select = `
  select q.id as _id, q.kind, ${stateAt} as state, q.amount, q.currency, q.count, q.reason, q.asked_at as asked, q.expires_at as expires, q.decided_at as decided, q.note,
    json_build_object('_id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) as person,
    json_build_object('_id', a.id, 'name', trim(a.first_name || ' ' || a.last_name), 'email', a.email) as by,
    nullif(trim(d.first_name || ' ' || d.last_name), '') as decided_by
  from person_request q join app_user u on u.id = q.user_id join app_user a on a.id = q.asked_by left join app_user d on d.id = q.decided_by`;

/** SQL: those in a state ($2), the oldest first; $1 is now. */
export const requestsSql = `${select} where ${stateAt} = $2 order by q.asked_at, q.id`;

function view({ currency, amount, ...row }: RequestRow): PersonRequest {
  return { ...row, amount: amount === null || currency === null ? null : { amount, currency } };
}
