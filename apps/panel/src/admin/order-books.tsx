import type { Answer } from '@metade/api-client/client.ts';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { Facts, Section, useShown } from './file-parts.tsx';

type File = Answer<'getOrderFile'>['data'];

/** A booking's payments: what paid it, each card attempt, and refunds. */
export function OrderBooks({ file }: { file: File }) {
  const { m } = useWords();
  const { moment, sum } = useShown();
  const some = (money: File['price']) => (money.amount > 0 ? sum(money) : null);
  return (
    <>
      <Section title={m.desk.money}>
        <Facts
          facts={[
            [m.desk.price, sum(file.price)],
            [m.desk.byCoupon, some(file.parts.coupon)],
            [m.desk.byFreeVoucher, some(file.parts.free_voucher)],
            [m.desk.byCredit, some(file.parts.credit)],
            [m.desk.carried, some(file.parts.carried)],
            [m.desk.waived, some(file.parts.waived)],
            [m.desk.byCard, some(file.parts.card)],
            [m.desk.refunded, some(file.refunded)],
            [m.desk.credited, some(file.credited)],
            [m.desk.goodwill, some(file.goodwill)],
          ]}
        />
      </Section>
      <Section title={m.desk.payments}>
        <Lines empty={m.desk.noPayments}>
          {file.payments.map((one) => (
            <li key={one._id} className={LINE}>
              <span className="font-semibold">{sum(one.amount)}</span>
              <span>{m.desk.gatewayStates[one.state] ?? one.state}</span>
              <span className="text-ink-2">
                {[one.card, one.failure && m.desk.paymentFailures[one.failure]].filter(Boolean).join(', ')}
              </span>
              <span className="text-sm text-ink-3">
                {m.desk.attempt(one.attempt)}
                {one.number === file.number ? '' : `, ${one.number}`} · {moment(one.created)}
              </span>
            </li>
          ))}
        </Lines>
      </Section>
      {file.refunds.length > 0 ? (
        <Section title={m.desk.refunds}>
          <Lines empty="">
            {file.refunds.map((one) => (
              <li key={one._id} className={LINE}>
                <span className="font-semibold">{sum(one.amount)}</span>
                <span>
                  {{ done: m.desk.refundDone, pending: m.desk.refundPending, failed: m.desk.refundFailed }[one.state]}
                </span>
                <span className="min-w-0 break-words text-ink-2">{one.note ?? m.desk.refundReasons[one.reason]}</span>
                <span className="text-sm text-ink-3">{[one.by, moment(one.created)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </Lines>
        </Section>
      ) : null}
    </>
  );
}

/** A booking's history, newest first: who, from which state to which, and details. */
export function OrderHistory({ file }: { file: File }) {
  const { m } = useWords();
  const { moment } = useShown();
  const detailsOf = useDetails(file.price.currency);
  return (
    <Section title={m.admin.history}>
      <ol className="mt-3 flex flex-col gap-4">
        {file.history.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a history only grows, and is loaded whole
          <li key={index} className="text-sm">
            <p className="font-semibold">
              {step.from && step.from !== step.to
                ? m.admin.step(m.desk.orderStates[step.from], m.desk.orderStates[step.to])
                : m.desk.orderStates[step.to]}
              {' · '}
              {m.desk.paymentStates[step.payment_state]}
            </p>
            <p className="text-ink-3">
              {moment(step.at)}, {[m.desk.actors[step.actor], step.by].filter(Boolean).join(', ')}
            </p>
            <p className="break-words text-ink-2">{detailsOf(step.data)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Only details that have words are shown; the rest is for programs. */
function useDetails(currency: File['price']['currency']) {
  const { m } = useWords();
  const { sum } = useShown();
  const { how: hows } = m.reservations;
  return ({ how, refund, credit, before, people, reason }: Record<string, unknown>): string =>
    [
      typeof how === 'string' && how in hows && hows[how as keyof typeof hows],
      typeof people === 'number' &&
        (typeof before === 'number'
          ? m.admin.step(m.desk.people(before), m.desk.people(people))
          : m.desk.people(people)),
      isSum(refund) && m.desk.stepRefund(sum({ amount: refund, currency })),
      isSum(credit) && m.desk.stepCredit(sum({ amount: credit, currency })),
      typeof reason === 'string' && reason,
    ]
      .filter(Boolean)
      .join(' · ');
}

function isSum(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

const LINE = 'flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3';

function Lines({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="mt-2 text-ink-3">{empty}</p>;
  return <ul className="mt-3 border-t border-line">{children}</ul>;
}
