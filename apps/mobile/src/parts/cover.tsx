import { Image } from 'expo-image';
import { PixelRatio, View } from 'react-native';
import { pictureUrl } from '../api/api';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { T } from './text';

type Picture = { src: string; alt: string; widths: number[]; preview: string | null };

/** A picture, beside which stands whose it is, with the half plate cut out of its lower left, and the discount in it. off: '50 %'. */
export function Cover({
  picture,
  points,
  ratio,
  corner,
  off,
}: {
  picture: Picture | null;
  /** Its width on the screen. */
  points: number;
  ratio: number;
  corner: number;
  off: string;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  return (
    <View style={{ borderRadius: corner, overflow: 'hidden', backgroundColor: colour.surfaceHover }}>
      <View aria-hidden>
        <Image
          source={picture ? { uri: pictureUrl(picture, points, PixelRatio.get()) } : null}
          placeholder={picture?.preview ? { uri: picture.preview } : null}
          contentFit="cover"
          transition={160}
          style={{ width: '100%', aspectRatio: ratio }}
        />
      </View>
      <View
        style={{
          position: 'absolute',
          bottom: 0,
          left: 16,
          minWidth: 92,
          paddingHorizontal: 12,
          paddingTop: 10,
          paddingBottom: 2,
          alignItems: 'center',
          backgroundColor: colour.page,
          borderTopLeftRadius: 60,
          borderTopRightRadius: 60,
        }}
      >
        <T kind="name" tone="brandInk" style={{ lineHeight: 24 }}>
          {m.site.biteTop(off)}
        </T>
        <T kind="tiny" tone="ink2" style={{ lineHeight: 13 }}>
          {m.site.biteBottom}
        </T>
      </View>
    </View>
  );
}
