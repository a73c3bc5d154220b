import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { router } from 'expo-router';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { PlaceTag } from './place-tag';

/** What is waited for, and the place in its line; leads to its restaurant, unless it leads elsewhere. */
export function WaitingRow({ entry, onPress }: { entry: WaitingEntry; onPress?: () => void }) {
  const { colour } = useTheme();
  const { m, Date: dateWords } = useWords();
  const { restaurant, date, period, time, people } = entry;
  const toRestaurant = () =>
    router.push({ pathname: '/restaurant/[slug]', params: { slug: restaurant.slug, date, people } });
  return (
    <Pressable
      role="link"
      onPress={onPress ?? toRestaurant}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s3,
        paddingTop: space.s3,
        borderTopWidth: 1,
        borderTopColor: colour.line,
      }}
    >
      <Thumb picture={restaurant.cover} />
      <View style={{ flex: 1, gap: 2, alignItems: 'flex-start' }}>
        <T kind="strong">{restaurant.company_name}</T>
        <T kind="small" tone="ink2">
          {`${m.waiting.meal(dateWords(date, 'short'), m.site.periods[period], time)} · ${m.site.people(people)}`}
        </T>
        <PlaceTag entry={entry} />
      </View>
      <ChevronRight color={colour.ink3} size={20} />
    </Pressable>
  );
}
