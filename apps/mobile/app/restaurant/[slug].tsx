import type { Restaurant as Shown } from '@metade/contracts/restaurants.ts';
import { languageOf } from '@metade/i18n/locale.ts';
import { router, useLocalSearchParams } from 'expo-router';
import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import Share2 from 'lucide-react-native/icons/share-2';
import { useCallback } from 'react';
import { ScrollView, Share, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { marketplace, useCall, useLoaded } from '../../src/api/api';
import { useSite } from '../../src/site/site';
import { Heart } from '../../src/favourites/heart';
import { Loading } from '../../src/parts/loading';
import { RoundButton } from '../../src/parts/icon-button';
import { T } from '../../src/parts/text';
import { BookSheet } from '../../src/restaurant/book-sheet';
import { Covers } from '../../src/restaurant/covers';
import { Facts } from '../../src/restaurant/facts';
import { CoverPhoto, Gallery } from '../../src/restaurant/gallery';
import { Menu } from '../../src/restaurant/menu';
import { Practical } from '../../src/restaurant/practical';
import { Reviews } from '../../src/restaurant/reviews';
import { Section } from '../../src/restaurant/section';
import { Similar } from '../../src/restaurant/similar';
import { useBooking } from '../../src/restaurant/use-booking';
import { space, tap, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

export default function Restaurant() {
  const { slug } = useLocalSearchParams<{ slug: string }>();
  const call = useCall();
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => (await call('getRestaurant', { params: { id: slug } }, { signal })).data,
      [call, slug],
    ),
  );
  if (value) return <Page restaurant={value} />;
  return (
    <View role="main" style={{ flex: 1 }}>
      <View style={{ flex: 1, ...(failure ? { justifyContent: 'center' } : { paddingTop: 120 }) }}>
        <Loading failure={failure} again={again} />
      </View>
      <Back />
    </View>
  );
}

function Page({ restaurant }: { restaurant: Shown }) {
  const { locale, m } = useWords();
  const { top, bottom } = useSafeAreaInsets();
  const { off } = useSite();
  const booking = useBooking(restaurant);
  const description = restaurant.more[languageOf(locale)] || restaurant.description;
  return (
    <View role="main" style={{ flex: 1 }}>
      <ScrollView contentContainerStyle={{ paddingBottom: bottom + space.s8 }}>
        <CoverPhoto restaurant={restaurant} />
        <Facts restaurant={restaurant} />
        <Covers desserts={restaurant.covers.desserts} off={off} />
        {description ? (
          <Section title={m.restaurant.aboutTitle}>
            <T tone="ink2">{description}</T>
          </Section>
        ) : null}
        <Gallery restaurant={restaurant} />
        <Menu menu={restaurant.menu} />
        <Practical restaurant={restaurant} />
        <Reviews restaurant={restaurant} />
        <Similar restaurant={restaurant} />
      </ScrollView>
      <Back />
      <ShareButton restaurant={restaurant} />
      <Heart
        card={{ ...restaurant, city: restaurant.region.city, district: restaurant.address[0]?.district ?? '' }}
        style={{ position: 'absolute', top: top + space.s2, right: space.s3 }}
      />
      <BookSheet booking={booking} restaurant={restaurant._id} zone={restaurant.time_zone} />
    </View>
  );
}

function ShareButton({ restaurant: { slug, company_name: name } }: { restaurant: Shown }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { top } = useSafeAreaInsets();
  const link = `${marketplace}/restaurant/description/${slug}`;
  return (
    <RoundButton
      label={m.restaurant.share}
      onPress={() => void Share.share({ title: name, message: `${name}\n${link}` }).catch(() => null)}
      style={{ position: 'absolute', top: top + space.s2, right: space.s3 + tap + space.s2 }}
    >
      <Share2 color={colour.ink} size={22} strokeWidth={1.9} />
    </RoundButton>
  );
}

function Back() {
  const { colour } = useTheme();
  const { m } = useWords();
  const { top } = useSafeAreaInsets();
  return (
    <RoundButton
      label={m.site.back}
      onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      style={{ position: 'absolute', top: top + space.s2, left: space.s3 }}
    >
      <ArrowLeft color={colour.ink} size={22} strokeWidth={2} />
    </RoundButton>
  );
}
