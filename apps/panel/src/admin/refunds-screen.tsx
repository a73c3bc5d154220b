import type { RefundRequest } from '@metade/contracts/refund-requests.ts';
import { useCallback } from 'react';
import { useAttempts } from '../restaurant/attempts.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { CaseHead, Words } from './case-parts.tsx';
import { CaseScreen } from './case-screen.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { decisionWords, PendingDecision } from './pending-decision.tsx';
import { ReasonForm } from './reason-form.tsx';

const states = ['open', 'approved', 'rejected', 'expired'] as const;
type Decide = (request: RefundRequest, decision: 'approved' | 'rejected', reason: string) => Promise<string>;

/** Refunds and claims that need a second admin, oldest first, each with who asked and why. */
export function RefundsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const attempt = useAttempts();
  const list = useCallback(
    (query: { state: RefundRequest['state']; page: number }) => call('listRefundRequests', { query }),
    [call],
  );
  const decide: Decide = async (request, decision, reason) => {
    const body = decision === 'approved' ? { decision } : { decision, reason };
    await attempt(request._id, JSON.stringify(body), (idempotencyKey) =>
      call('decideRefundRequest', { params: { id: request._id }, body }, { idempotencyKey }),
    );
    return decision === 'rejected'
      ? m.desk.refundDecided(request.order.number, m.desk.refundRequestStates[decision])
      : '';
  };
  return (
    <CaseScreen
      screen="refunds"
      filters="listRefundRequests"
      title={m.desk.refundRequests}
      text={m.desk.refundRequestsText}
      states={states}
      words={m.desk.refundRequestStates}
      file={(state) => <CsvButton list="exportRefundRequests" input={{ query: { state } }} />}
      list={list}
      keyOf={(request) => request._id}
    >
      {(request, done) => <Case request={request} decide={decide} done={done} />}
    </CaseScreen>
  );
}

function Case({ request, decide, done }: { request: RefundRequest; decide: Decide; done: (said?: string) => void }) {
  const { m } = useWords();
  const { moment, sum } = useShown();
  const { email } = useSession();
  const { order, restaurant, by, amount } = request;
  return (
    <>
      <div className="min-w-0">
        <CaseHead number={order.number} order={order._id} restaurant={restaurant} diner={request.diner} />
        <Facts
          facts={[
            [request.kind === 'claim' ? m.desk.claimRequest : m.desk.refund, sum(amount)],
            [m.desk.askedBy, `${by.name}, ${by.email}`],
            [m.desk.askedAt, moment(request.asked)],
            [m.desk.openUntil, request.state === 'open' && moment(request.expires)],
            [m.desk.decidedBy, request.decided_by],
            [m.desk.decidedAt, request.decided && moment(request.decided)],
          ]}
        />
        {request.reason ? <Words by={m.desk.theyWrite(by.name)}>{request.reason}</Words> : null}
        {request.note ? <Words by={m.desk.theyWrite(request.decided_by ?? '')}>{request.note}</Words> : null}
      </div>
      {request.pending ? (
        <PendingDecision
          step={request.pending}
          words={m.evening.pending.decided(decisionWords(request.pending.decision, m.desk.refundRequestStates))}
          number={order.number}
          again={done}
        />
      ) : request.state !== 'open' ? null : by.email === email ? (
        <p className="rounded-4 border border-line p-5 text-ink-2">{m.desk.ownRequest}</p>
      ) : (
        <ReasonForm
          title={m.admin.decide}
          text={request.kind === 'claim' ? m.desk.claimRequestHelp : m.desk.refundRequestHelp}
          label={m.admin.reason}
          hint={m.desk.logHint}
          choices={[
            { value: 'approved', label: m.desk.approveRefund(sum(amount)), plain: true },
            { value: 'rejected', label: m.desk.rejectRefund, kind: 'outline' },
          ]}
          act={async (decision, reason) => done(await decide(request, decision, reason))}
        />
      )}
    </>
  );
}
