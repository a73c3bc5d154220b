import { fullMeals, standingIn } from '@metade/booking-flow/waiting.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import Bell from 'lucide-react-native/icons/bell';
import { View } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { DayStrip } from '../parts/day-strip';
import { PeopleStepper } from '../parts/people-stepper';
import { SlotGrid } from '../parts/slot-chip';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { OwnPlace } from '../waiting/own-place';
import { useWaiting } from '../waiting/use-waiting';
import { useWords } from '../words/words';
import type { Booking } from './use-booking';

/** Days and times of a table, for as many as eat; a full time is waited for. restaurant: its id. */
export function Tables({ booking, restaurant }: { booking: Booking; restaurant: string }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { day, people } = booking;
  const waiting = useWaiting(booking.again);
  const entries = waiting.entries ?? [];
  const here = day ? entries.filter((one) => one.restaurant._id === restaurant && one.date === day.date) : [];
  const standing = ({ period }: SlotOfferView) =>
    day ? standingIn(entries, { restaurant, date: day.date, period }) : undefined;
  const placeAt = (slot: SlotOfferView) => {
    const entry = standing(slot);
    const its = entry?.position && slot.state === 'full' && (entry.time === null || entry.time === slot.time);
    return its ? m.waiting.placeShort(entry.position ?? 1) : null;
  };
  const wait = (slot: SlotOfferView) =>
    waiting.entries === null || standing(slot)
      ? undefined
      : () => waiting.join({ restaurant, date: slot.date, period: slot.period, time: slot.time, people });
  const slots = day?.slots ?? [];
  const full = fullMeals(slots);
  const wholeDay = slots.length > 1 && full.length === new Set(slots.map(({ period }) => period)).size;
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
        {day ? (
          <SlotGrid
            slots={slots}
            people={people}
            chosen={booking.slot}
            noteOf={placeAt}
            onWait={wait}
            onPick={booking.pickSlot}
          />
        ) : null}
        {day && wholeDay && here.length === 0 ? (
          <Button
            icon={<Bell color={colour.ink} size={18} />}
            disabled={waiting.busy}
            onPress={() =>
              waiting.join({
                restaurant,
                date: day.date,
                period: full.length > 1 ? 'any' : (full[0] ?? 'any'),
                time: null,
                people,
              })
            }
          >
            {full.length > 1 ? m.waiting.anyTable : m.waiting.anyTime}
          </Button>
        ) : null}
        {waiting.said ? (
          <Banner tone={waiting.said.free ? 'wait' : 'bad'} title={m.waiting.refused} urgent>
            {waiting.said.text}
          </Banner>
        ) : null}
        {here.map((entry) => (
          <OwnPlace key={entry._id} entry={entry} waiting={waiting} />
        ))}
      </View>
    </View>
  );
}
