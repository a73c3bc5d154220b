import { useCallback } from 'react';
import { useCall, useLoaded } from '../api/api';
import type { Question } from './question';

/** The list and the days of a question. The last ones stay while the next are on their way. */
export function useSearch({ city, people, date, period, text }: Question) {
  const call = useCall();
  const about = { city: city.slug, people, period: period ?? undefined, text: text || undefined };
  const asked = JSON.stringify(about);
  const list = useLoaded(
    useCallback(
      (signal) =>
        call(
          'searchRestaurants',
          {
            params: { country: city.country },
            body: { ...(JSON.parse(asked) as typeof about), date: date ?? undefined },
          },
          { signal },
        ),
      [call, city.country, asked, date],
    ),
  );
  const days = useLoaded(
    useCallback(
      async (signal) =>
        (
          await call(
            'countDays',
            { params: { country: city.country }, body: JSON.parse(asked) as typeof about },
            { signal },
          )
        ).data,
      [call, city.country, asked],
    ),
  );
  const again = () => {
    list.again();
    days.again();
  };
  return { found: list.value, days: days.value ?? [], failure: list.failure, loading: list.loading, again };
}
