import type { Order } from '@metade/contracts/orders.ts';
import { ChevronDown, Utensils } from 'lucide-react';
import { addMinutes } from '../orders/add-minutes.ts';
import { addressLines } from '../restaurant/address.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { PartLines } from '../orders/part-lines.tsx';
import { Picture } from '../pictures/picture.tsx';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';

/** The booking and its price: beside the form, on a phone collapsed to one line. */
export function OrderSummary({ order, quote = null }: { order: Order; quote?: PaymentQuote | null }) {
  const { m, date, time } = useWords();
  return (
    <>
      <details className="group rounded-3 bg-sunk lg:hidden">
        <summary className="flex min-h-20 items-center gap-4 p-3">
          <Picture picture={order.restaurant.cover} sizes="4rem" alt="" className="size-16 shrink-0 rounded-2" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{order.restaurant.company_name}</span>
            <span className="block text-sm text-ink-2">
              {date(order.date, 'short')}, {time(order)} · {m.checkout.shortTable(order.places)}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-220 group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4">
          <Lines order={order} quote={quote} />
        </div>
      </details>
      <aside aria-label={m.checkout.summary} className="hidden rounded-4 border border-line bg-sunk p-6 lg:block">
        <div className="flex items-center gap-4 border-b border-line pb-5">
          <Picture
            picture={order.restaurant.cover}
            sizes="6rem"
            alt=""
            className="h-[4.75rem] w-24 shrink-0 rounded-2"
          />
          <div className="min-w-0">
            <p className="display text-lg">{order.restaurant.company_name}</p>
            <p className="text-sm text-ink-2">{addressLines(order.restaurant.address)[0]}</p>
          </div>
        </div>
        <Lines order={order} quote={quote} />
      </aside>
    </>
  );
}

function Lines({ order, quote }: { order: Order; quote: PaymentQuote | null }) {
  const { m, Date, money, time } = useWords();
  const { left } = useDiscount();
  const full = order.ticket_avg && { ...order.ticket_avg, amount: order.ticket_avg.amount * order.people };
  return (
    <>
      <dl className="flex flex-col gap-2 py-3 text-sm">
        <Line name={m.checkout.when} value={`${Date(order.date)}, ${time(order)}`} />
        <Line name={m.checkout.table} value={`${m.orders.tableFor(order.places)} · ${m.site.people(order.people)}`} />
        <Line name={m.checkout.tolerance} value={m.checkout.until(addMinutes(order.time, order.tolerance_minutes))} />
      </dl>
      <dl className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
        <div className="flex justify-between gap-4">
          <dt>{m.checkout.fee}</dt>
          <dd>{money(order.price)}</dd>
        </div>
        {quote ? <PartLines parts={quote} /> : null}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-md font-semibold">{m.checkout.totalNow}</dt>
          <dd className="display text-dmd">{money(quote?.total ?? order.parts.card)}</dd>
        </div>
      </dl>
      {full ? (
        <p className="mt-4 flex gap-3 rounded-2 bg-ok-soft px-4 py-3 text-sm font-medium text-ok-ink">
          <Utensils aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {m.checkout.estimate(money({ ...full, amount: left(full.amount) }, 'short'), money(full, 'short'))}
        </p>
      ) : null}
    </>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}
