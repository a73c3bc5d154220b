import type { Input } from '@metade/api-client/client.ts';
import { periods } from '@metade/domain/grid.ts';
import { isLocalDate } from '@metade/domain/time.ts';
import type { reservations } from '@metade/i18n/pt/panel-reservations.ts';

export type ReservationState = keyof typeof reservations.states;
export type ReservationFilter = Omit<NonNullable<Input<'listReservations'>['query']>, 'after' | 'limit'>;

/** The filter in an address. Without dates it begins today; an empty date means any. */
export function filterOf(
  query: URLSearchParams,
  today: string,
  states: readonly ReservationState[],
): ReservationFilter {
  const date = (name: string) => {
    const asked = query.get(name);
    return asked && isLocalDate(asked) ? asked : undefined;
  };
  return {
    from: query.has('from') ? date('from') : today,
    to: date('to'),
    state: states.find((one) => one === query.get('state')),
    period: periods.find((one) => one === query.get('period')),
    text: query.get('text')?.slice(0, 80) || undefined,
    sort: query.get('sort') === 'last' ? 'last' : 'first',
  };
}

/** A filter as an address carries it. */
export function queryOf(filter: ReservationFilter): Record<string, string | null> {
  return {
    from: filter.from ?? '',
    to: filter.to ?? null,
    state: filter.state ?? null,
    period: filter.period ?? null,
    text: filter.text ?? null,
    sort: filter.sort === 'last' ? 'last' : null,
  };
}
