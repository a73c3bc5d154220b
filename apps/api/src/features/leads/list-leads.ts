import type { LeadCard } from '@metade/contracts/leads.ts';
import { toIso } from '@metade/domain/time.ts';
import { containing } from '../../db/admin-search.ts';
import { named } from '../../db/named.ts';
import type { Handler } from '../../http/call.ts';
import { leadCard } from './lead-view.ts';

const most = 500;

export const listLeads: Handler<'listLeads'> = async (context, { query, licensee }) => {
  const today = toIso(context.now()).slice(0, 10);
  const { rows } = await context.pool.query<LeadCard>(
    ...named(leadsSql, {
      licensee,
      today,
      text: containing(query.text),
      kind: query.kind ?? null,
      spam: query.spam === 'true',
      lost: query.lost === 'true',
      most,
    }),
  );
  return { data: rows, today };
};

// Who would be a licensee is the marketplace's own matter.
const leadsSql = `
  select ${leadCard} from lead l left join city c on c.id = l.city_id left join app_user o on o.id = l.owner_id
  where ($licensee::uuid is null or l.kind <> 'partner' and l.city_id in (
      select city_id from licensee_city where licensee_id = $licensee and since <= $today and coalesce(until > $today, true)))
    and ($text::text is null or search_normal(l.name || ' ' || l.company_name || ' ' || l.email) like search_normal($text))
    and ($kind::text is null or l.kind = $kind) and l.maybe_spam = $spam and (l.state = 'lost') = $lost
  order by l.next_on nulls last, l.created_at desc, l.id limit $most`;
