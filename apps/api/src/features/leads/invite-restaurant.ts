import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Queryable } from '../../db/transaction.ts';
import { hashToken } from '../../http/session.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { cityOf, readLead } from './lead-view.ts';

/** Stores an invitation to register; a job makes its link and mails it. */
export const inviteRestaurant: Handler<'inviteRestaurant'> = async (context, call) => {
  const { params, body, licensee, session } = call;
  const { teamInvitationDays, teamInvitationsPerHour } = await context.markets.settings();
  const now = context.now();
  await limitTries(context.pool, `restaurants invited by ${session.userId}`, teamInvitationsPerHour, 3_600_000, now);
  return transaction(context.pool, async (trx) => {
    const city = await cityOf(trx, body.city, licensee, toIso(now).slice(0, 10));
    await trx.query(
      'update restaurant_invitation set expires_at = $2 where lead_id = $1 and accepted_at is null and expires_at > $2',
      [params.id, toIso(now)],
    );
    const id = uuidv7();
    const { rowCount } = await trx.query(
      ...named(
        `insert into restaurant_invitation (id, lead_id, company_name, email, city_id, locale, invited_by, created_at, expires_at)
         select $id, l.id, $company, $email, $city, l.locale, $by, $now, $expires from lead l where l.id = $lead`,
        {
          id,
          lead: params.id,
          company: body.company_name,
          email: body.email,
          city: city.id,
          by: session.userId,
          now: toIso(now),
          expires: toIso(now + teamInvitationDays * 86_400_000),
        },
      ),
    );
    if (rowCount === 0) throw new Refused('not_found');
    await trx.query(
      `update lead set kind = 'restaurant', company_name = $2, city_id = $3, country = $4, revision = revision + 1, updated_at = now(),
         state = case when state in ('new', 'contacted') then 'qualified' else state end
       where id = $1`,
      [params.id, body.company_name, city.id, city.country],
    );
    const by = { id: session.userId, role: licensee === null ? ('admin' as const) : ('licensee' as const) };
    await recordChange(trx, {
      by,
      what: 'restaurant.invited',
      subject: params.id,
      after: { company_name: body.company_name },
    });
    await enqueue(trx, 'send_restaurant_invitation', { invitation: id });
    return { data: await readLead(trx, params.id, licensee) };
  });
};

export const getRestaurantInvitation: Handler<'getRestaurantInvitation'> = async (context, { params }) => {
  const { company_name, email, city, country } = await openInvitation(context.pool, params.token, context.now());
  return { data: { company_name, email, city, country } };
};

type Open = {
  id: string;
  lead_id: string;
  company_name: string;
  email: string;
  city_id: string;
  city: string;
  country: string;
  time_zone: string;
};

/** The invitation of a valid link. Throws link_invalid. */
export async function openInvitation(db: Queryable, token: string, now: number): Promise<Open> {
  const { rows } = await db.query<Open>(
    `select i.id, i.lead_id, i.company_name, i.email, i.city_id, c.name as city, c.country, c.time_zone
     from restaurant_invitation i join city c on c.id = i.city_id where i.token_hash = $1 and i.accepted_at is null and i.expires_at > $2`,
    [hashToken(token), toIso(now)],
  );
  if (rows[0] === undefined) throw new Refused('link_invalid');
  return rows[0];
}
