import type { User } from '@metade/contracts/auth.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { useCallback, useEffect } from 'react';
import { useCall, useLoaded } from '../api/api';
import { PickField } from '../parts/pick-field';
import { useWords } from '../words/words';

/**
 * Where somebody lives: a city with restaurants, or a region. near: of the table that is being booked; it is taken unless another is.
 * home: what is shown before another is picked.
 */
export function PlaceField({
  chosen,
  near,
  home,
  error,
  onPick,
}: {
  chosen: string;
  near?: { name: string; country: string } | undefined;
  home?: User['region'][number] | undefined;
  error?: string | undefined;
  onPick: (place: string) => void;
}) {
  const { m, locale } = useWords();
  const places = usePlaces();
  const here = near && places?.find(({ name, country }) => name === near.name && country === near.country)?.id;
  useEffect(() => {
    if (!chosen && here) onPick(here);
  }, [chosen, here, onPick]);
  const city = home?.city && cityName(home.city, locale);
  const shown =
    places?.find(({ id }) => id === chosen) ??
    places?.find((place) => place.iso === home?.iso && place.name === city) ??
    places?.find(({ id }) => id === home?.iso);
  const name = shown?.name;
  return (
    <PickField
      label={m.account.region}
      title={m.account.chooseRegion}
      items={(places ?? []).map(({ id, name: label, group }) => ({ key: id, name: label, note: group }))}
      chosen={chosen}
      shown={name}
      empty={m.account.chooseRegion}
      error={error}
      onPick={onPick}
    />
  );
}

/** Each market's cities with restaurants, then its regions. */
function usePlaces() {
  const call = useCall();
  const { locale, m } = useWords();
  const { value } = useLoaded(
    useCallback(
      async (signal) => {
        const { data: config } = await call('getConfig', {}, { signal });
        const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
        const groups = await Promise.all(
          config.markets
            .filter(({ shown }) => shown)
            .map(async ({ country }) => {
              const list = (filter: 'true' | 'false') =>
                call('listRegions', { params: { countryCode: country }, query: { filter } }, { signal });
              const [cities, regions] = await Promise.all([list('true'), list('false')]);
              const group = names.of(country) ?? country;
              return [
                ...('citiesRestaurants' in cities.data ? cities.data.citiesRestaurants : []).map((city) => ({
                  id: city._id,
                  name: cityName(city.city, locale),
                  group,
                  country,
                  iso: city.region.iso,
                })),
                ...('citiesRestaurants' in regions.data ? [] : regions.data).map((region) => ({
                  id: region.iso,
                  name: region.name,
                  group: m.account.elsewhere(group),
                  country,
                  iso: region.iso,
                })),
              ];
            }),
        );
        return groups.flat();
      },
      [call, locale, m],
    ),
  );
  return value;
}
