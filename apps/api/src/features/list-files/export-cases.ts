import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { type Column, sendCsv } from '../../http/send-csv.ts';

type Case = {
  id: string;
  number: string;
  company_name: string;
  diner: string | null;
  date: string;
  time: string;
  state: string;
  text: string;
  amount: number | null;
  currency: Currency;
  created_at: string;
  decided_at: string | null;
  note: string | null;
};
type CaseList = 'exportDisputes' | 'exportClaims' | 'exportRefundRequests';

export const exportDisputes: Handler<'exportDisputes'> = async (context, call) => {
  const { lists, desk } = panelWords(call.locale);
  await sendCases(context, call, lists.files.disputes, desk.disputeStates, (reader) =>
    reader.query<Case>(
      `${selectOf('null::integer')} from no_show_dispute q ${joined} where q.state = $1 order by q.created_at, o.id`,
      [call.query.state],
    ),
  );
};

export const exportClaims: Handler<'exportClaims'> = async (context, call) => {
  const { lists, desk } = panelWords(call.locale);
  await sendCases(context, call, lists.files.claims, desk.claimStates, (reader) =>
    reader.query<Case>(
      `${selectOf('nullif(q.charged, 0)')} from discount_claim q ${joined} where q.state = $1 order by q.created_at, o.id`,
      [call.query.state],
    ),
  );
};

export const exportRefundRequests: Handler<'exportRefundRequests'> = async (context, call) => {
  const { lists, desk } = panelWords(call.locale);
  await sendCases(context, call, lists.files.refunds, desk.refundRequestStates, (reader) =>
    reader.query<Case>(
      `select o.id, o.number, r.company_name, nullif(trim(u.first_name || ' ' || u.last_name), '') as diner, o.date, o.time, ${stateAt} as state,
         q.reason as text, nullif(q.amount, 0) as amount, o.currency, q.asked_at as created_at, q.decided_at, q.note
       from refund_request q ${joined} where ${stateAt} = $1 order by q.asked_at, q.id`,
      [call.query.state, new Date(context.now()).toISOString()],
    ),
  );
};

const stateAt = "case when q.state = 'open' and q.expires_at <= $2 then 'expired' else q.state end";
const joined =
  'join orders o on o.id = q.order_id join restaurant r on r.id = o.restaurant_id left join app_user u on u.id = o.user_id';
const selectOf = (amount: string) => `
  select o.id, o.number, r.company_name, nullif(trim(u.first_name || ' ' || u.last_name), '') as diner, o.date, o.time, q.state, q.text,
    ${amount} as amount, o.currency, q.created_at, q.decided_at, q.note`;

async function sendCases(
  context: Context,
  { locale, reply }: Pick<Call<CaseList>, 'locale' | 'reply'>,
  file: string,
  states: Readonly<Record<string, string>>,
  open: Parameters<typeof sendCsv<Case>>[4],
): Promise<void> {
  const { columns } = panelWords(locale).lists;
  const shown: Column<Case>[] = [
    [columns.number, (row) => row.number],
    [columns.state, (row) => states[row.state] ?? row.state],
    [columns.restaurant, (row) => row.company_name],
    [columns.name, (row) => row.diner],
    [columns.date, (row) => row.date],
    [columns.time, (row) => row.time],
    [columns.amount, (row) => (row.amount === null ? null : row.amount / 100)],
    [columns.currency, (row) => row.currency],
    [columns.text, (row) => row.text],
    [columns.created, (row) => row.created_at],
    [columns.decided, (row) => row.decided_at],
    [columns.id, (row) => row.id],
  ];
  await sendCsv<Case>(context, reply, file, shown, open);
}
