import { cityName } from '@metade/i18n/city-names.ts';
import X from 'lucide-react-native/icons/x';
import { useCallback } from 'react';
import { FlatList, Modal, Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useCall, useLoaded } from '../api/api';
import { Button, Empty } from '../parts/button';
import { T } from '../parts/text';
import { space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import type { City } from './question';

/** Cities that have restaurants, of all countries that are open. */
export function CitySheet({ onPick, onClose }: { onPick: (city: City) => void; onClose: () => void }) {
  const { colour } = useTheme();
  const { locale, m, app } = useWords();
  const call = useCall();
  const { top } = useSafeAreaInsets();
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        const { data: config } = await call('getConfig', {}, { signal });
        const open = config.markets.filter(({ shown }) => shown);
        const lists = await Promise.all(
          open.map(({ country }) =>
            call('listRegions', { params: { countryCode: country }, query: { filter: 'true' } }, { signal }),
          ),
        );
        return lists.flatMap(({ data }) => ('citiesRestaurants' in data ? data.citiesRestaurants : []));
      },
      [call],
    ),
  );
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <View style={{ flex: 1, paddingTop: top + space.s3, backgroundColor: colour.page }}>
        <View
          style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingLeft: space.s4 }}
        >
          <T kind="heading" accessibilityRole="header" style={{ flexShrink: 1 }}>
            {m.site.cityPickerTitle}
          </T>
          <Pressable
            accessibilityRole="button"
            accessibilityLabel={m.site.close}
            onPress={onClose}
            style={{ width: tap, height: tap, alignItems: 'center', justifyContent: 'center' }}
          >
            <X color={colour.ink} size={24} />
          </Pressable>
        </View>
        {failure && !value ? (
          <Empty title={app.retry}>
            <Button onPress={again}>{m.site.tryAgain}</Button>
          </Empty>
        ) : null}
        {value?.length === 0 ? <Empty title={m.site.cityPickerEmpty} /> : null}
        <FlatList
          data={value}
          keyExtractor={({ _id }) => _id}
          contentContainerStyle={{ padding: space.s4 }}
          renderItem={({ item }) => (
            <Pressable
              accessibilityRole="button"
              onPress={() => onPick({ slug: item.slug, name: item.city, country: item.country })}
              style={{
                minHeight: 56,
                paddingVertical: space.s2,
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                borderBottomWidth: 1,
                borderBottomColor: colour.line,
              }}
            >
              <T kind="strong">{cityName(item.city, locale)}</T>
              <T kind="small" tone="ink2">
                {m.site.cityPickerRestaurants(item.restaurants)}
              </T>
            </Pressable>
          )}
        />
      </View>
    </Modal>
  );
}
