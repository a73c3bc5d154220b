import { formatMoney } from '@metade/i18n/format-money.ts';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback } from 'react';
import { pageIn, pickIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from '../admin/search-form.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import type { ReservationState } from '../reservations/reservation-filter.ts';
import { StateTag } from '../reservations/state-tag.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useTerritoryRestaurants } from './use-territory-restaurants.ts';

/** The bookings of a territory, latest meal first, without the diners. */
export function BookingsScreen() {
  const { m, locale, mealTime, Date: dateWords } = useWords();
  const words = m.licensee.bookings;
  const { call } = useSession();
  const { query } = useRoute();
  const page = pageIn(query);
  const [restaurant, from, to] = ['restaurant', 'from', 'to'].map((name) => textIn(query, name));
  const states = m.reservations.states;
  const state = pickIn(query, 'state', Object.keys(states) as ReservationState[]);
  const restaurants = useTerritoryRestaurants();
  useTitle(words.title);
  const { value, failed, again } = useLoaded(
    useCallback(
      () => call('listTerritoryOrders', { query: { restaurant, state, from, to, page } }),
      [call, restaurant, state, from, to, page],
    ),
  );
  return (
    <>
      <ListHead title={words.title} text={words.text}>
        <CsvButton list="exportTerritoryOrders" input={{ query: { restaurant, state, from, to } }} />
      </ListHead>
      <SearchForm
        // Which one is chosen is known once there is a choice.
        key={restaurants.length}
        screen="territoryBookings"
        list="listTerritoryOrders"
        fields={[
          { name: 'restaurant', label: m.restaurant, options: restaurants },
          { name: 'state', label: m.reservations.state, options: Object.entries(states) },
          { name: 'from', label: m.desk.mealFrom, type: 'date' },
          { name: 'to', label: m.desk.mealTo, type: 'date' },
        ]}
      />
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={words.none} /> : null}
      {value && value.data.length > 0 ? (
        <>
          <ul className="mt-5 border-t border-line">
            {value.data.map((order) => (
              <li key={order._id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block font-semibold break-words">{order.restaurant}</span>
                  <span className="block text-sm text-ink-2">
                    {dateWords(order.date, 'past')}, {mealTime(order)} · {words.people(order.people, order.places)}
                  </span>
                </span>
                <span className="text-sm text-ink-2">{order.number}</span>
                <span className="tabular-nums">{formatMoney(order.fee, locale)}</span>
                <StateTag state={order.state} />
              </li>
            ))}
          </ul>
          <Pages
            label={words.title}
            page={value.page}
            pages={value.pages}
            at={(at) => hrefOf('territoryBookings', { ...Object.fromEntries(query), page: String(at) })}
          />
        </>
      ) : null}
    </>
  );
}
