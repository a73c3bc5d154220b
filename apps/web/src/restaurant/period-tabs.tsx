import { memo } from 'react';
import { Link } from 'react-router';
import type { RestaurantData } from './restaurant-data.server.ts';
import type { Period } from '@metade/domain/grid.ts';
import { useWords } from '../words/words.tsx';

type Slots = RestaurantData['days'][number]['slots'];

/** The three periods with their hours; closed ones say so. Links, so that they work without JavaScript. */
export const PeriodTabs = memo(function PeriodTabs({
  periods,
  shown,
  onShow,
  date,
  people,
}: {
  periods: { period: Period; slots: Slots }[];
  shown: string;
  onShow: (period: Period) => void;
  date: string;
  people: number;
}) {
  const { m } = useWords();
  return (
    <div role="group" aria-label={m.search.period} className="grid grid-cols-3 gap-1 rounded-3 bg-hover p-1.5">
      {periods.map(({ period, slots }) => {
        const free = slots.some((slot) => slot.state === 'free' || slot.state === 'last');
        const hours = slots.length > 0 ? span(slots) : m.restaurant.closedPeriod;
        const content = (
          <>
            <span className="block text-2xs font-semibold sm:text-xs">{m.site.periods[period]}</span>
            <span className="block text-2xs">{slots.length > 0 && !free ? m.restaurant.fullPeriod : hours}</span>
          </>
        );
        if (slots.length === 0) {
          return (
            <div key={period} className="flex min-h-12 flex-col items-center justify-center text-center text-ink-3">
              {content}
            </div>
          );
        }
        return (
          <Link
            key={period}
            to={`?date=${date}&people=${people}&period=${period}`}
            replace
            preventScrollReset
            aria-current={period === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(period);
            }}
            className="flex min-h-12 flex-col items-center justify-center rounded-2 text-center hover:bg-page aria-[current]:bg-surface aria-[current]:shadow-1"
          >
            {content}
          </Link>
        );
      })}
    </div>
  );
});

function span(slots: Slots): string {
  const [first, last] = [slots[0]?.time, slots.at(-1)?.time];
  return first === last ? `${first}` : `${first}–${last}`;
}
