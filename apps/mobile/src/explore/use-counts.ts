import { ratingSteps, type TicketSpan } from '@metade/booking-flow/filter-steps.ts';
import { useCallback } from 'react';
import { useCall, useLoaded } from '../api/api';
import { filterOf, type Question } from './question';

/** How many restaurants each further filter would leave; null before it is known, and where there are too many to count. */
export function useCounts(question: Question, date: string | null, tickets: readonly TicketSpan[]) {
  const call = useCall();
  const { country } = question.city;
  const asked = JSON.stringify({ ...filterOf(question), date, ratings: ratingSteps, tickets });
  const { value } = useLoaded(
    useCallback(
      async (signal) =>
        date ? (await call('countFilters', { params: { country }, body: JSON.parse(asked) }, { signal })).data : null,
      [call, country, asked, date],
    ),
  );
  return value;
}
