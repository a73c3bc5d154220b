import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

/** Warns of another booking at about the same time. */
export function OverlapNote({ overlap }: { overlap: NonNullable<PaymentQuote['overlap']> }) {
  const { m, date, time } = useWords();
  return (
    <div className="mt-4">
      <Banner
        tone="wait"
        live="status"
        icon={<CalendarClock aria-hidden="true" className="size-5" />}
        action={
          <Link
            to={`/infos-reserve/${overlap._id}`}
            target="_blank"
            className="text-link inline-flex min-h-6 items-center text-sm"
          >
            {m.checkout.seeOrder}
          </Link>
        }
      >
        {m.checkout.overlap(overlap.restaurant, `${date(overlap.date, 'short')}, ${time(overlap)}`)}
      </Banner>
    </div>
  );
}
