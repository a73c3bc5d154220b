import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { failedRefundsIn, type FailedRefundRow } from './list-failed-refunds.ts';

export const exportFailedRefunds: Handler<'exportFailedRefunds'> = async (context, { query, locale, reply }) => {
  const { lists, failedRefunds } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<FailedRefundRow>(
    context,
    reply,
    files.failedRefunds,
    [
      [columns.number, (row) => row.number],
      [columns.state, (row) => failedRefunds.lists[row.list]],
      [columns.amount, (row) => row.amount / 100],
      [columns.currency, (row) => row.currency],
      [columns.restaurant, (row) => row.company_name],
      [columns.name, (row) => row.diner],
      [columns.email, (row) => row.email],
      [failedRefunds.failed, (row) => row.failed],
      [failedRefunds.tries, (row) => row.tries],
      [failedRefunds.decision, (row) => row.decision && failedRefunds.decisions[row.decision]],
      [columns.decided, (row) => row.decided],
      [failedRefunds.transferReference, (row) => row.transfer_reference],
      [columns.text, (row) => row.note],
      [failedRefunds.gatewayId, (row) => row.gateway_id],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<FailedRefundRow>(failedRefundsIn, [query.state]),
  );
};
