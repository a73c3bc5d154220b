import { Image } from 'expo-image';
import X from 'lucide-react-native/icons/x';
import { Pressable, View } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

const side = 112;

/** Pictures beside each other, each with a way to take it away. */
export function PhotoRow({
  uris,
  disabled = false,
  onRemove,
}: {
  uris: readonly string[];
  disabled?: boolean;
  onRemove: (at: number) => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  if (uris.length === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
      {uris.map((uri, at) => (
        <View key={uri}>
          <Image
            source={{ uri }}
            accessibilityLabel={m.restaurant.photo(at + 1, uris.length)}
            contentFit="cover"
            style={{ width: side, height: side, borderRadius: radius.card, backgroundColor: colour.surfaceHover }}
          />
          <Pressable
            role="button"
            aria-label={m.reviews.removePhoto(at + 1)}
            disabled={disabled}
            onPress={() => onRemove(at)}
            style={{
              position: 'absolute',
              top: 4,
              right: 4,
              width: tap,
              height: tap,
              borderRadius: tap,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: colour.surface,
            }}
          >
            <X color={colour.ink} size={20} />
          </Pressable>
        </View>
      ))}
    </View>
  );
}
