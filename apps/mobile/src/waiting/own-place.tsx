import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { router } from 'expo-router';
import { useSite } from '../site/site';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { useWords } from '../words/words';
import type { Waiting } from './use-waiting';

/** The diner's place in the line of a meal, on its restaurant's screen. */
export function OwnPlace({ entry, waiting }: { entry: WaitingEntry; waiting: Waiting }) {
  const { m, date } = useWords();
  const { config } = useSite();
  const { offer, restaurant, period, time, people } = entry;
  if (entry.state === 'passed') {
    const wish = { restaurant: restaurant._id, date: entry.date, period, time, people };
    return (
      <Banner
        tone="bad"
        title={m.waiting.passed}
        action={
          <Button disabled={waiting.busy} onPress={() => waiting.join(wish)}>
            {m.waiting.again}
          </Button>
        }
      >
        {m.waiting.passedText}
      </Banner>
    );
  }
  if (offer)
    return (
      <Banner
        tone="wait"
        title={m.waiting.turn}
        action={<Button onPress={() => router.push(`/checkout/${offer.order}`)}>{m.waiting.take}</Button>}
      >
        {`${restaurant.company_name}. ${m.waiting.heldUntil(formatTime(offer.expires_at, restaurant.time_zone))}`}
      </Banner>
    );
  const meal = m.waiting.meal(date(entry.date), m.site.periods[period], time);
  const minutes = config?.settings.waitingMinutes;
  return (
    <Banner
      tone="neutral"
      action={
        <Button disabled={waiting.busy} onPress={() => waiting.leave(entry._id)}>
          {m.waiting.leave}
        </Button>
      }
    >
      {[m.waiting.yours(entry.position ?? 1, meal), minutes ? m.waiting.explain(minutes) : ''].join(' ').trim()}
    </Banner>
  );
}
