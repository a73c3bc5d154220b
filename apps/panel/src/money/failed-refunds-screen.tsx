import type { FailedRefund } from '@metade/contracts/failed-refunds.ts';
import { useCallback } from 'react';
import { CaseScreen } from '../admin/case-screen.tsx';
import { Facts, useShown } from '../admin/file-parts.tsx';
import { PendingDecision } from '../admin/pending-decision.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { FailedRefundForm } from './failed-refund-form.tsx';
import { MoneyHead } from './movement-head.tsx';

const lists = ['open', 'over'] as const;

/** Refunds that a bank sent back, the oldest first, each with its facts and its decision. */
export function FailedRefundsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const list = useCallback(
    (query: { state: FailedRefund['list']; page: number }) => call('listFailedRefunds', { query }),
    [call],
  );
  return (
    <CaseScreen
      screen="failedRefunds"
      filters="listFailedRefunds"
      title={m.failedRefunds.title}
      text={m.failedRefunds.text}
      states={lists}
      words={m.failedRefunds.lists}
      file={(state) => <CsvButton list="exportFailedRefunds" input={{ query: { state } }} />}
      list={list}
      keyOf={(refund) => refund._id}
    >
      {(refund, done) => <Case refund={refund} done={done} />}
    </CaseScreen>
  );
}

function Case({ refund, done }: { refund: FailedRefund; done: (said?: string) => void }) {
  const { m } = useWords();
  const words = m.failedRefunds;
  return (
    <>
      <div className="min-w-0">
        <Head refund={refund} />
        <RefundFacts refund={refund} />
      </div>
      {refund.pending ? (
        <PendingDecision
          step={refund.pending}
          words={words.decided(words.decisions[decisionOf(refund.pending.decision)])}
          number={refund.order?.number ?? words.gift}
          again={done}
        />
      ) : refund.choices.length > 0 ? (
        <FailedRefundForm refund={refund} done={done} />
      ) : refund.list === 'open' ? (
        <p className="rounded-4 border border-line p-5 text-ink-2">{words.disputed}</p>
      ) : null}
    </>
  );
}

const decisionOf = (said: string | null) => (said ?? 'retried') as NonNullable<FailedRefund['decision']>;

function Head({ refund: { order, restaurant, gift, diner } }: { refund: FailedRefund }) {
  const { m } = useWords();
  return (
    <MoneyHead title={gift ? m.failedRefunds.gift : m.failedRefunds.refund} order={order} restaurant={restaurant}>
      <span>{diner}</span>
    </MoneyHead>
  );
}

function RefundFacts({ refund }: { refund: FailedRefund }) {
  const { m } = useWords();
  const { moment, sum } = useShown();
  const words = m.failedRefunds;
  return (
    <Facts
      facts={[
        [m.admin.state, refund.settled === 'dispute' ? words.settledByDispute : words.states[refund.state]],
        [words.amount, sum(refund.amount)],
        [m.desk.email, refund.email],
        [words.card, refund.card],
        [words.failed, moment(refund.failed)],
        [words.tries, String(refund.tries)],
        [words.decision, refund.decision && words.decisions[refund.decision]],
        [m.desk.decidedBy, refund.decided_by],
        [m.desk.decidedAt, refund.decided && moment(refund.decided)],
        [words.transferReference, refund.transfer_reference],
        [words.note, refund.note],
        [words.gatewayId, [refund.gateway, refund.gateway_id].filter(Boolean).join(', ')],
      ]}
    />
  );
}
