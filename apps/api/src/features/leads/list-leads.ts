import type { LeadCard } from '@metade/contracts/leads.ts';
import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Context } from '../../context.ts';
import { containing } from '../../db/admin-search.ts';
import { zoneOfPlace } from '../../db/local-day.ts';
import { named } from '../../db/named.ts';
import type { Call, Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { leadCard } from './lead-view.ts';

const most = 500;

export const listLeads: Handler<'listLeads'> = async (context, { query, licensee }) => {
  const { rows } = await context.pool.query<LeadCard>(
    ...named(`select ${leadCard}, ${leadToday} as today ${wanted} limit $most`, {
      ...wishes(context, query, licensee),
      most,
    }),
  );
  return { data: rows };
};

type Row = Omit<LeadCard, 'today'> & { email: string; phone: string; message: string; lost_reason: string | null };

export const exportLeads: Handler<'exportLeads'> = async (context, { query, licensee, locale, reply }) => {
  const { lists, licensee: words } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<Row>(
    context,
    reply,
    files.leads,
    [
      [columns.restaurant, (row) => row.company_name],
      [columns.name, (row) => row.name],
      [words.leads.kind, (row) => words.leads.kinds[row.kind]],
      [columns.state, (row) => words.leads.states[row.state]],
      [columns.city, (row) => row.city.name],
      [columns.country, (row) => row.country],
      [columns.email, (row) => row.email],
      [words.leads.phone, (row) => row.phone],
      [words.leads.owner, (row) => row.owner?.name ?? null],
      [words.leads.nextStep, (row) => row.next_step],
      [words.leads.nextOn, (row) => row.next_on],
      [words.leads.lostReason, (row) => row.lost_reason],
      [columns.text, (row) => row.message],
      [columns.created, (row) => row.created],
      [columns.id, (row) => row._id],
    ],
    (reader) =>
      reader.query<Row>(
        ...named(
          `select ${leadCard}, l.email, l.phone, l.message, l.lost_reason ${wanted}`,
          wishes(context, query, licensee),
        ),
      ),
  );
};

const wishes = (context: Context, { text, kind, spam, lost }: Call<'listLeads'>['query'], licensee: string | null) => ({
  licensee,
  now: toIso(context.now()),
  today: toIso(context.now()).slice(0, 10),
  text: containing(text),
  kind: kind ?? null,
  spam: spam === 'true',
  lost: lost === 'true',
});

const leadToday = `($now::timestamptz at time zone ${zoneOfPlace('l.country')})::date`;

// Applications to become a licensee concern the marketplace only.
const wanted = `
  from lead l left join city c on c.id = l.city_id left join app_user o on o.id = l.owner_id
  where ($licensee::uuid is null or l.kind <> 'partner' and l.city_id in (
      select city_id from licensee_city where licensee_id = $licensee and since <= $today and coalesce(until > $today, true)))
    and ($text::text is null or search_normal(l.name || ' ' || l.company_name || ' ' || l.email) like search_normal($text))
    and ($kind::text is null or l.kind = $kind) and l.maybe_spam = $spam and (l.state = 'lost') = $lost
  order by l.next_on nulls last, l.created_at desc, l.id`;
