import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { Bell, CircleX, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '../pictures/picture.tsx';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';
import { LeaveForm, TakeLink } from './own-place.tsx';
import { WaitAgain } from './wait-form.tsx';

/** The diner's waitlist entries with positions, and passed offers. Hidden when empty. */
export function WaitingList({ entries }: { entries: WaitingEntry[] }) {
  const { m } = useWords();
  if (entries.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="waiting-list">
      <h2 id="waiting-list" className="text-dsm">
        {m.waiting.title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: WaitingEntry }) {
  const { m, Date } = useWords();
  const { restaurant, offer } = entry;
  return (
    <>
      <Picture picture={restaurant.cover} sizes="6rem" alt="" className="h-[4.5rem] w-24 shrink-0 rounded-2" />
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to={`/restaurant/description/${restaurant.slug}?date=${entry.date}&people=${entry.people}&period=${entry.period}`}
          className="display block truncate text-lg hover:underline"
        >
          {restaurant.company_name}
        </Link>
        <p className="text-sm text-ink-2">
          {m.waiting.meal(Date(entry.date), m.site.periods[entry.period], entry.time)} · {m.site.people(entry.people)}
        </p>
        <p className="mt-1.5">
          <Place entry={entry} />
        </p>
      </div>
      {offer ? <TakeLink order={offer.order} /> : null}
      {entry.state === 'passed' ? <WaitAgain meal={entry} /> : <LeaveForm entry={entry} />}
    </>
  );
}

function Place({ entry }: { entry: WaitingEntry }) {
  const { m } = useWords();
  const time = useDeviceTime(entry.restaurant.time_zone);
  if (entry.offer) {
    return (
      <Tag tone="wait">
        <Hourglass aria-hidden="true" className="size-4" />
        {m.waiting.heldUntil(time(entry.offer.expires_at))}
      </Tag>
    );
  }
  if (entry.state === 'passed') {
    return (
      <Tag tone="bad">
        <CircleX aria-hidden="true" className="size-4" />
        {m.waiting.passed}
      </Tag>
    );
  }
  return (
    <Tag tone="info">
      <Bell aria-hidden="true" className="size-4" />
      {m.waiting.place(entry.position ?? 1)}
    </Tag>
  );
}
