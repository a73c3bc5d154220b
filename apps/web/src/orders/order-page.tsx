import { orderActions } from '@metade/booking-flow/order-actions.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { CalendarCog, ReceiptText, Star, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { Alternatives } from '../search/alternatives.tsx';
import type { OrderExtras } from './order-extras.server.ts';
import { useCachedPages } from '../offline/use-cached-pages.ts';
import { ClaimState } from '../trouble/claim-state.tsx';
import { NoShowDispute, type DisputeResult } from '../trouble/no-show-dispute.tsx';
import { RunningLate } from '../trouble/running-late.tsx';
import { SharingSection } from '../sharing/sharing-section.tsx';
import { useWords } from '../words/words.tsx';
import { CancelSection } from './cancel-section.tsx';
import { ChangeSection } from './change-section.tsx';
import { ChangeState } from './change-state.tsx';
import { HowTo } from './how-to.tsx';
import { OrderFacts } from './order-facts.tsx';
import { StateBanner } from './state-banner.tsx';
import { usePolling } from './use-polling.ts';
import { Ways } from './ways.tsx';

/** The link that is named like the section's own button does what that does. */
function openCancelling(): void {
  document.querySelector('#cancel details')?.setAttribute('open', '');
}

/** A reservation: state, facts, voucher, contact, instructions, conditions, and cancellation. */
export function OrderPage({
  data,
  problem,
  dispute,
}: {
  data: OrderExtras;
  problem: string | null;
  /** Refused input of a no-show dispute. */
  dispute: DisputeResult | null;
}) {
  const { m, Date, time } = useWords();
  const { order } = data;
  const { live, pay, voucher, bill } = orderActions(order);
  useCachedPages(live ? [`/infos-reserve/${order._id}`] : null, order.state);
  usePolling(order.state === 'awaiting_restaurant' ? 10_000 : null);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-dlg">{order.restaurant.company_name}</h1>
        <p className="mt-1 font-semibold">
          {Date(order.date)}, {time(order)} · {m.checkout.shortTable(order.places)}
        </p>
        <p className="text-ink-2">{m.orders.orderTitle(order.number)}</p>
        <div className="mt-5 flex flex-col gap-4">
          {problem ? <Problem>{problem}</Problem> : null}
          <StateBanner order={order} />
          <ChangeState order={order} />
        </div>
        <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:flex sm:flex-wrap">
          {pay ? (
            <Link to={`/checkout?order=${order._id}`} className={`${buttonClass('brand')} col-span-full`}>
              {m.orders.finishPaying}
            </Link>
          ) : null}
          {voucher ? (
            <Link
              to={`/checkout/voucher/${voucher}`}
              className={`${buttonClass(data.rating?.open ? 'outline' : 'brand')} col-span-full`}
            >
              <Ticket aria-hidden="true" className="size-5" />
              {m.orders.viewVoucher}
            </Link>
          ) : null}
          {bill ? (
            <Link to={`/checkout/voucher/${bill}/bill`} className={buttonClass()}>
              <ReceiptText aria-hidden="true" className="size-5 shrink-0" />
              {m.bill.title}
            </Link>
          ) : null}
          {data.rating?.open ? (
            <Link to={`/avalia/${order._id}`} className={`${buttonClass('brand')} col-span-full row-start-1`}>
              <Star aria-hidden="true" className="size-5" />
              {m.reviews.rate}
            </Link>
          ) : null}
          {data.rating?.written ? (
            <Link to={`/profile/assessments/${order._id}`} className={buttonClass()}>
              {m.reviews.see}
            </Link>
          ) : null}
          <Ways order={order} wallets={data.wallets} share={data.sharing === null} />
          {data.quote ? (
            <a
              href={data.change ? '#change' : '#cancel'}
              onClick={data.change ? undefined : openCancelling}
              className={buttonClass()}
            >
              <CalendarCog aria-hidden="true" className="size-5 shrink-0" />
              {data.change ? m.change.orCancel : m.orders.cancelQuestion}
            </a>
          ) : null}
        </div>
        {live && !order.voucher ? <p className="mt-3 text-sm text-ink-2">{m.orders.voucherNotYet}</p> : null}
        <RunningLate
          late={order.late}
          startsAt={order.starts_at}
          timeZone={order.restaurant.time_zone}
          problem={null}
        />
        <NoShowDispute order={order} result={dispute} />
        <ClaimState order={order} />
        {data.alternatives.length > 0 ? (
          <div className="mt-7">
            <Alternatives alternatives={data.alternatives} people={order.people} />
          </div>
        ) : null}
        {data.sharing ? (
          <SharingSection
            sharing={data.sharing}
            title={order.restaurant.company_name}
            text={`${order.restaurant.company_name}: ${Date(order.date)}, ${order.time}`}
          />
        ) : null}
        <OrderFacts order={order} />
        {live ? <HowTo desserts={data.desserts} /> : null}
        {data.change ? (
          <ChangeSection largest={data.largest} order={order} choice={data.change} attemptKey={data.key} />
        ) : null}
        {data.quote ? <CancelSection quote={data.quote} order={order} attemptKey={data.key} /> : null}
      </div>
    </div>
  );
}
