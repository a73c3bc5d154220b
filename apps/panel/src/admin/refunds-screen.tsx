import type { RefundRequest } from '@metade/contracts/refund-requests.ts';
import { useCallback, useState } from 'react';
import { useAttempts } from '../house/attempts.ts';
import { useSession } from '../session/session.tsx';
import { useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { CaseHead, CaseList, Words } from './case-parts.tsx';
import { Facts, useShown } from './file-parts.tsx';
import { pageIn, pickIn } from './query-values.ts';
import { ReasonForm } from './reason-form.tsx';

const states = ['open', 'approved', 'rejected', 'expired'] as const;
type Decide = (request: RefundRequest, decision: 'approved' | 'rejected', reason: string) => Promise<void>;

/** Refunds that need a second admin, the oldest first, each with who asked and why. */
export function RefundsScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  const state = pickIn(query, 'state', states) ?? 'open';
  const page = pageIn(query);
  const load = useCallback(() => call('listRefundRequests', { query: { state, page } }), [call, state, page]);
  const loaded = useLoaded(load);
  const [said, setSaid] = useState('');
  const attempt = useAttempts();
  const decide: Decide = async (request, decision, reason) => {
    const body = decision === 'approved' ? { decision } : { decision, reason };
    await attempt(request._id, JSON.stringify(body), (idempotencyKey) =>
      call('decideRefundRequest', { params: { id: request._id }, body }, { idempotencyKey }),
    );
    setSaid(m.desk.refundDecided(request.order.number, m.desk.refundRequestStates[decision]));
    loaded.again();
  };
  return (
    <CaseList
      screen="refunds"
      title={m.desk.refundRequests}
      text={m.desk.refundRequestsText}
      state={state}
      states={states.map((one) => [one, m.desk.refundRequestStates[one]])}
      said={said}
      keyOf={(request) => request._id}
      {...loaded}
    >
      {(request) => <Case request={request} decide={decide} />}
    </CaseList>
  );
}

function Case({ request, decide }: { request: RefundRequest; decide: Decide }) {
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
            [m.desk.refund, sum(amount)],
            [m.desk.askedBy, `${by.name}, ${by.email}`],
            [m.desk.askedAt, moment(request.asked)],
            [m.desk.openUntil, request.state === 'open' && moment(request.expires)],
            [m.desk.decidedBy, request.decided_by],
            [m.desk.decidedAt, request.decided && moment(request.decided)],
          ]}
        />
        <Words by={m.desk.theyWrite(by.name)}>{request.reason}</Words>
        {request.note ? <Words by={m.desk.theyWrite(request.decided_by ?? '')}>{request.note}</Words> : null}
      </div>
      {request.state !== 'open' ? null : by.email === email ? (
        <p className="rounded-4 border border-line p-5 text-ink-2">{m.desk.ownRequest}</p>
      ) : (
        <ReasonForm
          title={m.admin.decide}
          text={m.desk.refundRequestHelp}
          label={m.admin.reason}
          hint={m.desk.logHint}
          choices={[
            { value: 'approved', label: m.desk.approveRefund(sum(amount)), plain: true },
            { value: 'rejected', label: m.desk.rejectRefund, kind: 'outline' },
          ]}
          act={(decision, reason) => decide(request, decision, reason)}
        />
      )}
    </>
  );
}
