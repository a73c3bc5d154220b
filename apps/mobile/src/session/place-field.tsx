import type { User } from '@metade/contracts/auth.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import ChevronDown from 'lucide-react-native/icons/chevron-down';
import { useCallback, useEffect, useState } from 'react';
import { Pressable, View } from 'react-native';
import { useCall, useLoaded } from '../api/api';
import { ListSheet } from '../parts/list-sheet';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
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
  const { colour } = useTheme();
  const { m, locale } = useWords();
  const [open, setOpen] = useState(false);
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
    <View style={{ gap: space.s1 }}>
      <T kind="smallStrong" aria-hidden>
        {m.account.region}
      </T>
      <Pressable
        role="button"
        aria-label={[m.account.region, name, error].filter(Boolean).join('. ')}
        onPress={() => setOpen(true)}
        style={{
          minHeight: 52,
          paddingHorizontal: space.s4,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          borderRadius: radius.chip,
          borderWidth: error ? 2 : 1,
          borderColor: error ? colour.bad : colour.lineStrong,
          backgroundColor: colour.surface,
        }}
      >
        <T tone={name ? 'ink' : 'ink3'} style={{ flexShrink: 1 }}>
          {name ?? m.account.chooseRegion}
        </T>
        <ChevronDown color={colour.ink} size={20} />
      </Pressable>
      {error ? (
        <T kind="caption" tone="badInk" role="alert">
          {error}
        </T>
      ) : null}
      {open ? (
        <ListSheet
          title={m.account.chooseRegion}
          items={(places ?? []).map(({ id, name: label, group }) => ({ key: id, name: label, note: group }))}
          onPick={(id) => {
            setOpen(false);
            onPick(id);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </View>
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
