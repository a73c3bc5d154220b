import type { CardDispute } from '@metade/contracts/card-disputes.ts';
import { useCallback } from 'react';
import { CaseScreen } from '../admin/case-screen.tsx';
import { Facts, useShown } from '../admin/file-parts.tsx';
import { PendingDecision } from '../admin/pending-decision.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { MoneyHead } from './movement-head.tsx';

const lists = ['open', 'waiting', 'over'] as const;

/** Disputed payments and fraud warnings, the first to be answered first, each with its facts and its decision. */
export function CardDisputesScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback(
    (query: { state: CardDispute['list']; page: number }) => call('listCardDisputes', { query }),
    [call],
  );
  return (
    <CaseScreen
      screen="cardDisputes"
      filters="listCardDisputes"
      title={m.cardDisputes.title}
      text={m.cardDisputes.text}
      states={lists}
      words={m.cardDisputes.lists}
      file={(state) => <CsvButton list="exportCardDisputes" input={{ query: { state } }} />}
      list={list}
      keyOf={(dispute) => dispute._id}
    >
      {(dispute, done) => <Case dispute={dispute} done={done} />}
    </CaseScreen>
  );
}

function Case({ dispute, done }: { dispute: CardDispute; done: (said?: string) => void }) {
  const { m } = useWords();
  const words = m.cardDisputes;
  const about = dispute.order?.number ?? words.gift;
  return (
    <>
      <div className="min-w-0">
        <Head dispute={dispute} />
        <DisputeFacts dispute={dispute} />
      </div>
      {dispute.pending ? (
        <PendingDecision
          step={dispute.pending}
          words={words.decided(words.decisions[decisionOf(dispute.pending.decision)])}
          number={about}
          again={done}
        />
      ) : dispute.choices.length > 0 ? (
        <DisputeForm dispute={dispute} done={done} />
      ) : dispute.list === 'over' ? null : (
        <p className="rounded-4 border border-line p-5 text-ink-2">{dispute.decision ? words.waits : words.none}</p>
      )}
    </>
  );
}

const decisionOf = (said: string | null) => (said ?? 'answered') as NonNullable<CardDispute['decision']>;

function Head({ dispute: { kind, order, restaurant, diner, gift } }: { dispute: CardDispute }) {
  const { m } = useWords();
  return (
    <MoneyHead title={m.cardDisputes.kinds[kind]} order={order} restaurant={restaurant}>
      {gift ? <span>{m.cardDisputes.gift}</span> : null}
      <span>{diner}</span>
    </MoneyHead>
  );
}

function DisputeFacts({ dispute }: { dispute: CardDispute }) {
  const { m, date } = useWords();
  const { moment, sum } = useShown();
  const { order, gift, evidence } = dispute;
  const words = m.cardDisputes;
  const states: Readonly<Record<string, string>> = m.desk.orderStates;
  return (
    <>
      <Facts
        facts={[
          [m.admin.state, words.states[dispute.state]],
          [words.reason, dispute.kind === 'warning' ? words.suspected : words.reasons[dispute.reason]],
          [words.amount, sum(dispute.amount)],
          [words.taken, dispute.taken.amount !== 0 && sum(dispute.taken)],
          [words.fees, dispute.fees.amount !== 0 && sum(dispute.fees)],
          [words.card, dispute.card],
          [
            m.desk.table,
            order &&
              words.table(
                `${date(order.date, 'year')}, ${order.time}`,
                m.desk.people(order.people),
                states[order.state] ?? order.state,
              ),
          ],
          [words.gift, gift && (gift.redeemed ? words.giftRedeemed : words.giftOpen)],
          [words.created, moment(dispute.created)],
          [words.answerBy, dispute.answer_by && moment(dispute.answer_by)],
          [words.closed, dispute.closed && moment(dispute.closed)],
          [words.decision, dispute.decision && words.decisions[dispute.decision]],
          [m.desk.decidedBy, dispute.decided_by],
          [m.desk.decidedAt, dispute.decided && moment(dispute.decided)],
          [words.note, dispute.note],
          [words.gatewayId, `${dispute.gateway}, ${dispute.gateway_id}`],
        ]}
      />
      {evidence ? (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{words.sent}</summary>
          <Facts facts={evidenceFields.map((field) => [words.fields[field], evidence[field]] as const)} />
        </details>
      ) : null}
    </>
  );
}

const evidenceFields = [
  'product',
  'customer_name',
  'customer_email',
  'service_date',
  'activity',
  'policy',
  'words',
] as const;
