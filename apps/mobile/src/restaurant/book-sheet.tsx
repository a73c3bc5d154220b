import { formatTime } from '@metade/i18n/format-date.ts';
import { router } from 'expo-router';
import Bell from 'lucide-react-native/icons/bell';
import CalendarDays from 'lucide-react-native/icons/calendar-days';
import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Radio } from '../parts/choice';
import { DayStrip } from '../parts/day-strip';
import { PeekSheet } from '../parts/peek-sheet';
import { PeriodTabs } from '../parts/period-tabs';
import { SlotGrid } from '../parts/slot-chip';
import { T } from '../parts/text';
import { space, tap, useTheme } from '../theme/theme';
import { OwnPlace } from '../waiting/own-place';
import { useWords } from '../words/words';
import { firstSlots, isBookable } from './first-slots';
import type { Booking } from './use-booking';
import { type Day, useDay } from './use-day';

/** A table of the restaurant: a few times at the foot of its page, and the whole choice above it. restaurant: its id; zone: its own. */
export function BookSheet({ booking, restaurant, zone }: { booking: Booking; restaurant: string; zone: string }) {
  const { m, app } = useWords();
  const day = useDay(booking, restaurant);
  return (
    <PeekSheet
      title={m.restaurant.bookTitle}
      more={app.moreTimes}
      low={(raise) => <Low booking={booking} day={day} onMore={raise} />}
      foot={
        <>
          <Said booking={booking} />
          <Sum booking={booking} />
        </>
      }
    >
      <Whole booking={booking} day={day} zone={zone} />
    </PeekSheet>
  );
}

function Low({ booking, day, onMore }: { booking: Booking; day: Day; onMore: () => void }) {
  const { m, app, Date: dateWords, money } = useWords();
  const { colour } = useTheme();
  const { chosen, people } = booking;
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s2 }}>
        <CalendarDays color={colour.ink} size={20} strokeWidth={1.9} />
        <T kind="smallStrong" style={{ flex: 1 }}>
          {[booking.day && dateWords(booking.day.date, 'short'), m.site.people(people)].filter(Boolean).join(', ')}
        </T>
        <Pressable
          role="button"
          onPress={onMore}
          style={{ minHeight: tap, minWidth: tap, alignItems: 'flex-end', justifyContent: 'center' }}
        >
          <T kind="smallStrong" style={{ textDecorationLine: 'underline' }}>
            {app.change}
          </T>
        </Pressable>
      </View>
      <Said booking={booking} />
      <Times booking={booking} day={day} few />
      {chosen ? (
        <Button kind="brand" disabled={booking.busy} onPress={() => void booking.hold(chosen)}>
          {app.continueWith(chosen.time, money(chosen.price))}
        </Button>
      ) : day.slots.some(isBookable) ? (
        <Button onPress={onMore}>{m.restaurant.pickFirst}</Button>
      ) : null}
    </>
  );
}

/** All that can be chosen: how many, the day, the meal, the time. */
function Whole({ booking, day, zone }: { booking: Booking; day: Day; zone: string }) {
  const { m, app } = useWords();
  const { people, maxPeople } = booking;
  const held = day.slots.find((slot) => slot.state === 'held' && slot.heldUntil);
  const larger = [booking.chosen, ...day.slots].find((slot) => slot && isBookable(slot) && slot.places >= people + 2);
  const told = [
    larger ? app.onlyLarger(larger.time, larger.places) : '',
    held?.heldUntil ? m.restaurant.heldUntil(held.time, formatTime(held.heldUntil, zone)) : '',
    booking.note,
  ];
  return (
    <>
      <Part title={m.restaurant.people}>
        <View role="radiogroup" aria-label={m.restaurant.people} style={{ flexDirection: 'row', gap: space.s2 }}>
          {Array.from({ length: maxPeople }, (_, at) => at + 1).map((one) => (
            <Radio
              key={one}
              name={String(one)}
              label={m.site.people(one)}
              chosen={one === people}
              grow={0}
              onPress={() => booking.setPeople(one)}
            />
          ))}
        </View>
      </Part>
      <View style={{ gap: space.s2 }}>
        <T kind="captionStrong" tone="ink2" style={{ paddingHorizontal: space.s4 }}>
          {m.restaurant.day}
        </T>
        <DayStrip
          days={booking.days}
          today={booking.today}
          chosen={booking.day?.date ?? null}
          onPick={booking.pickDay}
        />
      </View>
      <PeriodTabs chosen={day.period} notes={day.periodNotes} onPick={day.setPeriod} />
      <View style={{ paddingHorizontal: space.s4, gap: space.s3 }}>
        <Times booking={booking} day={day} />
        <T kind="caption" tone="ink2">
          {told.filter(Boolean).join(' ')}
        </T>
      </View>
    </>
  );
}

/** The times, and what waits where they are full. few: those that are shown before all. */
function Times({ booking, day, few = false }: { booking: Booking; day: Day; few?: boolean }) {
  const { m, app } = useWords();
  const { colour } = useTheme();
  const { waiting, here, waitForAny } = day;
  return (
    <>
      {booking.failed ? (
        <Banner tone="offline" title={app.retry} action={<Button onPress={booking.again}>{m.site.tryAgain}</Button>} />
      ) : null}
      {booking.day && booking.day.slots.length === 0 ? <T tone="ink2">{m.restaurant.noSlots}</T> : null}
      <SlotGrid
        slots={few ? firstSlots(day.slots, booking.slot) : day.slots}
        people={booking.people}
        chosen={booking.slot}
        noteOf={day.noteOf}
        onWait={day.onWait}
        onPick={booking.pickSlot}
      />
      {waitForAny && here.length === 0 ? (
        <Button icon={<Bell color={colour.ink} size={18} />} disabled={waiting.busy} onPress={() => waitForAny.run()}>
          {waitForAny.name}
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
    </>
  );
}

/** Why a table could not be held. */
function Said({ booking: { said } }: { booking: Booking }) {
  const { m } = useWords();
  if (!said) return null;
  const { order } = said;
  return (
    <Banner
      tone="wait"
      urgent
      action={
        order ? <Button onPress={() => router.push(`/checkout/${order}`)}>{m.restaurant.ownTable}</Button> : undefined
      }
    >
      {said.text}
    </Banner>
  );
}

/** What is chosen, what it saves and costs, and the button that holds it. */
function Sum({ booking }: { booking: Booking }) {
  const { m, money } = useWords();
  const { chosen } = booking;
  if (!chosen)
    return (
      <Button disabled onPress={() => undefined}>
        {m.restaurant.pickFirst}
      </Button>
    );
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s3 }}>
        <View style={{ flex: 1 }}>
          <T kind="strong">{m.restaurant.tableFor(chosen.places, chosen.time)}</T>
          <T kind="caption" tone="ink2">
            {booking.saving
              ? m.restaurant.savesFor(money(booking.saving, 'short'), booking.people)
              : m.restaurant.feeNote}
          </T>
        </View>
        <T kind="title">{money(chosen.price)}</T>
      </View>
      <Button kind="brand" disabled={booking.busy} onPress={() => void booking.hold(chosen)}>
        {m.restaurant.continue}
      </Button>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={{ paddingHorizontal: space.s4, gap: space.s2 }}>
      <T kind="captionStrong" tone="ink2">
        {title}
      </T>
      {children}
    </View>
  );
}
