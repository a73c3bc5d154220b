import { View } from 'react-native';
import { Button } from '../parts/button';
import { DayStrip } from '../parts/day-strip';
import { PeopleStepper } from '../parts/people-stepper';
import { SlotGrid } from '../parts/slot-chip';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import type { Booking } from './use-booking';

/** Days and times of a table, for as many as eat. */
export function Tables({ booking }: { booking: Booking }) {
  const { m } = useWords();
  const { day, people } = booking;
  return (
    <View style={{ gap: space.s3, paddingBottom: space.s4 }}>
      <View
        style={{
          paddingHorizontal: space.s4,
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: space.s2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <T kind="heading" accessibilityRole="header">
          {m.restaurant.bookTitle}
        </T>
        <PeopleStepper people={people} max={booking.maxPeople} onChange={booking.setPeople} />
      </View>
      {booking.failed ? (
        <View style={{ paddingHorizontal: space.s4 }}>
          <Button onPress={booking.again}>{m.site.tryAgain}</Button>
        </View>
      ) : null}
      <DayStrip days={booking.days} chosen={day?.date ?? null} onPick={booking.pickDay} />
      <View style={{ paddingHorizontal: space.s4, gap: space.s3 }}>
        {day && day.slots.length === 0 ? <T tone="ink2">{m.restaurant.noSlots}</T> : null}
        {day ? <SlotGrid slots={day.slots} people={people} chosen={booking.slot} onPick={booking.pickSlot} /> : null}
      </View>
    </View>
  );
}
