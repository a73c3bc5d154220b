import { router } from 'expo-router';
import MapIcon from 'lucide-react-native/icons/map';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The way from the list to the same restaurants on a map, in reach of a thumb. */
export function MapPill() {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View
      style={{ position: 'absolute', left: 0, right: 0, bottom: space.s4, alignItems: 'center' }}
      pointerEvents="box-none"
    >
      <Pressable
        role="button"
        onPress={() => router.push('/map')}
        style={{
          minHeight: tap,
          paddingHorizontal: space.s5,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s2,
          borderRadius: radius.pill,
          backgroundColor: colour.ink,
        }}
      >
        <MapIcon color={colour.page} size={20} strokeWidth={1.9} />
        <T kind="smallStrong" tone="page">
          {m.search.map}
        </T>
      </Pressable>
    </View>
  );
}
