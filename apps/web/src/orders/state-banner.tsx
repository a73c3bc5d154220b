import type { Order } from '@metade/contracts/orders.ts';
import { capitalise, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '@metade/ui/banner.tsx';
import type { Tone } from '@metade/ui/tag.tsx';
import { CheckCheck, CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useWords, type Words } from '../words/words.tsx';

/** The order's state in colour, icon and words, and what happens to the money. */
export function StateBanner({ order }: { order: Order }) {
  const words = useWords();
  const { m, money } = words;
  const { tone, icon: Icon } = LOOK[order.state];
  const back = [
    order.refunded.amount > 0 ? m.orders.refunded(money(order.refunded)) : '',
    order.credited.amount > 0 ? m.orders.credited(money(order.credited)) : '',
  ];
  return (
    <Banner tone={tone} live="status" icon={<Icon aria-hidden="true" className="size-5" />}>
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

export const LOOK: Record<Order['state'], { tone: Tone; icon: typeof Hourglass }> = {
  held: { tone: 'wait', icon: Hourglass },
  awaiting_restaurant: { tone: 'wait', icon: Hourglass },
  confirmed: { tone: 'ok', icon: CircleCheck },
  arrived: { tone: 'neutral', icon: CheckCheck },
  completed: { tone: 'neutral', icon: CheckCheck },
  expired: { tone: 'bad', icon: CircleX },
  cancelled: { tone: 'bad', icon: CircleX },
  declined: { tone: 'bad', icon: CircleX },
  unanswered: { tone: 'bad', icon: CircleX },
  no_show: { tone: 'bad', icon: CircleAlert },
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
  const why =
    order.ended_by === 'restaurant'
      ? ended.restaurant(order.restaurant.company_name)
      : order.end_reason?.startsWith('payment_')
        ? ended.bank
        : texts.cancelled;
  return order.payment_state === 'none' || order.payment_state === 'failed' ? `${why} ${ended.uncharged}` : why;
}
