import { nextBookings, orderTones } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import { useCachedPages } from '../offline/use-cached-pages.ts';
import type { OrdersData } from './orders-data.server.ts';
import { Picture } from '../pictures/picture.tsx';
import { WaitingList } from '../waitlist/waiting-list.tsx';
import { useWords } from '../words/words.tsx';
import { stateIcons } from './state-banner.tsx';

/** The diner's reservations: upcoming, then past. */
export function OrdersPage({ data }: { data: OrdersData }) {
  const { m } = useWords();
  const offline = useCachedPages(data.upcoming.length === 0 ? null : pagesOf(data.upcoming));
  if (data.upcoming.length === 0 && data.past.length === 0 && data.waiting.length === 0) {
    return (
      <div className="page-width pt-8">
        <EmptyHalfPlate level={1} title={m.orders.none} text={m.orders.noneText}>
          <Link to="/" className={`${buttonClass('brand')} self-start`}>
            {m.orders.findTable}
          </Link>
        </EmptyHalfPlate>
      </div>
    );
  }
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-dlg">{m.orders.title}</h1>
        {offline ? (
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
            <WifiOff aria-hidden="true" className="size-5" />
            {m.voucher.offline}
          </p>
        ) : null}
        <OrderList title={m.orders.upcoming} orders={data.upcoming} />
        <WaitingList entries={data.waiting} />
        <OrderList title={m.orders.past} orders={data.past} toRate={data.toRate} />
        {data.pages > 1 ? (
          <nav aria-label={m.search.pages} className="mt-6 flex items-center gap-4 text-sm">
            {data.page > 1 ? (
              <Link to={`?page=${data.page - 1}`} className={buttonClass()}>
                {m.search.previous}
              </Link>
            ) : null}
            <span>{m.search.page(data.page, data.pages)}</span>
            {data.page < data.pages ? (
              <Link to={`?page=${data.page + 1}`} className={buttonClass()}>
                {m.search.next}
              </Link>
            ) : null}
          </nav>
        ) : null}
      </div>
    </div>
  );
}

/** Cached offline: the list itself, and the next bookings with their vouchers. */
function pagesOf(upcoming: Order[]): string[] {
  return [
    '/reserve',
    '/offline',
    ...nextBookings(upcoming).flatMap(({ _id, voucher }) => [
      `/infos-reserve/${_id}`,
      ...(voucher ? [`/checkout/voucher/${voucher.token}`, `/checkout/voucher/${voucher.token}/bill`] : []),
    ]),
  ];
}

function OrderList({ title, orders, toRate = [] }: { title: string; orders: Order[]; toRate?: string[] }) {
  const { m } = useWords();
  return (
    <section className="mt-8">
      <h2 className="text-dsm">{title}</h2>
      {orders.length === 0 ? <p className="mt-2 text-ink-2">{m.orders.nonePast}</p> : null}
      <ul>
        {orders.map((order) => (
          <li key={order._id} className="border-b border-line">
            <OrderRow order={order} />
            {toRate.includes(order._id) ? (
              <Link to={`/avalia/${order._id}`} className={`${buttonClass()} mb-4`}>
                {m.reviews.rate}
                <span className="sr-only">: {order.restaurant.company_name}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { m, Date, time } = useWords();
  const Icon = stateIcons[order.state];
  return (
    <Link to={`/infos-reserve/${order._id}`} className="group flex items-center gap-4 rounded-3 py-4">
      <Picture picture={order.restaurant.cover} sizes="6rem" alt="" className="h-[4.5rem] w-24 shrink-0 rounded-2" />
      <span className="min-w-0 flex-1">
        <span className="display block truncate text-lg group-hover:underline">{order.restaurant.company_name}</span>
        <span className="block text-sm text-ink-2">
          {Date(order.date)}, {time(order)} · {m.checkout.shortTable(order.places)}
        </span>
        <span className="mt-1.5 block">
          <Tag tone={orderTones[order.state]}>
            <Icon aria-hidden="true" className="size-4" />
            {m.orders.states[order.state]}
          </Tag>
        </span>
      </span>
    </Link>
  );
}
