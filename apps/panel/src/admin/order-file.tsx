import type { Answer } from '@metade/api-client/client.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { useCallback, useState } from 'react';
import { useAttempts } from '../restaurant/attempts.ts';
import { stepPatienceMs } from '@metade/booking-flow/host-steps.ts';
import { useSession } from '../session/session.tsx';
import { useMayActInRestaurants, useMayCall } from '../session/admin-roles.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import type { Words } from '../words/words.tsx';
import { CancelForDiner } from './cancel-for-diner.tsx';
import { Facts, FileLinks, Said, useShown } from './file-parts.tsx';
import { OrderBooks, OrderHistory } from './order-books.tsx';
import { PendingDecision } from './pending-decision.tsx';
import { ReasonForm } from './reason-form.tsx';
import { RefundForm } from './refund-form.tsx';

/**
 * A booking with its money and history, and an admin's actions: cancel while it stands, refund or correct the arrival afterwards.
 */
export function OrderFile({ id }: { id: string }) {
  const { m } = useWords();
  const { call } = useSession();
  const { sum } = useShown();
  const load = useCallback(async () => (await call('getOrderFile', { params: { id } })).data, [call, id]);
  const { value: file, failed, missing, again, put } = useLoaded(load);
  const [said, setSaid] = useState('');
  const attempt = useAttempts();
  const may = useMayCall();
  const mayAct = useMayActInRestaurants();
  if (failed) return <Unreachable again={again} missing={missing} />;
  if (!file) return <FileSkeleton />;
  const cancel = async (_: string, reason: string) => {
    const input = { params: { id: file.restaurant._id, order: id }, body: { reason } };
    await attempt(id, reason, (idempotencyKey) =>
      call('cancelBooking', input, { idempotencyKey, signal: AbortSignal.timeout(stepPatienceMs) }),
    );
    setSaid(m.desk.isCancelled);
    again();
  };
  const came = file.state === 'arrived' || file.state === 'completed';
  const unmarked = file.state === 'confirmed' && file.payment_state === 'paid' && file.over;
  const correct = async (_: string, reason: string) => {
    await call('correctArrival', { params: { id }, body: { came: !came, reason } });
    setSaid(m.reservations.steps.corrected);
    again();
  };
  return (
    <>
      <ScreenHead title={m.desk.booking(file.number)} back={hrefOf('orders')} />
      <Said>{said}</Said>
      <FileLinks>
        <PanelLink href={hrefOf('restaurants', { restaurant: file.restaurant._id })} className={buttonClass()}>
          {file.restaurant.company_name}
        </PanelLink>
        {file.diner ? (
          <PanelLink href={hrefOf('users', { user: file.diner._id })} className={buttonClass()}>
            {file.diner.name}
          </PanelLink>
        ) : null}
        {file.changes ? (
          <PanelLink href={hrefOf('orders', { order: file.changes })} className={buttonClass()}>
            {m.desk.before}
          </PanelLink>
        ) : null}
        {file.changed_to ? (
          <PanelLink href={hrefOf('orders', { order: file.changed_to })} className={buttonClass()}>
            {m.desk.after}
          </PanelLink>
        ) : null}
      </FileLinks>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OrderFacts file={file} />
          <OrderBooks file={file} />
          <OrderHistory file={file} />
        </div>
        <aside className="flex flex-col gap-6">
          {file.pending_refund ? (
            <PendingDecision
              step={file.pending_refund}
              words={m.evening.pending.refund(
                sum({ amount: file.pending_refund.amount ?? 0, currency: file.price.currency }),
              )}
              number={file.number}
              again={again}
            />
          ) : !may('refundOrder') ? null : file.refund_request ? (
            <p className="rounded-4 border border-line p-5">
              <PanelLink href={hrefOf('refunds')} className="inline-flex min-h-11 items-center text-link">
                {m.desk.refundWaits(sum(file.refund_request.amount), file.refund_request.by.name)}
              </PanelLink>
            </p>
          ) : file.refundable.amount > 0 ? (
            <RefundForm
              file={file}
              onDone={(next, done) => {
                put(next);
                setSaid(done);
              }}
              onStale={again}
            />
          ) : (
            <p className="rounded-4 border border-line p-5 text-ink-2">{m.desk.nothingToRefund}</p>
          )}
          {may('cancelFor') && (file.state === 'confirmed' || file.state === 'awaiting_restaurant') ? (
            <CancelForDiner
              key={file.state}
              id={id}
              done={() => {
                setSaid(m.person.isCancelled);
                again();
              }}
            />
          ) : null}
          {mayAct && file.state === 'confirmed' ? (
            <ReasonForm
              title={m.desk.cancel}
              text={m.desk.cancelText}
              label={m.admin.reason}
              hint={m.desk.personReads}
              choices={[{ value: 'cancel', label: m.desk.cancel, kind: 'outline' }]}
              act={cancel}
            />
          ) : null}
          {mayAct && (came || unmarked || file.state === 'no_show') ? (
            <ReasonForm
              title={m.evening.correct.title}
              text={m.evening.correct.text}
              label={m.admin.reason}
              hint={m.desk.logHint}
              choices={[
                {
                  value: 'correct',
                  label: came ? m.evening.correct.missed : m.evening.correct.came,
                  kind: 'outline',
                },
              ]}
              act={correct}
            />
          ) : null}
        </aside>
      </div>
    </>
  );
}

function OrderFacts({ file }: { file: Answer<'getOrderFile'>['data'] }) {
  const { m, date } = useWords();
  const { moment } = useShown();
  return (
    <Facts
      facts={[
        [m.admin.state, m.desk.orderStates[file.state]],
        [m.desk.payment, m.desk.paymentStates[file.payment_state]],
        [
          m.desk.table,
          `${date(file.date, 'year')}, ${file.time}, ${m.desk.people(file.people)} (${m.desk.seats(file.places)})`,
        ],
        [m.desk.noteOfDiner, file.note],
        [m.desk.email, file.diner ? file.diner.email : m.desk.guest],
        [m.desk.made, moment(file.created)],
        [m.desk.endedBy, file.ended_by && (m.desk.actors[file.ended_by] ?? file.ended_by)],
        [m.desk.endReason, endReasonOf(file, m.desk)],
        [m.desk.dispute, file.dispute && m.desk.disputeStates[file.dispute]],
        [m.desk.claim, file.claim && m.desk.claimStates[file.claim]],
      ]}
    />
  );
}

/** A reason as typed; reasons by the marketplace itself are codes. */
function endReasonOf({ ended_by, end_reason }: Answer<'getOrderFile'>['data'], words: Words['m']['desk']) {
  if (end_reason === null || (ended_by !== 'system' && end_reason !== 'change_over')) return end_reason;
  return words.refundReasons[end_reason] ?? words.paymentFailures[end_reason.replace('payment_', '')] ?? null;
}
