import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';

type Row = {
  id: string;
  company_name: string;
  city: string | null;
  country: string;
  email: string | null;
  created_at: string;
};

export const exportRegistrations: Handler<'exportRegistrations'> = async (context, { query, locale, reply }) => {
  const { lists, admin } = panelWords(locale);
  const { columns } = lists;
  await sendCsv<Row>(
    context,
    reply,
    lists.files.registrations,
    [
      [columns.restaurant, (row) => row.company_name],
      [columns.state, () => admin.states[query.state]],
      [columns.city, (row) => row.city],
      [columns.country, (row) => row.country],
      [columns.email, (row) => row.email],
      [columns.created, (row) => row.created_at],
      [columns.id, (row) => row.id],
    ],
    (reader) =>
      reader.query<Row>(
        `select r.id, r.company_name, c.name as city, r.country, u.email, coalesce(r.submitted_at, r.created_at) as created_at
         from restaurant r left join city c on c.id = r.city_id left join app_user u on u.id = r.owner_id
         where r.state = $1 order by coalesce(r.submitted_at, r.created_at), r.id`,
        [query.state],
      ),
  );
};

type Proposal = { id: string; company_name: string; before: string; after: string; email: string; proposed_at: string };

export const exportProposals: Handler<'exportProposals'> = async (context, { query, locale, reply }) => {
  const { columns, files } = panelWords(locale).lists;
  await sendCsv<Proposal>(
    context,
    reply,
    files.proposals,
    [
      [columns.restaurant, (row) => row.company_name],
      [columns.before, (row) => row.before],
      [columns.after, (row) => row.after],
      [columns.who, (row) => row.email],
      [columns.created, (row) => row.proposed_at],
      [columns.id, (row) => row.id],
    ],
    (reader) =>
      reader.query<Proposal>(
        `select p.id, r.company_name, p.before::text as before, p.after::text as after, u.email, p.proposed_at
         from house_proposal p join restaurant r on r.id = p.restaurant_id join app_user u on u.id = p.proposed_by
         where p.state = $1 order by p.proposed_at, p.id`,
        [query.state],
      ),
  );
};
