import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { localeOfCountry } from '@metade/i18n/locale.ts';
import { useState } from 'react';
import { Pressable, useWindowDimensions, View } from 'react-native';
import { useSite } from '../site/site';
import { Cover } from '../parts/cover';
import { T } from '../parts/text';
import { PhotoStrip } from '../pictures/photo-strip';
import { PhotoViewer } from '../pictures/photo-viewer';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Section } from './section';

/** The restaurant's pictures with what is told of them; the restaurant's own words only to whom reads its language. */
function usePhotos({ cover, photos, company_name, country }: Restaurant) {
  const { locale, m } = useWords();
  const all = cover ? [cover, ...photos] : photos;
  const told = localeOfCountry(country) === locale;
  return all.map((photo, at) => ({
    ...photo,
    caption: (told && photo.alt) || `${company_name}: ${m.restaurant.photo(at + 1, all.length)}`,
  }));
}

/** The first picture, from edge to edge, with the way to all of them. */
export function CoverPhoto({ restaurant }: { restaurant: Restaurant }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { width } = useWindowDimensions();
  const { off } = useSite();
  const photos = usePhotos(restaurant);
  const [open, setOpen] = useState(false);
  return (
    <View>
      <Cover picture={restaurant.cover} points={width} ratio={Math.max(1.4, width / 260)} corner={0} off={off} />
      {photos.length > 1 ? (
        <Pressable
          role="button"
          aria-label={`${m.restaurant.seePhotos(photos.length)}: ${m.restaurant.gallery}`}
          onPress={() => setOpen(true)}
          style={{
            position: 'absolute',
            right: space.s3,
            bottom: space.s3,
            minHeight: tap,
            paddingHorizontal: space.s3,
            justifyContent: 'center',
            borderRadius: radius.chip,
            backgroundColor: colour.surface,
          }}
        >
          <T kind="smallStrong">{m.restaurant.seePhotos(photos.length)}</T>
        </Pressable>
      ) : null}
      {open ? <PhotoViewer photos={photos} start={0} onClose={() => setOpen(false)} /> : null}
    </View>
  );
}

export function Gallery({ restaurant }: { restaurant: Restaurant }) {
  const { m } = useWords();
  const photos = usePhotos(restaurant);
  if (restaurant.photos.length === 0) return null;
  return (
    <Section title={m.restaurant.gallery} wide>
      <PhotoStrip
        photos={photos}
        width={240}
        ratio={4 / 3}
        inset
        labelOf={(n) => photos[n - 1]?.caption ?? m.restaurant.photo(n, photos.length)}
      />
    </Section>
  );
}
