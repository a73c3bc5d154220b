import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Link } from 'react-router';
import type { Alternative } from '../server/alternatives.ts';
import { SlotLink } from '../search/slot-link.tsx';
import { useWords } from '../words/words.tsx';

/** Checkout without a held table: what happened, what it cost (nothing), and where to go. */
export function NoHold({ order, alternatives }: { order: Order | null; alternatives: Alternative[] }) {
  const { m } = useWords();
  return (
    <EmptyHalfPlate
      level={1}
      title={order ? m.checkout.expiredTitle : m.checkout.nothingHeldTitle}
      text={order ? m.checkout.expiredText : m.checkout.nothingHeldText}
    >
      <Alternatives alternatives={alternatives} people={order?.people ?? 2} />
      <Link to={order ? `/restaurant/description/${order.restaurant.slug}` : '/'} className={`${buttonClass('brand')} self-start`}>
        {order ? m.checkout.lookAgain : m.checkout.findTable}
      </Link>
    </EmptyHalfPlate>
  );
}

/** Up to three free tables near the one that is gone. */
export function Alternatives({ alternatives, people }: { alternatives: Alternative[]; people: number }) {
  const { date } = useWords();
  if (alternatives.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {alternatives.map(({ restaurant, slot }) => (
        <li key={restaurant.slug + slot.slot + slot.date} className="rounded-3 border border-line p-3">
          <p className="display truncate text-lg">{restaurant.name}</p>
          <p className="mb-2 text-xs text-ink-2">{date(slot.date)}</p>
          <SlotLink slot={slot} restaurant={restaurant.slug} people={people} />
        </li>
      ))}
    </ul>
  );
}
