import { router, useFocusEffect } from 'expo-router';
import { Away } from '../parts/away';
import { Button, Empty } from '../parts/button';
import { CardSkeletons } from '../parts/skeleton';
import { T } from '../parts/text';
import { OwnPlace } from '../waiting/own-place';
import type { Waiting } from '../waiting/use-waiting';
import { WaitingRow } from '../waiting/waiting-row';
import { useWords } from '../words/words';
import { BookingRow, NextBooking } from './booking-card';
import { BookingList } from './booking-list';
import type { useBookings } from './use-bookings';

type Upcoming = ReturnType<typeof useBookings>;

/** The next one large, then the rest by date, what is waited for among them. */
export function Upcoming({ upcoming, waiting }: { upcoming: Upcoming; waiting: Waiting }) {
  const { m, app } = useWords();
  const { orders, age, failure, again, loading } = upcoming;
  useFocusEffect(again);
  const [next, ...rest] = orders ?? [];
  const waits = waiting.entries?.filter(({ state }) => state !== 'passed') ?? [];
  const turn = waits.find(({ offer }) => offer !== null);
  const later = [
    ...rest.map((order) => ({ order, at: `${order.date} ${order.time}` })),
    ...waits.map((entry) => ({ entry, at: `${entry.date} ${entry.time ?? ''}` })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <BookingList loading={loading} again={again}>
      <Away failure={failure} age={age} again={again} />
      {turn ? <OwnPlace entry={turn} waiting={waiting} /> : null}
      {!orders && !failure ? <CardSkeletons /> : null}
      {orders?.length === 0 ? (
        <Empty title={m.orders.none} text={m.orders.noneText}>
          <Button kind="brand" onPress={() => router.navigate('/')}>
            {m.orders.findTable}
          </Button>
        </Empty>
      ) : null}
      {next ? <NextBooking order={next} isFresh={failure === null} again={again} /> : null}
      {later.length > 0 ? (
        <T kind="heading" role="heading" aria-level={2}>
          {app.next}
        </T>
      ) : null}
      {later.map((one) =>
        'order' in one ? (
          <BookingRow key={one.order._id} order={one.order} />
        ) : (
          <WaitingRow key={one.entry._id} entry={one.entry} onPress={() => router.setParams({ when: 'waiting' })} />
        ),
      )}
    </BookingList>
  );
}
