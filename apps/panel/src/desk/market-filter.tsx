import { useCallback } from 'react';
import { api } from '../api.ts';
import { useConfig } from '../session/config.tsx';
import { go, hrefOf } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

/** Country and city filter of the desk, kept in the address. */
export function MarketFilter({ country, city }: { country: string | undefined; city: string | undefined }) {
  const { m, countryName } = useWords();
  const { markets } = useConfig();
  const load = useCallback(async () => {
    if (country === undefined) return [];
    const { data } = await api.call('listRegions', { params: { countryCode: country }, query: { filter: 'true' } });
    return 'citiesRestaurants' in data ? data.citiesRestaurants : [];
  }, [country]);
  const { value: cities } = useLoaded(load);
  const look =
    'min-h-9 max-w-40 rounded-2 border border-line-strong bg-surface py-1 pr-7 pl-2.5 text-xs font-semibold pointer-coarse:min-h-11';
  return (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label={m.board.market}
        value={country ?? ''}
        className={look}
        onChange={(event) => go(hrefOf('desk', { country: event.target.value || null }))}
      >
        <option value="">{m.board.everywhere}</option>
        {markets.map(({ country: code }) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </select>
      {cities && cities.length > 0 ? (
        <select
          aria-label={m.board.city}
          value={city ?? ''}
          className={look}
          onChange={(event) => go(hrefOf('desk', { country: country ?? null, city: event.target.value || null }))}
        >
          <option value="">{m.board.everyCity}</option>
          {cities.map((one) => (
            <option key={one._id} value={one._id}>
              {one.city}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}
