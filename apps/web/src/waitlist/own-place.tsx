import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { Bell, Hourglass } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';
import { useHere } from './use-waiting.ts';
import { WaitAgain } from './wait-form.tsx';

/** The diner's position in a meal's waitlist, and the button to leave it. minutes: how long an offered table is held. */
export function OwnPlace({ entry, minutes }: { entry: WaitingEntry; minutes: number }) {
  const { m, date } = useWords();
  const time = useDeviceTime(entry.restaurant.time_zone);
  const meal = m.waiting.meal(date(entry.date), m.site.periods[entry.period], entry.time);
  if (entry.state === 'passed') {
    return (
      <div className="mt-3">
        <Banner
          tone="bad"
          icon={<Hourglass aria-hidden="true" className="size-5" />}
          action={<WaitAgain meal={entry} />}
        >
          {m.waiting.passed}. {m.waiting.passedText}
        </Banner>
      </div>
    );
  }
  const { offer } = entry;
  return (
    <div className="mt-3">
      <Banner
        tone={offer ? 'wait' : 'info'}
        live="status"
        icon={
          offer ? <Hourglass aria-hidden="true" className="size-5" /> : <Bell aria-hidden="true" className="size-5" />
        }
        action={offer ? <TakeLink order={offer.order} /> : <LeaveForm entry={entry} />}
      >
        {offer
          ? m.waiting.heldUntil(time(offer.expires_at))
          : `${m.waiting.yours(entry.position ?? 1, meal)} ${m.waiting.explain(minutes)}`}
      </Banner>
    </div>
  );
}

export function TakeLink({ order }: { order: string }) {
  const { m } = useWords();
  return (
    <Link to={`/checkout?order=${order}`} className={buttonClass('ink')}>
      {m.waiting.take}
    </Link>
  );
}

export function LeaveForm({ entry }: { entry: WaitingEntry }) {
  const { m } = useWords();
  const here = useHere();
  return (
    <Form method="post" action="/waiting" preventScrollReset>
      <input type="hidden" name="intent" value="leave" />
      <input type="hidden" name="entry" value={entry._id} />
      <input type="hidden" name="back" value={here} />
      <button type="submit" className={buttonClass()}>
        {m.waiting.leave}
        <span className="sr-only">: {entry.restaurant.company_name}</span>
      </button>
    </Form>
  );
}
