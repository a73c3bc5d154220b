import { View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** Two grey cards where a list will be. */
export function CardSkeletons() {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View role="status" aria-label={m.site.loading} style={{ paddingHorizontal: space.s4, gap: space.s6 }}>
      {[0, 1].map((one) => (
        <View key={one} style={{ gap: space.s2 }}>
          <View style={{ aspectRatio: 16 / 9, borderRadius: radius.card, backgroundColor: colour.surfaceHover }} />
          <View style={{ width: '60%', height: 22, borderRadius: radius.tag, backgroundColor: colour.surfaceHover }} />
          <View style={{ width: '80%', height: 16, borderRadius: radius.tag, backgroundColor: colour.surfaceHover }} />
        </View>
      ))}
    </View>
  );
}
