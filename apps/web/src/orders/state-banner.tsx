import { endOfOrder, moneyBack, orderTones } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { capitalise, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { CheckCheck, CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useWords, type Words } from '../words/words.tsx';

/** The order's state in colour, icon and words, and what happens to the money. */
export function StateBanner({ order }: { order: Order }) {
  const words = useWords();
  const { m, money } = words;
  const Icon = stateIcons[order.state];
  const { toCard, sentBack } = moneyBack(order);
  const back = [
    toCard.amount > 0 ? m.orders.refunded(money(toCard)) : '',
    ...sentBack.map(({ amount, now, reference }) => m.orders.sentBack[now](money(amount), reference ?? '')),
    order.credited.amount > 0 ? m.orders.credited(money(order.credited)) : '',
  ];
  return (
    <Banner tone={orderTones[order.state]} live="status" icon={<Icon aria-hidden="true" className="size-5" />}>
      <p className="text-md font-bold">{m.orders.states[order.state]}</p>
      <p>{[stateText(order, words), ...back].filter(Boolean).join(' ')}</p>
      {order.ended_by === 'restaurant' && order.end_reason ? (
        <p className="mt-1 break-words whitespace-pre-line">
          {m.orders.ended.wrote(order.restaurant.company_name)} “{order.end_reason}”
        </p>
      ) : null}
    </Banner>
  );
}

export const stateIcons: Record<Order['state'], typeof Hourglass> = {
  held: Hourglass,
  awaiting_restaurant: Hourglass,
  confirmed: CircleCheck,
  arrived: CheckCheck,
  completed: CheckCheck,
  expired: CircleX,
  cancelled: CircleX,
  declined: CircleX,
  unanswered: CircleX,
  no_show: CircleAlert,
};

function stateText(order: Order, { m, date }: Words): string {
  const zone = order.restaurant.time_zone;
  switch (order.state) {
    case 'awaiting_restaurant': {
      const by = order.confirm_by;
      return by
        ? m.orders.stateText.awaiting_restaurant(`${date(localDateOf(by, zone))}, ${formatTime(by, zone)}`)
        : '';
    }
    case 'arrived':
      return order.arrived_at ? m.orders.stateText.arrived(formatTime(order.arrived_at, zone)) : '';
    case 'cancelled':
      return cancelledText(order, m);
    default:
      return capitalise(m.orders.stateText[order.state]);
  }
}

/** Who ended it, and that nothing was charged if so; refunds are described beside it. */
function cancelledText(order: Order, m: Words['m']): string {
  const { ended, stateText: texts } = m.orders;
  const { by, uncharged } = endOfOrder(order);
  const why = {
    restaurant: ended.restaurant(order.restaurant.company_name),
    bank: ended.bank,
    diner: texts.cancelled,
  }[by];
  return uncharged ? `${why} ${ended.uncharged}` : why;
}
