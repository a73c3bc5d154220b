import HeartIcon from 'lucide-react-native/icons/heart';
import { Pressable, type StyleProp, type ViewStyle } from 'react-native';
import { lifted, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import type { KeptCard } from './favourite-list';
import { useFavourites } from './favourites';

/** Keeps a restaurant among the favourites, or no longer: a round button over its picture. */
export function Heart({ card, style }: { card: KeptCard; style?: StyleProp<ViewStyle> }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { ids, press } = useFavourites();
  const isKept = ids?.includes(card._id) ?? false;
  return (
    <Pressable
      role="switch"
      aria-checked={isKept}
      aria-label={m.site.keep(card.company_name)}
      onPress={() => press(card)}
      style={({ pressed }) => [
        {
          width: tap,
          height: tap,
          borderRadius: tap,
          boxShadow: lifted,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: pressed ? colour.surfaceHover : colour.surface,
        },
        style,
      ]}
    >
      <HeartIcon
        color={isKept ? colour.brandInk : colour.ink}
        fill={isKept ? colour.brandInk : 'none'}
        size={22}
        strokeWidth={1.9}
      />
    </Pressable>
  );
}
