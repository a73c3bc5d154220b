import { router } from 'expo-router';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import type { Booking } from './use-booking';

/** What is chosen and what it costs, at the foot of a restaurant's page, with the button that holds it. */
export function BookBar({ booking }: { booking: Booking }) {
  const { colour } = useTheme();
  const { m, date, money } = useWords();
  const { bottom } = useSafeAreaInsets();
  const { chosen, day, said } = booking;
  const existing = said?.order;
  return (
    <View
      style={{
        padding: space.s4,
        paddingTop: space.s3,
        paddingBottom: bottom + space.s3,
        gap: space.s2,
        borderTopWidth: 1,
        borderTopColor: colour.line,
        backgroundColor: colour.page,
      }}
    >
      {said ? (
        <Banner
          tone="wait"
          urgent
          action={
            existing ? (
              <Button onPress={() => router.push(`/checkout/${existing}`)}>{m.restaurant.ownTable}</Button>
            ) : undefined
          }
        >
          {said.text}
        </Banner>
      ) : null}
      {chosen && day ? (
        <>
          <View
            style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }}
          >
            <T kind="strong">{`${date(day.date, 'short')}, ${m.restaurant.tableFor(chosen.places, chosen.time)}`}</T>
            <T kind="strong">{money(chosen.price)}</T>
          </View>
          <T kind="caption" tone="ink2">
            {booking.saving
              ? `${m.restaurant.savesFor(money(booking.saving, 'short'), booking.people)}. ${m.restaurant.feeNote}`
              : m.restaurant.feeNote}
          </T>
          <Button kind="brand" disabled={booking.busy} onPress={() => void booking.hold(chosen)}>
            {m.restaurant.continue}
          </Button>
        </>
      ) : (
        <Button disabled onPress={() => undefined}>
          {m.restaurant.pickFirst}
        </Button>
      )}
    </View>
  );
}
