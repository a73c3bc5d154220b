import type { Answer } from '@metade/api-client/client.ts';
import { formatSpan, weekdayName } from '@metade/i18n/format-date.ts';
import { Image } from 'expo-image';
import { router, useLocalSearchParams } from 'expo-router';
import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import MapPin from 'lucide-react-native/icons/map-pin';
import Phone from 'lucide-react-native/icons/phone';
import { useCallback } from 'react';
import { Linking, PixelRatio, Pressable, ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { pictureUrl, useCall, useLoaded } from '../../src/api/api';
import { Rating } from '../../src/explore/restaurant-card';
import { Heart } from '../../src/favourites/heart';
import { useSite } from '../../src/explore/use-site';
import { Button, Empty } from '../../src/parts/button';
import { Cover } from '../../src/parts/cover';
import { Outdated } from '../../src/parts/outdated';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { BookBar } from '../../src/restaurant/book-bar';
import { Section } from '../../src/restaurant/section';
import { Tables } from '../../src/restaurant/tables';
import { useBooking } from '../../src/restaurant/use-booking';
import { Menu } from '../../src/restaurant/menu';
import { radius, space, tap, useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

export default function Restaurant() {
  const { slug } = useLocalSearchParams<{ slug: string }>();
  const { m, app } = useWords();
  const call = useCall();
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => (await call('getRestaurant', { params: { id: slug } }, { signal })).data,
      [call, slug],
    ),
  );
  if (failure === 'outdated') return <Outdated />;
  if (value) return <Page restaurant={value} />;
  return (
    <View role="main" style={{ flex: 1 }}>
      {failure === null ? (
        <View style={{ paddingTop: 120 }}>
          <CardSkeletons />
        </View>
      ) : (
        <View style={{ flex: 1, justifyContent: 'center' }}>
          <Empty title={failure === 'missing' ? m.site.notFound : app.retry}>
            {failure === 'missing' ? null : <Button onPress={again}>{m.site.tryAgain}</Button>}
          </Empty>
        </View>
      )}
      <Back />
    </View>
  );
}

type Shown = Answer<'getRestaurant'>['data'];

function Page({ restaurant }: { restaurant: Shown }) {
  const { colour } = useTheme();
  const { locale, m, money } = useWords();
  const { width } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const site = useSite();
  const booking = useBooking(restaurant._id, restaurant.max_places);
  const [address] = restaurant.address;
  const facts = [
    site.kitchen(restaurant.kitchen[0]),
    address?.district || restaurant.region.city,
    restaurant.ticket_avg ? m.search.average(money(restaurant.ticket_avg, 'short')) : '',
  ];
  return (
    <View role="main" style={{ flex: 1 }}>
      <ScrollView contentContainerStyle={{ paddingBottom: bottom + space.s8 }}>
        <Cover picture={restaurant.cover} points={width} ratio={Math.max(1.4, width / 260)} corner={0} off={site.off} />
        <View style={{ padding: space.s4, gap: space.s1 }}>
          <View
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              justifyContent: 'space-between',
              columnGap: space.s3,
            }}
          >
            <T kind="title" accessibilityRole="header" style={{ flexShrink: 1 }}>
              {restaurant.company_name}
            </T>
            <Rating rating={restaurant.rating} />
          </View>
          <T kind="small" tone="ink2">
            {facts.filter(Boolean).join(' · ')}
          </T>
        </View>
        <Tables booking={booking} restaurant={restaurant._id} />
        {restaurant.description ? (
          <Section title={m.restaurant.aboutTitle}>
            <T tone="ink2">{restaurant.description}</T>
          </Section>
        ) : null}
        <Photos photos={restaurant.photos} />
        <Menu menu={restaurant.menu} />
        <Section title={m.restaurant.hoursTitle}>
          {weekFromMonday.map((day) => {
            const spans = restaurant.worksheet.find((one) => one.day === day)?.spans ?? [];
            return (
              <View
                key={day}
                style={{
                  flexDirection: 'row',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  paddingVertical: space.s2,
                  borderBottomWidth: 1,
                  borderBottomColor: colour.line,
                }}
              >
                <T kind="small">{weekdayName(day, locale)}</T>
                <T kind={spans.length > 0 ? 'smallStrong' : 'small'} tone={spans.length > 0 ? 'ink' : 'ink3'}>
                  {spans.map(formatSpan).join(', ') || m.restaurant.closed}
                </T>
              </View>
            );
          })}
        </Section>
        {address ? (
          <Section title={m.restaurant.whereTitle}>
            <T kind="small">{`${address.street} ${address.number}, ${address.zip} ${address.city}`}</T>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
              {address.location ? (
                <Button
                  icon={<MapPin color={colour.ink} size={18} />}
                  onPress={() =>
                    void Linking.openURL(
                      `https://www.openstreetmap.org/directions?to=${address.location?.latitude},${address.location?.longitude}`,
                    )
                  }
                >
                  {m.restaurant.directions}
                </Button>
              ) : null}
              {restaurant.phone ? (
                <Button
                  icon={<Phone color={colour.ink} size={18} />}
                  onPress={() => void Linking.openURL(`tel:${restaurant.phone}`)}
                >
                  {m.restaurant.call}
                </Button>
              ) : null}
            </View>
          </Section>
        ) : null}
        <Section title={m.restaurant.reviewsTitle}>
          {restaurant.reviews.length === 0 ? <T tone="ink2">{m.restaurant.noReviews}</T> : null}
          {restaurant.reviews.map((review) => (
            <View key={review._id} style={{ gap: 2, paddingBottom: space.s3 }}>
              <T kind="strong">{review.title}</T>
              <T kind="caption" tone="ink3">{`${review.user} · ${review.average}/5`}</T>
              <T kind="small" tone="ink2">
                {review.comment}
              </T>
            </View>
          ))}
        </Section>
      </ScrollView>
      <Back />
      <Heart
        restaurant={restaurant._id}
        name={restaurant.company_name}
        style={{ position: 'absolute', top: top + space.s2, right: space.s3 }}
      />
      <BookBar booking={booking} />
    </View>
  );
}

function Photos({ photos }: { photos: Shown['photos'] }) {
  const { m } = useWords();
  if (photos.length === 0) return null;
  return (
    <Section title={m.restaurant.gallery} wide>
      <ScrollView
        tabIndex={0}
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={{ gap: space.s2, paddingHorizontal: space.s4 }}
      >
        {photos.map((photo, at) => (
          <Image
            key={photo.src}
            source={{ uri: pictureUrl(photo, 240, PixelRatio.get()) }}
            accessibilityLabel={photo.alt || m.restaurant.photo(at + 1, photos.length)}
            contentFit="cover"
            style={{ width: 240, aspectRatio: 4 / 3, borderRadius: radius.card }}
          />
        ))}
      </ScrollView>
    </Section>
  );
}

function Back() {
  const { colour } = useTheme();
  const { m } = useWords();
  const { top } = useSafeAreaInsets();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={m.site.back}
      onPress={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      style={{
        position: 'absolute',
        top: top + space.s2,
        left: space.s3,
        width: tap,
        height: tap,
        borderRadius: tap,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colour.surface,
      }}
    >
      <ArrowLeft color={colour.ink} size={22} strokeWidth={2} />
    </Pressable>
  );
}
