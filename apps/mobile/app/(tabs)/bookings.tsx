import type { Order } from '@metade/contracts/orders.ts';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import { useCallback, useState } from 'react';
import { RefreshControl, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useApi, useLoaded } from '../../src/api/api';
import { NextBooking, BookingRow } from '../../src/booking/booking-card';
import { useBookings } from '../../src/booking/use-bookings';
import { useSavedAt } from '../../src/booking/use-saved-at';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { TabRow } from '../../src/parts/choice';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { RateRow } from '../../src/reviews/rate-row';
import { useRatings } from '../../src/reviews/use-ratings';
import { useSession } from '../../src/session/session';
import { space } from '../../src/theme/theme';
import { type Waiting, useWaiting } from '../../src/waiting/use-waiting';
import { WaitingList } from '../../src/waiting/waiting-list';
import { useWords } from '../../src/words/words';

/** The next booking as a card, then the rest by date; and what was. */
export default function Bookings() {
  const { top } = useSafeAreaInsets();
  const { m, app } = useWords();
  const { token, ended } = useSession();
  const asked = useLocalSearchParams<{ when?: string }>().when;
  const when = tabs.find((one) => one === asked) ?? 'upcoming';
  const waiting = useWaiting();
  return (
    <View role="main" style={{ flex: 1 }}>
      <View
        style={{
          width: '100%',
          maxWidth: 720,
          alignSelf: 'center',
          paddingTop: top + space.s4,
          paddingHorizontal: space.s4,
          gap: space.s3,
        }}
      >
        <T kind="title" role="heading" aria-level={1}>
          {m.site.myReservations}
        </T>
        {token ? (
          <TabRow
            label={m.orders.title}
            names={{ upcoming: m.orders.upcoming, waiting: m.waiting.title, past: m.orders.past }}
            counts={{ waiting: waiting.entries?.length ?? 0 }}
            chosen={when}
            onPick={(next) => router.setParams({ when: next })}
          />
        ) : null}
      </View>
      {!token ? (
        <Empty title={m.orders.none} text={ended ? app.sessionEnded : app.signInToSee}>
          <Button kind="brand" onPress={() => router.push('/sign-in')}>
            {m.account.title}
          </Button>
        </Empty>
      ) : when === 'upcoming' ? (
        <Upcoming />
      ) : when === 'waiting' ? (
        <Waits waiting={waiting} />
      ) : (
        <Past />
      )}
    </View>
  );
}

const tabs = ['upcoming', 'waiting', 'past'] as const;

function Waits({ waiting }: { waiting: Waiting }) {
  const { app } = useWords();
  const { entries, failure, again, loading } = waiting;
  return (
    <List loading={loading && entries !== null} again={again}>
      <Away failed={failure !== null} age={null} again={again} />
      {!entries && !failure ? <CardSkeletons /> : null}
      {entries?.length === 0 && !waiting.said ? <Empty title={app.noneWaiting} text={app.noneWaitingText} /> : null}
      <WaitingList waiting={waiting} />
    </List>
  );
}

function Upcoming() {
  const { m, app } = useWords();
  const { orders, age, failure, again, loading } = useBookings();
  useFocusEffect(again);
  const shown = orders?.filter(({ state }) => state !== 'expired');
  const [next, ...rest] = shown ?? [];
  return (
    <List loading={loading} again={again}>
      <Away failed={failure !== null} age={age} again={again} />
      {!shown && !failure ? <CardSkeletons /> : null}
      {shown?.length === 0 ? (
        <Empty title={m.orders.none} text={m.orders.noneText}>
          <Button kind="brand" onPress={() => router.navigate('/')}>
            {m.orders.findTable}
          </Button>
        </Empty>
      ) : null}
      {next ? <NextBooking order={next} /> : null}
      {rest.length > 0 ? (
        <T kind="heading" role="heading" aria-level={2}>
          {app.next}
        </T>
      ) : null}
      <Rows orders={rest} />
    </List>
  );
}

function Past() {
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
    <List loading={loading} again={again}>
      <Away failed={failure !== null} age={null} again={again} />
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
          />
        </View>
      ))}
      {ratings && ratings.meals.length + ratings.reviews.length > 0 ? (
        <Button onPress={() => router.push('/ratings')}>{m.reviews.title}</Button>
      ) : null}
      {value?.more ? <Button onPress={() => setPages(pages + 1)}>{app.older}</Button> : null}
    </List>
  );
}

function List({ loading, again, children }: { loading: boolean; again: () => void; children: React.ReactNode }) {
  return (
    <ScrollView
      tabIndex={0}
      refreshControl={<RefreshControl refreshing={loading} onRefresh={again} />}
      contentContainerStyle={{
        width: '100%',
        maxWidth: 720,
        alignSelf: 'center',
        padding: space.s4,
        paddingBottom: space.s8,
        gap: space.s4,
      }}
    >
      {children}
    </ScrollView>
  );
}

/** Without a network: that there is none, and how old is what is shown. */
function Away({ failed, age, again }: { failed: boolean; age: number | null; again: () => void }) {
  const { m, app } = useWords();
  const savedAt = useSavedAt(age);
  if (!failed) return null;
  return (
    <Banner tone="offline" title={app.noNetwork} action={<Button onPress={again}>{m.site.tryAgain}</Button>}>
      {savedAt}
    </Banner>
  );
}

function Rows({ orders }: { orders: readonly Order[] }) {
  return orders.map((order) => <BookingRow key={order._id} order={order} />);
}
