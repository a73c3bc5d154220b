import type { Order } from '@metade/contracts/orders.ts';
import { router } from 'expo-router';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { useWords } from '../words/words';

/** For a booking with a change on its way: that change; for a change: its booking. */
export function ChangeState({ order }: { order: Order }) {
  const { m, date } = useWords();
  const about = order.pending_change ?? (order.changes?.state === 'standing' ? order.changes : null);
  if (about === null) return null;
  const when = `${date(about.date)}, ${about.time}, ${m.orders.tableFor(about.places)}`;
  const over = order.actions.length === 0;
  return (
    <Banner
      tone="neutral"
      action={
        <Button onPress={() => router.push(`/booking/${about._id}`)}>
          {order.pending_change ? m.change.seeChange : m.change.seeBooking}
        </Button>
      }
    >
      {order.pending_change ? m.change.pending(when) : over ? m.change.stands(when) : m.change.replaces(when)}
    </Banner>
  );
}
