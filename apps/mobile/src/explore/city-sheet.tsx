import { cityName } from '@metade/i18n/city-names.ts';
import { useCallback } from 'react';
import { useCall, useLoaded } from '../api/api';
import { Empty } from '../parts/button';
import { ListSheet } from '../parts/list-sheet';
import { Loading } from '../parts/loading';
import { useWords } from '../words/words';
import { NearMe } from './near-me';
import { openCities } from './open-cities';
import type { City } from './question';

/** Cities that have restaurants, of all countries that are open. */
export function CitySheet({ onPick, onClose }: { onPick: (city: City) => void; onClose: () => void }) {
  const { locale, m } = useWords();
  const call = useCall();
  const { value, failure, again } = useLoaded(useCallback((signal) => openCities(call, signal), [call]));
  const empty =
    failure && !value ? (
      <Loading failure={failure} again={again} />
    ) : value?.length === 0 ? (
      <Empty title={m.site.cityPickerEmpty} />
    ) : null;
  return (
    <ListSheet
      title={m.site.cityPickerTitle}
      items={
        value?.map(({ _id, city, restaurants }) => ({
          key: _id,
          name: cityName(city, locale),
          note: m.site.cityPickerRestaurants(restaurants),
        })) ?? null
      }
      above={<NearMe onFound={onClose} />}
      empty={empty}
      onPick={(id) => {
        const city = value?.find(({ _id }) => _id === id);
        if (city) onPick({ slug: city.slug, name: city.city, country: city.country });
      }}
      onClose={onClose}
    />
  );
}
