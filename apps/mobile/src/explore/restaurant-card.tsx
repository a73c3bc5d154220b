import { distanceText } from '@metade/booking-flow/filter-steps.ts';
import type { RestaurantCard as Card, SlotOfferView } from '@metade/contracts/restaurants.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { Link, router } from 'expo-router';
import Star from 'lucide-react-native/icons/star';
import { memo, type ReactNode } from 'react';
import { Pressable, useWindowDimensions, View } from 'react-native';
import type { KeptCard } from '../favourites/favourite-list';
import { Heart } from '../favourites/heart';
import { Cover } from '../parts/cover';
import { SlotGrid } from '../parts/slot-chip';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** A restaurant of the list with its next times, where they are known. kitchen: its first one by name; off: '50 %'. */
export const RestaurantCard = memo(function RestaurantCard({
  card,
  kitchen,
  people,
  distance = false,
  columns = 1,
  off,
  note,
}: {
  card: KeptCard & Partial<Card>;
  kitchen: string;
  people: number;
  /** Says how far it is from where was looked. */
  distance?: boolean;
  /** Of the list that it stands in. */
  columns?: number;
  off: string;
  note?: ReactNode;
}) {
  const { locale, m, money, number, date: dateWords } = useWords();
  const { width } = useWindowDimensions();
  const facts = [
    kitchen,
    card.district || cityName(card.city, locale),
    card.ticket_avg ? m.search.average(money(card.ticket_avg, 'short')) : '',
    distance && typeof card.distance_km === 'number' ? m.search.distance(distanceText(card.distance_km, number)) : '',
  ].filter(Boolean);
  const slots = card.next_slots ?? [];
  const [first] = slots;
  const pick = ({ slot, date }: SlotOfferView) =>
    router.push({ pathname: '/restaurant/[slug]', params: { slug: card.slug, date, slot } });
  return (
    <View
      testID="restaurant-card"
      style={{
        width: `${100 / columns}%`,
        paddingHorizontal: space.s4,
        paddingBottom: space.s6,
        gap: space.s2,
      }}
    >
      <Link
        href={{ pathname: '/restaurant/[slug]', params: { slug: card.slug, ...(first ? { date: first.date } : {}) } }}
        asChild
      >
        <Pressable style={{ gap: space.s2 }}>
          <Cover picture={card.cover} points={width / columns - 32} ratio={16 / 9} corner={radius.card} off={off} />
          <View
            style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }}
          >
            <T kind="name" accessibilityRole="header" style={{ flexShrink: 1 }}>
              {card.company_name}
            </T>
            <Rating rating={card.rating} />
          </View>
          <T kind="small" tone="ink2">
            {facts.join(' · ')}
          </T>
        </Pressable>
      </Link>
      <Heart card={card} style={{ position: 'absolute', top: space.s3, right: space.s4 + space.s3 }} />
      {card.dish ? <T kind="captionStrong">{`${m.search.dishFound}: ${card.dish}`}</T> : null}
      {card.near_miss && first ? (
        <T kind="captionStrong" tone="info">
          {m.search.nearMiss[card.near_miss]}: {dateWords(first.date, 'short')}
        </T>
      ) : null}
      {slots.length > 0 ? <SlotGrid slots={slots.slice(0, 4)} people={people} onPick={pick} /> : null}
      {note}
    </View>
  );
});

/** A star with the average; a restaurant without reviews says that it is new. */
export function Rating({ rating }: { rating: { average: number | null; count: number } }) {
  const { colour } = useTheme();
  const { m, number } = useWords();
  if (rating.average === null)
    return (
      <T kind="captionStrong" tone="ink2">
        {m.search.newHere}
      </T>
    );
  const average = number(rating.average, 1);
  return (
    <View
      accessible
      accessibilityLabel={m.search.ratingLabel(average, rating.count)}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}
    >
      <Star color={colour.ink} fill={colour.ink} size={14} />
      <T kind="smallStrong">{average}</T>
      <T kind="small" tone="ink2">{`(${rating.count})`}</T>
    </View>
  );
}
