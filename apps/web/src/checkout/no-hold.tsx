import type { EndOfHold } from '@metade/booking-flow/payment-step.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Alternative } from '../search/alternatives.server.ts';
import { Alternatives } from '../search/alternatives.tsx';
import { useWords } from '../words/words.tsx';

/** Checkout without a held table: what happened, what became of the money, and links. */
export function NoHold({
  order,
  end = 'time',
  tooLate = null,
  alternatives,
}: {
  order: Order | null;
  end?: EndOfHold;
  tooLate?: string | null;
  alternatives: Alternative[];
}) {
  const { m } = useWords();
  const words = {
    none: [m.checkout.nothingHeldTitle, m.checkout.nothingHeldText],
    time: [m.checkout.expiredTitle, m.checkout.expiredText],
    too_late: [m.checkout.tooLateTitle, tooLate],
    unpaid: [m.checkout.endedTitle, m.checkout.endedText],
  }[order ? end : 'none'];
  // It may replace a form that was being filled in.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role={order ? 'alert' : undefined} className="outline-none">
      <EmptyHalfPlate level={1} title={words[0] ?? ''} text={words[1]}>
        <Alternatives alternatives={alternatives} people={order?.people ?? 2} />
        <Link to={order ? wishedTable(order) : '/'} className={`${buttonClass('brand')} self-start`}>
          {order ? m.checkout.lookAgain : m.checkout.findTable}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}

/** The restaurant's page with the lost table selected, to try again. */
function wishedTable({ restaurant, date, people, slot }: Order): string {
  return `/restaurant/description/${restaurant.slug}?date=${date}&people=${people}&slot=${slot}`;
}
