import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { shortName } from '../restaurants/index.ts';

type Row = {
  id: string;
  author: string;
  title: string;
  comment: string;
  average: number;
  company_name: string;
  number: string | null;
  date: string | null;
  moderate: boolean;
  reason: string | null;
  waiting: string;
};

export const exportFlaggedReviews: Handler<'exportFlaggedReviews'> = async (context, { locale, reply }) => {
  const { lists, flagged, manage, failures } = panelWords(locale);
  const { columns } = lists;
  await sendCsv<Row>(
    context,
    reply,
    lists.files.flagged,
    [
      [columns.restaurant, (row) => row.company_name],
      [columns.state, (row) => (row.moderate ? flagged.held : flagged.public)],
      [flagged.diner, (row) => shortName(row.author)],
      [manage.reviews.average, (row) => row.average],
      [columns.title, (row) => row.title],
      [columns.text, (row) => row.comment],
      [failures.why, (row) => row.reason],
      [columns.number, (row) => row.number],
      [columns.date, (row) => row.date],
      [flagged.waiting, (row) => row.waiting],
      [columns.id, (row) => row.id],
    ],
    (reader) =>
      reader.query<Row>(
        `select v.id, v.author, v.title, v.comment, v.average, r.company_name, o.number, o.date, v.moderate,
           case when v.attention then v.attention_reason end as reason, coalesce(v.attention_at, v.created_at) as waiting
         from review v join restaurant r on r.id = v.restaurant_id left join orders o on o.id = v.order_id
         where v.active and (v.attention or v.moderate) order by coalesce(v.attention_at, v.created_at), v.id`,
      ),
  );
};
