import { endOfOrder, moneyBack, orderTones } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { capitalise, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '../parts/banner';
import { useWords } from '../words/words';

/** The state in colour, icon and words, and what happens to the money. */
export function StateBanner({ order }: { order: Order }) {
  const { m, money } = useWords();
  const text = useStateText(order);
  const { toCard, sentBack } = moneyBack(order);
  const back = [
    toCard.amount > 0 ? m.orders.refunded(money(toCard)) : '',
    ...sentBack.map(({ amount, now, reference }) => m.orders.sentBack[now](money(amount), reference ?? '')),
    order.credited.amount > 0 ? m.orders.credited(money(order.credited)) : '',
    order.ended_by === 'restaurant' && order.end_reason
      ? `${m.orders.ended.wrote(order.restaurant.company_name)} “${order.end_reason}”`
      : '',
  ];
  return (
    <Banner tone={orderTones[order.state]} title={m.orders.states[order.state]}>
      {[text, ...back].filter(Boolean).join(' ')}
    </Banner>
  );
}

function useStateText(order: Order): string {
  const { m, date } = useWords();
  const { stateText, ended } = m.orders;
  const zone = order.restaurant.time_zone;
  switch (order.state) {
    case 'awaiting_restaurant': {
      const by = order.confirm_by;
      return by ? stateText.awaiting_restaurant(`${date(localDateOf(by, zone))}, ${formatTime(by, zone)}`) : '';
    }
    case 'arrived':
      return order.arrived_at ? stateText.arrived(formatTime(order.arrived_at, zone)) : '';
    case 'cancelled': {
      const { by, uncharged } = endOfOrder(order);
      const why = {
        restaurant: ended.restaurant(order.restaurant.company_name),
        bank: ended.bank,
        diner: stateText.cancelled,
      }[by];
      return uncharged ? `${why} ${ended.uncharged}` : why;
    }
    default:
      return capitalise(stateText[order.state]);
  }
}
