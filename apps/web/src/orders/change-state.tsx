import type { Order } from '@metade/contracts/orders.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { ArrowRightLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

/** For a booking with a pending change: that change; for a change: its booking. */
export function ChangeState({ order }: { order: Order }) {
  const { m, Date } = useWords();
  const about = order.pending_change ?? (order.changes?.state === 'standing' ? order.changes : null);
  if (about === null) return null;
  const when = `${Date(about.date)}, ${about.time}, ${m.orders.tableFor(about.places)}`;
  const over = order.actions.length === 0;
  return (
    <Banner tone="info" icon={<ArrowRightLeft aria-hidden="true" className="size-5" />}>
      <p>{order.pending_change ? m.change.pending(when) : over ? m.change.stands(when) : m.change.replaces(when)}</p>
      <Link to={`/infos-reserve/${about._id}`} className="inline-flex min-h-6 items-center font-semibold underline">
        {order.pending_change ? m.change.seeChange : m.change.seeBooking}
      </Link>
    </Banner>
  );
}
