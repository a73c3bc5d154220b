import { Banner } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { CalendarPlus, CircleAlert, Navigation, Phone, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { Alternatives } from '../checkout/no-hold.tsx';
import { directionsUrl } from '../restaurant/address.ts';
import type { OrderData } from '../routes/order-info.tsx';
import type { FormProblem } from '../server/form-problem.ts';
import { useWords } from '../words/words.tsx';
import { CancelSection } from './cancel-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import { ShareButton } from './share-button.tsx';
import { StateBanner } from './state-banner.tsx';

/** One reservation: its state, facts, voucher, ways there, how to use it, conditions, and cancelling with its amount. */
export function OrderPage({ data, problem }: { data: OrderData; problem: FormProblem | null }) {
  const { m } = useWords();
  const { order, quote, alternatives } = data;
  const live = order.state === 'confirmed' || order.state === 'awaiting_restaurant';
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-dlg">{order.restaurant.company_name}</h1>
        <p className="mt-1 text-ink-2">{m.orders.orderTitle(order.number)}</p>
        <div className="mt-5 flex flex-col gap-4">
          {problem ? (
            <Banner tone="bad" live="alert" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
              {problem.message}
            </Banner>
          ) : null}
          <StateBanner order={order} />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          {order.actions.includes('pay') ? (
            <Link to={`/checkout?order=${order._id}`} className={buttonClass('brand')}>
              {m.orders.finishPaying}
            </Link>
          ) : null}
          {order.voucher ? (
            <Link to={`/checkout/voucher/${order.voucher.token}`} className={buttonClass('brand')}>
              <Ticket aria-hidden="true" className="size-5" />
              {m.orders.viewVoucher}
            </Link>
          ) : null}
          {live ? (
            <>
              <a href={`/infos-reserve/${order._id}/calendar.ics`} className={buttonClass()}>
                <CalendarPlus aria-hidden="true" className="size-5" />
                {m.orders.addToCalendar}
              </a>
              <a href={directionsUrl(order.restaurant.address, order.restaurant.company_name)} target="_blank" rel="noopener" className={buttonClass()}>
                <Navigation aria-hidden="true" className="size-5" />
                {m.orders.directions}
              </a>
              <ShareButton path={order.voucher ? `/checkout/voucher/${order.voucher.token}` : `/restaurant/description/${order.restaurant.slug}`} title={order.restaurant.company_name} />
            </>
          ) : null}
          {order.restaurant.phone ? (
            <a href={`tel:${order.restaurant.phone}`} className={buttonClass()}>
              <Phone aria-hidden="true" className="size-5" />
              {m.orders.call}
            </a>
          ) : null}
        </div>
        {live && !order.voucher ? <p className="mt-3 text-sm text-ink-2">{m.orders.voucherNotYet}</p> : null}
        <OrderFacts order={order} />
        {alternatives.length > 0 ? (
          <section className="mt-9">
            <h2 className="mb-3 text-dsm">{m.orders.alternativesTitle}</h2>
            <Alternatives alternatives={alternatives} people={order.people} />
          </section>
        ) : null}
        {live ? (
          <>
            <section className="mt-9">
              <h2 className="text-dsm">{m.orders.howTitle}</h2>
              <ol className="mt-3 flex flex-col gap-3">
                {m.orders.how.map((step, index) => (
                  <li key={step} className="flex gap-4">
                    <span className="display w-5 shrink-0 text-dsm text-brand-ink">{index + 1}</span>
                    <span className="pt-0.5 text-ink-2">{step}</span>
                  </li>
                ))}
              </ol>
            </section>
            <section className="mt-9">
              <h2 className="text-dsm">{m.orders.conditionsTitle}</h2>
              <p className="mt-2 text-ink-2">{m.orders.conditionsPlain}</p>
            </section>
          </>
        ) : null}
        {quote ? <CancelSection quote={quote} /> : null}
      </div>
    </div>
  );
}
