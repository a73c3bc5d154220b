import { requestsOf } from '@metade/booking-flow/host-days.ts';
import { waitingOf } from '@metade/booking-flow/host-steps.ts';
import { countRows } from '@metade/booking-flow/row-status.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { router } from 'expo-router';
import Store from 'lucide-react-native/icons/store';
import { useMemo, useState } from 'react';
import { Pressable, RefreshControl, SectionList, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useNow } from '../../../src/api/use-now';
import { BookingRow } from '../../../src/host/booking-row';
import { BookingSheet } from '../../../src/host/booking-sheet';
import { useRestaurant, useToday } from '../../../src/host/current-restaurant';
import { HostBar } from '../../../src/host/host-bar';
import { useHostWords } from '../../../src/host/host-words';
import { MoreSheet } from '../../../src/host/more-sheet';
import { RefusedSteps } from '../../../src/host/refused-steps';
import { Requests } from '../../../src/host/requests';
import { useDayActions } from '../../../src/host/use-day-actions';
import { Banner } from '../../../src/parts/banner';
import { Button, Empty } from '../../../src/parts/button';
import { CardSkeletons } from '../../../src/parts/skeleton';
import { T } from '../../../src/parts/text';
import { radius, space, useTheme } from '../../../src/theme/theme';

/** Today's bookings by hour, live: who is here, who is late, and one press for who has come. */
export default function Today() {
  const { top } = useSafeAreaInsets();
  const { colour } = useTheme();
  const { h, Date: dateWords } = useHostWords();
  const { restaurant, state, steps, store, settings } = useRestaurant();
  const day = useToday();
  const actions = useDayActions();
  const now = useNow(10_000) + state.clockOffset;
  const [opened, setOpened] = useState<string | null>(null);
  const [more, setMore] = useState(false);
  const waiting = waitingOf(steps);
  const sections = useMemo(() => hoursOf(day?.bookings ?? []), [day]);
  const shown = day?.bookings.find(({ _id }) => _id === opened);
  const requests = requestsOf(state.days, now).filter(
    ({ confirming_until, _id }) => !confirming_until && !waiting.has(_id),
  );
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colour.page }}>
      <SectionList
        sections={sections}
        keyExtractor={({ _id }) => _id}
        stickySectionHeadersEnabled
        refreshControl={<RefreshControl refreshing={false} onRefresh={() => void store.load(state.today)} />}
        contentContainerStyle={{ width: '100%', maxWidth: 840, alignSelf: 'center', paddingBottom: space.s8 }}
        ListHeaderComponent={
          <View style={{ paddingTop: top + space.s3 }}>
            <View
              style={{
                paddingHorizontal: space.s4,
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: space.s2,
              }}
            >
              <T kind="title" role="heading" aria-level={1}>
                {dateWords(state.today, 'short')}
              </T>
              <Pressable
                role="button"
                onPress={() => setMore(true)}
                style={{
                  minHeight: 44,
                  maxWidth: '100%',
                  paddingHorizontal: space.s3,
                  flexDirection: 'row',
                  alignItems: 'center',
                  gap: space.s2,
                  borderRadius: radius.chip,
                  backgroundColor: colour.surfaceHover,
                }}
              >
                <Store color={colour.ink2} size={18} strokeWidth={1.9} />
                <T kind="small" tone="ink2" numberOfLines={1} style={{ flexShrink: 1 }}>
                  {restaurant.company_name}
                </T>
              </Pressable>
            </View>
            <View style={{ paddingHorizontal: space.s4, paddingTop: space.s3, gap: space.s3 }}>
              <Connection />
              <RefusedSteps />
            </View>
            <Requests requests={requests} actions={actions} />
            {day ? <Counts bookings={day.bookings} now={now} /> : null}
          </View>
        }
        renderSectionHeader={({ section: { time, data } }) => <HourHead time={time} bookings={data} now={now} />}
        renderItem={({ item }) => (
          <BookingRow
            booking={item}
            now={now}
            timeZone={restaurant.time_zone}
            opensMinutes={settings.voucherOpensMinutes}
            waiting={waiting.has(item._id)}
            busy={actions.busy.has(item._id)}
            onArrive={(booking) => void actions.arrive(booking)}
            onOpen={({ _id }) => setOpened(_id)}
          />
        )}
        ListEmptyComponent={
          day ? (
            <Empty title={h.day.emptyTitle} text={h.day.emptyText} />
          ) : state.failed.has(state.today) ? (
            <Empty title={h.day.loadFailed}>
              <Button onPress={() => void store.load(state.today)}>{h.tryAgain}</Button>
            </Empty>
          ) : (
            <View style={{ padding: space.s4 }}>
              <CardSkeletons />
            </View>
          )
        }
      />
      <HostBar onMore={() => setMore(true)} />
      {shown ? (
        <BookingSheet
          booking={shown}
          step={waiting.get(shown._id)}
          now={now}
          actions={actions}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {more ? (
        <MoreSheet
          onClose={() => setMore(false)}
          onCode={() => {
            setMore(false);
            router.push(`/host/${restaurant._id}/code`);
          }}
        />
      ) : null}
    </View>
  );
}

/** Without network: since when, what waits, and that one may go on. A clock that is far off is told, too. */
function Connection() {
  const { h, time } = useHostWords();
  const { restaurant, queue, state } = useRestaurant();
  const waiting = queue.waiting().length;
  const minutes = Math.round(Math.abs(state.clockOffset) / 60_000);
  return (
    <>
      {state.lostAt ? (
        <Banner
          tone="offline"
          title={h.since(time(new Date(state.lostAt + state.clockOffset).toISOString(), restaurant.time_zone))}
        >
          {waiting > 0 ? h.offline.waiting(waiting) : h.goOn}
        </Banner>
      ) : null}
      {minutes >= 5 ? <Banner tone="wait">{h.clock(minutes)}</Banner> : null}
    </>
  );
}

function Counts({ bookings, now }: { bookings: readonly Booking[]; now: number }) {
  const { h } = useHostWords();
  const { booked, here, late, missing, noShows } = countRows(bookings, now);
  const parts = [
    { n: booked, word: h.day.booked(booked), tone: 'ink' },
    { n: here, word: h.day.here(here), tone: 'okInk' },
    { n: late, word: h.day.late(late), tone: 'waitInk' },
    { n: missing, word: h.day.missing(missing), tone: 'badInk' },
    { n: noShows, word: h.day.noShows(noShows), tone: 'ink2' },
  ] as const;
  return (
    <View
      style={{
        paddingHorizontal: space.s4,
        paddingVertical: space.s3,
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: space.s5,
      }}
    >
      {parts.map(({ n, word, tone }, at) =>
        at > 0 && n === 0 ? null : (
          <T key={word} tone={tone}>
            <T kind="strong" tone={tone}>
              {n}
            </T>{' '}
            {word}
          </T>
        ),
      )}
    </View>
  );
}

function HourHead({ time, bookings, now }: { time: string; bookings: readonly Booking[]; now: number }) {
  const { colour } = useTheme();
  const { h } = useHostWords();
  const { booked, here } = countRows(bookings, now);
  return (
    <View
      style={{
        minHeight: 56,
        paddingHorizontal: space.s4,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: colour.surfaceSunk,
        borderTopWidth: 1,
        borderBottomWidth: 1,
        borderColor: colour.line,
      }}
    >
      <T kind="heading" role="heading" aria-level={2}>
        {time}
      </T>
      {booked > 0 ? (
        <T kind="small" tone="ink2">
          {h.here(here, booked)}
        </T>
      ) : null}
    </View>
  );
}

/** Bookings by the hour of their meal, those that ended last within it. */
function hoursOf(bookings: readonly Booking[]): { time: string; data: Booking[] }[] {
  const over = ({ state }: Booking) => Number(state === 'cancelled' || state === 'declined' || state === 'unanswered');
  const standing = bookings.filter(({ state }) => state !== 'awaiting_restaurant');
  const times = [
    ...new Set(standing.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)).map(({ time }) => time)),
  ];
  return times.map((time) => ({
    time,
    data: standing
      .filter((booking) => booking.time === time)
      .toSorted((a, b) => over(a) - over(b) || a.name.last.localeCompare(b.name.last) || a._id.localeCompare(b._id)),
  }));
}
