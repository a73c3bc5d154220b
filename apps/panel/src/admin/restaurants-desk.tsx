import type { Answer } from '@metade/api-client/client.ts';
import { restaurantStates } from '@metade/domain/registration.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback } from 'react';
import { useConfig } from '../session/config.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { FoundList } from './found-list.tsx';
import { pageIn, pickIn, textIn } from '../shell/query-values.ts';
import { RestaurantFile } from './restaurant-file.tsx';
import { SearchForm } from './search-form.tsx';

/** The restaurant named in the address, or a search of all. */
export function RestaurantsDesk() {
  const id = useRoute().query.get('restaurant');
  return id ? <RestaurantFile key={id} id={id} /> : <Search />;
}

function Search() {
  const { m, countryName } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  useTitle(m.desk.restaurants);
  const text = textIn(query, 'text');
  const state = pickIn(query, 'state', restaurantStates);
  const countries = useConfig().markets.map((market) => market.country);
  const country = textIn(query, 'country');
  const hidden = pickIn(query, 'hidden', ['true'] as const);
  const page = pageIn(query);
  const load = useCallback(
    () => call('findRestaurants', { query: { text, state, country, hidden, page } }),
    [call, text, state, country, hidden, page],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <>
      <ListHead title={m.desk.restaurants}>
        <CsvButton list="exportRestaurants" input={{ query: { text, state, country, hidden } }} />
      </ListHead>
      <SearchForm
        screen="restaurants"
        list="findRestaurants"
        fields={[
          { name: 'text', label: m.desk.restaurantText },
          { name: 'state', label: m.admin.state, options: restaurantStates.map((one) => [one, m.admin.states[one]]) },
          { name: 'country', label: m.desk.country, options: countries.map((one) => [one, countryName(one)]) },
          { name: 'hidden', label: m.desk.shown, options: [['true', m.desk.hidden]] },
        ]}
      />
      <FoundList
        screen="restaurants"
        label={m.desk.restaurants}
        found={value}
        failed={failed}
        again={again}
        href={(row) => hrefOf('restaurants', { restaurant: row._id })}
      >
        {(row) => (
          <>
            <span className="text-lg font-semibold break-words">{row.company_name || m.admin.unnamed}</span>
            <span className="min-w-0 text-ink-2 break-words">{row.owner?.email}</span>
            <span className="text-ink-2">
              {[row.city, row.country && countryName(row.country)].filter(Boolean).join(', ')}
            </span>
            <span>
              <Tag tone={row.state === 'approved' && row.show && !isPaused(row) ? 'ok' : 'neutral'}>
                {row.state === 'approved' && !row.show
                  ? m.desk.hidden
                  : m.admin.states[isPaused(row) ? 'paused' : row.state]}
              </Tag>
            </span>
          </>
        )}
      </FoundList>
    </>
  );
}

/** Paused: an approved restaurant takes no bookings until a time. */
function isPaused({ state, paused_until: until }: Answer<'findRestaurants'>['data'][number]): boolean {
  return state === 'approved' && until !== null && Date.parse(until) > Date.now();
}
