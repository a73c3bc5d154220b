import { Link } from 'expo-router';
import X from 'lucide-react-native/icons/x';
import { Pressable, View } from 'react-native';
import { Rating } from '../explore/restaurant-card';
import { Heart } from '../favourites/heart';
import { RoundButton } from '../parts/icon-button';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import type { Pin } from './pins';

/** The restaurant of the pressed pin, with its next times. kitchen: its first one by name. */
export function MapCard({ pin, kitchen, onClose }: { pin: Pin; kitchen: string; onClose: () => void }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const [first] = pin.next_slots;
  const times = pin.next_slots.map(({ time }) => time).join(' · ');
  return (
    <View
      style={{
        padding: space.s3,
        flexDirection: 'row',
        gap: space.s3,
        borderRadius: radius.card,
        borderWidth: 1,
        borderColor: colour.line,
        backgroundColor: colour.surfaceRaised,
      }}
    >
      <Link
        href={{ pathname: '/restaurant/[slug]', params: { slug: pin.slug, ...(first ? { date: first.date } : {}) } }}
        asChild
      >
        <Pressable style={{ flex: 1, flexDirection: 'row', gap: space.s3 }}>
          <Thumb picture={pin.cover} width={92} />
          <View style={{ flex: 1, gap: 2 }}>
            <T kind="strong" numberOfLines={2}>
              {pin.company_name}
            </T>
            <Rating rating={pin.rating} />
            <T kind="caption" tone="ink2">
              {[kitchen, pin.district].filter(Boolean).join(' · ')}
            </T>
            <T kind="captionStrong">{times || m.restaurant.noSlots}</T>
          </View>
        </Pressable>
      </Link>
      <View style={{ justifyContent: 'space-between' }}>
        <RoundButton label={m.site.close} onPress={onClose}>
          <X color={colour.ink} size={20} />
        </RoundButton>
        <Heart card={pin} />
      </View>
    </View>
  );
}
