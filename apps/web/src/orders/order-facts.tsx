import type { Order } from '@metade/contracts/orders.ts';
import { feeParts } from '@metade/i18n/fee-parts.ts';
import type { ReactNode } from 'react';
import { addMinutes } from './add-minutes.ts';
import { addressLines } from '../restaurant/address.ts';
import { useWords } from '../words/words.tsx';

/** Number, when, where, table and payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { m, Date, money, time } = useWords();
  return (
    <dl className="mt-6 rounded-4 border border-line px-5 md:px-6">
      <Fact name={m.orders.number}>
        <span className="tracking-wide">{order.number}</span>
      </Fact>
      <Fact name={m.orders.when}>
        {Date(order.date, 'year')}, {time(order)}
        <Small>{m.orders.tolerance(addMinutes(order.time, order.tolerance_minutes))}</Small>
      </Fact>
      <Fact name={m.orders.where}>
        {order.restaurant.company_name}
        <Small>{addressLines(order.restaurant.address).join(', ')}</Small>
      </Fact>
      <Fact name={m.orders.table}>
        {m.orders.tableFor(order.places)}
        <Small>{m.site.people(order.people)}</Small>
      </Fact>
      <Fact name={m.orders.payment}>
        {money(order.price)}
        {feeParts(order.parts, m).map(({ name, sum }) => (
          <Small key={name}>
            {name}: {money(sum)}
          </Small>
        ))}
        <Small>
          {[
            m.orders.payments[order.payment_state],
            order.payment?.card && order.parts.card.amount > 0
              ? `${order.payment.card.brand.toUpperCase()} ··${order.payment.card.last4}${order.parts.card.amount < order.price.amount ? ` ${money(order.parts.card)}` : ''}`
              : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </Fact>
      {order.note ? <Fact name={m.orders.note}>{order.note}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-3.5 last:border-0 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal text-ink-2">{children}</span>;
}
