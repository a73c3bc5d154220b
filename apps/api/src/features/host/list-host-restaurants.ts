import type { TeamRole } from '@metade/contracts/endpoint.ts';
import { serviceDateAt } from '@metade/domain/table-times.ts';
import type { Handler } from '../../http/call.ts';

/** The approved restaurants of the caller's teams, by name, each with its service date. */
export const listHostRestaurants: Handler<'listHostRestaurants'> = async (context, { session }) => {
  const { rows } = await context.pool.query<{
    id: string;
    company_name: string;
    role: TeamRole;
    country: string;
    time_zone: string;
    paused_until: string | null;
    claims_waiting: number;
  }>(
    `select r.id, r.company_name, t.role, r.country, r.time_zone, case when r.paused_until > $2 then r.paused_until end as paused_until,
       case when t.role = 'host' then 0 else (select count(*) from discount_claim d join orders o on o.id = d.order_id
         where o.restaurant_id = r.id and d.state = 'open' and d.house_at is null) end as claims_waiting
     from team_member t join restaurant r on r.id = t.restaurant_id
     where t.user_id = $1 and r.state in ('approved', 'paused') order by r.company_name, r.id`,
    [session.userId, new Date(context.now()).toISOString()],
  );
  return {
    data: rows.map(({ id, company_name, role, country, time_zone, paused_until, claims_waiting }) => ({
      _id: id,
      company_name,
      role,
      country,
      time_zone,
      today: serviceDateAt(context.now(), time_zone),
      paused_until,
      claims_waiting,
    })),
  };
};
