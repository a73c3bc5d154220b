import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { disputesIn, type DisputeRow } from './list-card-disputes.ts';

export const exportCardDisputes: Handler<'exportCardDisputes'> = async (context, { query, locale, reply }) => {
  const { lists, cardDisputes } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<DisputeRow>(
    context,
    reply,
    files.cardDisputes,
    [
      [columns.number, (row) => row.number],
      [columns.kind, (row) => cardDisputes.kinds[row.kind]],
      [columns.state, (row) => cardDisputes.states[row.state]],
      [
        cardDisputes.reason,
        (row) => (row.kind === 'warning' ? cardDisputes.suspected : cardDisputes.reasons[row.reason]),
      ],
      [columns.amount, (row) => row.amount / 100],
      [cardDisputes.taken, (row) => row.taken / 100],
      [cardDisputes.fees, (row) => row.fees / 100],
      [columns.currency, (row) => row.currency],
      [columns.restaurant, (row) => row.company_name],
      [columns.name, (row) => row.diner],
      [columns.created, (row) => row.created],
      [cardDisputes.answerBy, (row) => row.answer_by],
      [cardDisputes.decision, (row) => row.decision && cardDisputes.decisions[row.decision]],
      [columns.decided, (row) => row.decided],
      [cardDisputes.gatewayId, (row) => row.gateway_id],
    ],
    (reader) => reader.query<DisputeRow>(disputesIn, [new Date(context.now()).toISOString(), query.state]),
  );
};
