import { Image } from 'expo-image';
import { useState } from 'react';
import { PixelRatio, Pressable, ScrollView, View } from 'react-native';
import { pictureUrl } from '../api/api';
import { radius, space } from '../theme/theme';
import { PhotoViewer, type ShownPhoto } from './photo-viewer';

/** Pictures beside each other, each opened over the whole screen by a press. labelOf: what a press on the n-th opens. */
export function PhotoStrip({
  photos,
  width,
  ratio,
  inset,
  labelOf,
}: {
  photos: readonly ShownPhoto[];
  width: number;
  ratio: number;
  inset: boolean;
  labelOf: (n: number) => string;
}) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={{ gap: space.s2, paddingHorizontal: inset ? space.s4 : 0 }}
      >
        {photos.map((photo, at) => (
          <Pressable
            key={photo.src}
            role="button"
            aria-label={labelOf(at + 1)}
            onPress={() => setOpen(at)}
            style={({ pressed }) => ({ opacity: pressed ? 0.8 : 1 })}
          >
            <View aria-hidden>
              <Image
                source={{ uri: pictureUrl(photo, width, PixelRatio.get()) }}
                contentFit="cover"
                style={{ width, aspectRatio: ratio, borderRadius: radius.card }}
              />
            </View>
          </Pressable>
        ))}
      </ScrollView>
      {open === null ? null : <PhotoViewer photos={photos} start={open} onClose={() => setOpen(null)} />}
    </>
  );
}
