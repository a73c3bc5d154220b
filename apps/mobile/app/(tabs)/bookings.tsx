import { router, useLocalSearchParams } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { BookingList } from '../../src/booking/booking-list';
import { Past, usePast } from '../../src/booking/past';
import { Upcoming } from '../../src/booking/upcoming';
import { useBookings } from '../../src/booking/use-bookings';
import { Away } from '../../src/parts/away';
import { Button, Empty } from '../../src/parts/button';
import { TabRow } from '../../src/parts/choice';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { space } from '../../src/theme/theme';
import { type Waiting, useWaiting } from '../../src/waiting/use-waiting';
import { WaitingList } from '../../src/waiting/waiting-list';
import { useWords } from '../../src/words/words';

/** The next booking as a card, then the rest by date; and what was. */
export default function Bookings() {
  const { m, app } = useWords();
  const { token, user, ended } = useSession();
  if (token) return <Own key={user?._id} />;
  return (
    <View role="main" style={{ flex: 1 }}>
      <Head />
      <Empty title={m.orders.none} text={ended ? app.sessionEnded : app.signInToSee}>
        <Button kind="brand" onPress={() => router.push('/sign-in')}>
          {m.account.title}
        </Button>
      </Empty>
    </View>
  );
}

const tabs = ['upcoming', 'waiting', 'past'] as const;

function Own() {
  const { m } = useWords();
  const asked = useLocalSearchParams<{ when?: string }>().when;
  const when = tabs.find((one) => one === asked) ?? 'upcoming';
  const upcoming = useBookings();
  const waiting = useWaiting();
  const past = usePast();
  return (
    <View role="main" style={{ flex: 1 }}>
      <Head>
        <TabRow
          label={m.orders.title}
          names={{ upcoming: m.orders.upcoming, waiting: m.waiting.title, past: m.orders.past }}
          counts={{
            upcoming: upcoming.orders?.length,
            waiting: waiting.entries?.length,
            past: past.value?.total,
          }}
          chosen={when}
          onPick={(next) => router.setParams({ when: next })}
        />
      </Head>
      {when === 'upcoming' ? (
        <Upcoming upcoming={upcoming} waiting={waiting} />
      ) : when === 'waiting' ? (
        <Waits waiting={waiting} />
      ) : (
        <Past past={past} />
      )}
    </View>
  );
}

function Head({ children }: { children?: ReactNode }) {
  const { top } = useSafeAreaInsets();
  const { m } = useWords();
  return (
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
      {children}
    </View>
  );
}

function Waits({ waiting }: { waiting: Waiting }) {
  const { m, app } = useWords();
  const { entries, failure, again, loading } = waiting;
  return (
    <BookingList loading={loading && entries !== null} again={again}>
      <Away failure={failure} again={again} />
      {!entries && !failure ? <CardSkeletons /> : null}
      {entries?.length === 0 && !waiting.said ? (
        <Empty title={app.noneWaiting} text={app.noneWaitingText}>
          <Button onPress={() => router.navigate('/')}>{m.orders.findTable}</Button>
        </Empty>
      ) : null}
      <WaitingList waiting={waiting} />
    </BookingList>
  );
}
