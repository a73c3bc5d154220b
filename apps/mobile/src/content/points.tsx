import { View } from 'react-native';
import { T } from '../parts/text';
import { space } from '../theme/theme';

/** Points of a talk. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <View role="list" style={{ gap: space.s2 }}>
      {points.map((point) => (
        <View key={point} role="listitem" style={{ flexDirection: 'row', gap: space.s3 }}>
          <T aria-hidden>•</T>
          <T style={{ flex: 1 }}>{point}</T>
        </View>
      ))}
    </View>
  );
}
