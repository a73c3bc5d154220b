import type { Order } from '@metade/contracts/orders.ts';
import { router, useFocusEffect } from 'expo-router';
import RotateCcw from 'lucide-react-native/icons/rotate-ccw';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { Away } from '../parts/away';
import { Button, Empty } from '../parts/button';
import { CardSkeletons } from '../parts/skeleton';
import { RateRow } from '../reviews/rate-row';
import { useRatings } from '../reviews/use-ratings';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { BookingRow } from './booking-card';
import { BookingList } from './booking-list';

/** What was, the latest first: to be rated, and to be repeated. */
export function Past() {
  const { m, app } = useWords();
  const api = useApi();
  const [pages, setPages] = useState(1);
  const { value, failure, again, loading } = useLoaded(
    useCallback(
      async (signal) => {
        const asked = Array.from({ length: pages }, (_, at) =>
          api.call('listOrders', { query: { when: 'past', page: at + 1 } }, { signal }),
        );
        const answers = await Promise.all(asked);
        return { orders: answers.flatMap(({ data }) => data), more: (answers[0]?.pages ?? 1) > pages };
      },
      [api, pages],
    ),
  );
  useFocusEffect(again);
  const { value: ratings } = useRatings();
  return (
    <BookingList loading={loading} again={again}>
      <Away failure={failure} again={again} />
      {!value && !failure ? <CardSkeletons /> : null}
      {value?.orders.length === 0 ? <Empty title={m.orders.nonePast} /> : null}
      {value?.orders.map((order) => (
        <View key={order._id} style={{ gap: space.s2 }}>
          <BookingRow order={order} />
          <RateRow
            order={order._id}
            name={order.restaurant.company_name}
            zone={order.restaurant.time_zone}
            ratings={ratings}
          >
            <Repeat order={order} />
          </RateRow>
        </View>
      ))}
      {ratings && ratings.meals.length + ratings.reviews.length > 0 ? (
        <Button onPress={() => router.push('/ratings')}>{m.reviews.title}</Button>
      ) : null}
      {value?.more ? <Button onPress={() => setPages(pages + 1)}>{app.older}</Button> : null}
    </BookingList>
  );
}

/** The restaurant again, for as many people. */
function Repeat({ order: { restaurant, people } }: { order: Order }) {
  const { colour } = useTheme();
  const { app } = useWords();
  return (
    <Button
      icon={<RotateCcw color={colour.ink} size={18} />}
      label={`${app.repeat}: ${restaurant.company_name}`}
      style={{ alignSelf: 'flex-start' }}
      onPress={() => router.push({ pathname: '/restaurant/[slug]', params: { slug: restaurant.slug, people } })}
    >
      {app.repeat}
    </Button>
  );
}
