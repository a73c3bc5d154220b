import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { type RequestRow, requestsSql } from './request-reads.ts';

export const exportPersonRequests: Handler<'exportPersonRequests'> = async (context, { query, locale, reply }) => {
  const { person, desk, lists } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<RequestRow>(
    context,
    reply,
    files.personRequests,
    [
      [person.what, (row) => person.kinds[row.kind]],
      [columns.state, (row) => person.states[row.state]],
      [columns.name, (row) => row.person.name],
      [columns.email, (row) => row.person.email],
      [columns.amount, (row) => (row.amount === null ? null : row.amount / 100)],
      [columns.currency, (row) => row.currency],
      [person.count, (row) => row.count],
      [columns.text, (row) => row.reason],
      [desk.askedBy, (row) => row.by.email],
      [columns.created, (row) => row.asked],
      [desk.decidedBy, (row) => row.decided_by],
      [columns.decided, (row) => row.decided],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<RequestRow>(requestsSql, [toIso(context.now()), query.state]),
  );
};
