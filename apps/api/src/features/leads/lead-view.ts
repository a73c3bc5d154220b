import type { Lead, LeadCard } from '@metade/contracts/leads.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

export const leadCard = `
  l.id as _id, l.kind, l.state, l.name, l.company_name, json_build_object('_id', l.city_id, 'name', coalesce(c.name, l.city)) as city, l.country,
  case when o.id is not null then json_build_object('_id', o.id, 'name', trim(o.first_name || ' ' || o.last_name)) end as owner,
  l.next_step, l.next_on, l.maybe_spam, l.created_at as created`;

type Row = Omit<LeadCard, 'today'> &
  Pick<Lead, 'revision' | 'email' | 'phone' | 'message' | 'locale' | 'lost_reason' | 'entries' | 'invitations'>;

/** A lead with its thread and possible assignees: support admins, or the licensee's people. Throws not_found. */
export async function readLead(db: Queryable, id: string, licensee: string | null): Promise<Lead> {
  const [{ rows }, owners] = await Promise.all([
    db.query<Row>(
      `select ${leadCard}, l.revision, l.email, l.phone, l.message, l.locale, l.lost_reason,
         coalesce((select json_agg(json_build_object('_id', e.id, 'kind', e.kind, 'text', e.text, 'by', nullif(trim(u.first_name || ' ' || u.last_name), ''),
             'at', to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.created_at, e.id)
           from lead_entry e left join app_user u on u.id = e.author_id where e.lead_id = l.id), '[]') as entries,
         coalesce((select json_agg(json_build_object('_id', i.id, 'company_name', i.company_name, 'email', i.email,
             'expires', to_char(i.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'accepted', to_char(i.accepted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by i.created_at desc)
           from restaurant_invitation i where i.lead_id = l.id), '[]') as invitations
       from lead l left join city c on c.id = l.city_id left join app_user o on o.id = l.owner_id where l.id = $1`,
      [id],
    ),
    readOwners(db, licensee),
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return { ...rows[0], owners };
}

export async function readOwners(db: Queryable, licensee: string | null): Promise<Lead['owners']> {
  const { rows } = await db.query<Lead['owners'][number]>(
    `select u.id as _id, trim(u.first_name || ' ' || u.last_name) as name from app_user u
     where u.active and case when $1::uuid is null then u.user_group = 'admin'
       else u.id in (select user_id from licensee_member where licensee_id = $1) end
     order by name, u.id limit 200`,
    [licensee],
  );
  return rows;
}

/** A city of a licensee's territory, or any for an admin, by id. Refuses others as a mistake of the field. */
export async function cityOf(
  db: Queryable,
  city: string,
  licensee: string | null,
  today: string,
): Promise<{ id: string; country: string; name: string }> {
  const { rows } = await db.query<{ id: string; country: string; name: string }>(
    `select id, country, name from city where id = $1 and ($2::uuid is null or id in (
       select city_id from licensee_city where licensee_id = $2 and since <= $3 and coalesce(until > $3, true)))`,
    [city, licensee, today],
  );
  if (rows[0] === undefined) throw new Refused('invalid_fields', {}, [{ path: 'city', code: 'invalid_value' }]);
  return rows[0];
}
