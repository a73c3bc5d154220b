import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { Link } from 'expo-router';
import { useCallback } from 'react';
import { Pressable, ScrollView, View } from 'react-native';
import { useCall, useLoaded } from '../api/api';
import { useExplore } from '../explore/explore-state';
import { Rating } from '../explore/restaurant-card';
import { useSite } from '../site/site';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Section } from './section';

/** Others in the same city that have a table; nothing where there is none. */
export function Similar({ restaurant }: { restaurant: Restaurant }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const call = useCall();
  const { question } = useExplore();
  const { kitchen } = useSite();
  const { date, people } = question;
  const { country, region } = restaurant;
  const { value } = useLoaded(
    useCallback(
      async (signal) =>
        (
          await call(
            'searchRestaurants',
            { params: { country }, body: { city: region.citySlug, date: date ?? undefined, people, limit: 5 } },
            { signal },
          )
        ).data,
      [call, country, region.citySlug, date, people],
    ),
  );
  const others = (value ?? []).filter(({ _id }) => _id !== restaurant._id).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <Section title={m.restaurant.similarTitle} wide>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={{ gap: space.s3, paddingHorizontal: space.s4 }}
      >
        {others.map((card) => (
          <Link key={card._id} href={{ pathname: '/restaurant/[slug]', params: { slug: card.slug } }} push asChild>
            <Pressable style={{ width: 216, gap: space.s1 }}>
              <View style={{ borderRadius: radius.card, overflow: 'hidden', backgroundColor: colour.surfaceHover }}>
                <Thumb picture={card.cover} width={216} height={128} />
              </View>
              <T kind="strong" numberOfLines={1}>
                {card.company_name}
              </T>
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' }}>
                <T kind="caption" tone="ink2">
                  {[kitchen(card.kitchen[0]), card.district].filter(Boolean).join(' · ')}
                </T>
                <Rating rating={card.rating} />
              </View>
            </Pressable>
          </Link>
        ))}
      </ScrollView>
    </Section>
  );
}
