import { Image } from 'expo-image';
import { PixelRatio, View } from 'react-native';
import { pictureUrl } from '../api/api';
import { radius } from '../theme/theme';

/** A restaurant's picture beside its name, which says it all for those who do not see it. height: of a band over the whole width. */
export function Thumb({
  picture,
  width = 64,
  height,
}: {
  picture: { src: string; widths: readonly number[] } | null;
  width?: number;
  height?: number;
}) {
  if (!picture) return null;
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" accessibilityElementsHidden>
      <Image
        source={{ uri: pictureUrl(picture, width, PixelRatio.get()) }}
        contentFit="cover"
        style={height ? { width: '100%', height } : { width, height: width, borderRadius: radius.chip }}
      />
    </View>
  );
}
