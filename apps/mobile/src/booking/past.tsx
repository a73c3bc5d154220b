import type { Order } from '@metade/contracts/orders.ts';
import { router, useFocusEffect } from 'expo-router';
import RotateCcw from 'lucide-react-native/icons/rotate-ccw';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useApi, useLoaded } from '../api/api';
import { keptSavings, type Saving, sumOfSavings } from '../bill/savings';
import { Away } from '../parts/away';
import { Button, Empty } from '../parts/button';
import { CardSkeletons } from '../parts/skeleton';
import { T } from '../parts/text';
import { RateRow } from '../reviews/rate-row';
import { useRatings } from '../reviews/use-ratings';
import { deviceStorage } from '../storage/device-storage';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { BookingRow } from './booking-card';
import { BookingList } from './booking-list';

/** The bookings that are over, page by page. */
export function usePast() {
  const api = useApi();
  const [pages, setPages] = useState(1);
  const loaded = useLoaded(
    useCallback(
      async (signal) => {
        const asked = Array.from({ length: pages }, (_, at) =>
          api.call('listOrders', { query: { when: 'past', page: at + 1 } }, { signal }),
        );
        const answers = await Promise.all(asked);
        return {
          orders: answers.flatMap(({ data }) => data),
          more: (answers[0]?.pages ?? 1) > pages,
          total: answers[0]?.total ?? 0,
        };
      },
      [api, pages],
    ),
  );
  return { ...loaded, older: () => setPages(pages + 1) };
}

/** What was, the latest first: to be rated, and to be repeated. */
export function Past({ past }: { past: ReturnType<typeof usePast> }) {
  const { m, app } = useWords();
  const { value, failure, again, loading, older } = past;
  useFocusEffect(again);
  const { value: ratings } = useRatings();
  // As they were filled in at the table; one comes back here from there.
  const [savings, setSavings] = useState(() => keptSavings(deviceStorage));
  useFocusEffect(useCallback(() => setSavings(keptSavings(deviceStorage)), []));
  return (
    <BookingList loading={loading} again={again}>
      <Away failure={failure} again={again} />
      <SavedThisYear orders={value?.orders ?? []} savings={savings} />
      {!value && !failure ? <CardSkeletons /> : null}
      {value?.orders.length === 0 ? (
        <Empty title={m.orders.nonePast}>
          <Button onPress={() => router.navigate('/')}>{m.orders.findTable}</Button>
        </Empty>
      ) : null}
      {value?.orders.map((order) => (
        <View key={order._id} style={{ gap: space.s2 }}>
          <BookingRow order={order} saving={savings.get(order._id)} />
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
      {value?.more ? <Button onPress={older}>{app.older}</Button> : null}
    </BookingList>
  );
}

/** What the right bills of this year's meals have saved. */
function SavedThisYear({ orders, savings }: { orders: readonly Order[]; savings: ReadonlyMap<string, Saving> }) {
  const { colour } = useTheme();
  const { app, money } = useWords();
  const [year] = useState(() => String(new Date().getFullYear()));
  const sum = sumOfSavings(orders.flatMap(({ _id, date }) => (date.startsWith(year) ? (savings.get(_id) ?? []) : [])));
  if (!sum) return null;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.s4,
        padding: space.s4,
        borderRadius: radius.card,
        backgroundColor: colour.okSoft,
      }}
    >
      <T kind="title" tone="okInk">
        {money(sum)}
      </T>
      <T kind="small" tone="okInk" style={{ flexShrink: 1, flexBasis: 180, flexGrow: 1 }}>
        {app.savedIn(sum.meals)}
      </T>
    </View>
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
