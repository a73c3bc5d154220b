import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { containing } from '../../db/admin-search.ts';
import { named } from '../../db/named.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';

type Row = {
  at: string;
  actor_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  role: TeamRole | 'admin' | 'licensee' | 'key' | 'system';
  what: string;
  restaurant_id: string | null;
  company_name: string | null;
  subject: string | null;
  order_id: string | null;
  number: string | null;
  person_id: string | null;
  person_email: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  total: number;
};

const perPage = 50;

export const listChanges: Handler<'listChanges'> = async (context, { query }) => {
  const { page, restaurant, actor, role, what, from, to, who } = query;
  const { rows } = await context.pool.query<Row>(
    ...named(
      `select p.at, p.actor_id, p.first_name, p.last_name, p.email, p.role, p.what, p.restaurant_id, p.company_name, p.subject, p.before, p.after, p.total,
       o.id as order_id, o.number, s.id as person_id, s.email as person_email from (
     select l.id, l.at, l.actor_id, u.first_name, u.last_name, u.email, l.role, l.what, l.restaurant_id, r.company_name, l.subject, l.before, l.after,
       case when l.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.subject::uuid end as subject_id,
       count(*) over () as total
     from audit_log l left join app_user u on u.id = l.actor_id left join restaurant r on r.id = l.restaurant_id
     where ($restaurant::uuid is null or l.restaurant_id = $restaurant) and ($actor::uuid is null or l.actor_id = $actor) and ($role::text is null or l.role = $role)
       and ($what::text is null or starts_with(l.what, $what)) and ($from::timestamptz is null or l.at >= $from) and ($to::timestamptz is null or l.at < $to)
       and ($who::text is null or l.actor_id in (select id from app_user where search_text like search_normal($who)))
     order by l.id desc limit $limit offset $offset
     ) p left join orders o on o.id = p.subject_id left join app_user s on s.id = p.subject_id
     order by p.id desc`,
      {
        restaurant,
        actor,
        role,
        what: what || null,
        from,
        to,
        limit: perPage,
        offset: (page - 1) * perPage,
        who: containing(who),
      },
    ),
  );
  return paged(
    rows.map((row) => ({
      at: row.at,
      actor:
        row.actor_id === null || row.email === null
          ? null
          : { _id: row.actor_id, name: `${row.first_name} ${row.last_name}`.trim(), email: row.email },
      role: row.role,
      what: row.what,
      restaurant:
        row.restaurant_id === null || row.company_name === null
          ? null
          : { _id: row.restaurant_id, company_name: row.company_name },
      subject: row.subject,
      order: row.order_id === null || row.number === null ? null : { _id: row.order_id, number: row.number },
      person:
        row.person_id === null || row.person_email === null ? null : { _id: row.person_id, email: row.person_email },
      before: row.before,
      after: row.after,
    })),
    page,
    rows[0]?.total ?? 0,
    perPage,
  );
};
