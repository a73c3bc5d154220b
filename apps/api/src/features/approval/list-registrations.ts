import type { Handler } from '../../http/call.ts';
import type { RegistrationRow } from '../registration/index.ts';
import { progressOf, readRow } from '../registration/index.ts';
import { readGrid } from '../restaurants/index.ts';
import { paged } from '../../http/paged.ts';

type Row = { id: string; owner_name: string | null; owner_email: string | null; total: number };

/** Registrations in a state, longest waiting first. */
export const listRegistrations: Handler<'listRegistrations'> = async (context, { query }) => {
  const { approvalQueuePage: perPage } = await context.markets.settings();
  const { rows } = await context.pool.query<Row>(
    `select r.id, trim(u.first_name || ' ' || u.last_name) as owner_name, u.email as owner_email, count(*) over () as total
     from restaurant r left join app_user u on u.id = r.owner_id where r.state = $1
     order by coalesce(r.submitted_at, r.created_at), r.id limit $2 offset $3`,
    [query.state, perPage, (query.page - 1) * perPage],
  );
  const total = rows[0]?.total ?? 0;
  const data = await Promise.all(
    rows.map(async ({ id, owner_name, owner_email }) => {
      const row: RegistrationRow = await readRow(context.pool, id);
      return {
        _id: id,
        state: row.state,
        company_name: row.company_name,
        city: row.city_id === null ? null : row.city,
        country: row.country,
        owner: owner_name === null || owner_email === null ? null : { name: owner_name, email: owner_email },
        percent: progressOf(row, await readGrid(context.pool, id)).percent,
        revision: row.revision,
        submitted: row.submitted_at,
        created: row.created_at,
      };
    }),
  );
  return paged(data, query.page, total, perPage);
};
