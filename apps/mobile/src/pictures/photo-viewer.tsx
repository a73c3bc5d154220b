import { Image } from 'expo-image';
import ChevronLeft from 'lucide-react-native/icons/chevron-left';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import X from 'lucide-react-native/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { FlatList, Modal, PixelRatio, Pressable, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { pictureUrl } from '../api/api';
import { T } from '../parts/text';
import { space, tap } from '../theme/theme';
import { useWords } from '../words/words';

export type ShownPhoto = { src: string; widths: readonly number[]; caption: string };

/** Dark in either appearance, so that nothing outshines a picture. */
const ground = '#14100e';
const ink = '#ffffff';

/** Pictures over the whole screen: by swipe or by buttons, each with its caption. */
export function PhotoViewer({
  photos,
  start,
  onClose,
}: {
  photos: readonly ShownPhoto[];
  start: number;
  onClose: () => void;
}) {
  const { m } = useWords();
  const { width } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const list = useRef<FlatList<ShownPhoto>>(null);
  const [at, setAt] = useState(start);
  const [height, setHeight] = useState(0);
  const go = (to: number) => list.current?.scrollToIndex({ index: to, animated: true });
  return (
    <Modal animationType="fade" onRequestClose={onClose} presentationStyle="fullScreen">
      <View role="main" aria-label={m.restaurant.gallery} style={{ flex: 1, backgroundColor: ground, paddingTop: top }}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'space-between',
            paddingLeft: space.s4,
            paddingRight: space.s1,
          }}
        >
          <T
            kind="smallStrong"
            aria-label={m.restaurant.photo(at + 1, photos.length)}
            aria-live="polite"
            style={{ color: ink }}
          >
            {`${at + 1} / ${photos.length}`}
          </T>
          <Round label={m.site.close} onPress={onClose}>
            <X color={ink} size={24} />
          </Round>
        </View>
        <View style={{ flex: 1 }} onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
          <FlatList
            ref={list}
            data={photos}
            keyExtractor={({ src }) => src}
            horizontal
            pagingEnabled
            tabIndex={0}
            initialScrollIndex={start}
            getItemLayout={(_, index) => ({ length: width, offset: width * index, index })}
            showsHorizontalScrollIndicator={false}
            scrollEventThrottle={32}
            onScroll={({ nativeEvent }) => setAt(placeOf(nativeEvent.contentOffset.x, width, photos.length))}
            renderItem={({ item }) => (
              <Image
                source={{ uri: pictureUrl(item, width, PixelRatio.get()) }}
                accessibilityLabel={item.caption}
                contentFit="contain"
                style={{ width, height }}
              />
            )}
          />
        </View>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.s2,
            padding: space.s2,
            paddingBottom: bottom + space.s2,
          }}
        >
          <Round label={m.restaurant.previousPhoto} disabled={at === 0} onPress={() => go(at - 1)}>
            <ChevronLeft color={ink} size={26} />
          </Round>
          <T kind="small" style={{ flex: 1, textAlign: 'center', color: ink }}>
            {photos[at]?.caption ?? ''}
          </T>
          <Round label={m.restaurant.nextPhoto} disabled={at >= photos.length - 1} onPress={() => go(at + 1)}>
            <ChevronRight color={ink} size={26} />
          </Round>
        </View>
      </View>
    </Modal>
  );
}

function placeOf(x: number, width: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(x / Math.max(1, width))));
}

function Round({
  label,
  disabled = false,
  onPress,
  children,
}: {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={{
        width: tap + 4,
        height: tap + 4,
        alignItems: 'center',
        justifyContent: 'center',
        opacity: disabled ? 0.35 : 1,
      }}
    >
      {children}
    </Pressable>
  );
}
