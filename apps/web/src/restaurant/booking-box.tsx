import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { memo, useId, useMemo, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { RestaurantData } from './restaurant-data.server.ts';
import { DateStrip } from '../search/date-strip.tsx';
import { periods } from '@metade/domain/grid.ts';
import { PageForm } from '../shell/page-link.tsx';
import { OwnPlace } from '../waitlist/own-place.tsx';
import { WaitForDay } from '../waitlist/wait-chip.tsx';
import { WaitForm } from '../waitlist/wait-form.tsx';
import { useWords } from '../words/words.tsx';
import { HoldFields } from './booking-bar.tsx';
import { MealTimes } from './meal-times.tsx';
import { PartySize } from './party-size.tsx';
import { PeriodTabs } from './period-tabs.tsx';
import { isOpen } from './slot-choice.tsx';

/** Party, date, period and time, then the fee and the button. Two plain forms, so it works without JavaScript too. */
export const BookingBox = memo(function BookingBox({
  data,
  saving,
  chosen,
  onChoose,
  titled = false,
}: {
  data: RestaurantData;
  saving: { amount: number; currency: string } | null;
  chosen: SlotOfferView | undefined;
  onChoose: (slot: string) => void;
  titled?: boolean;
}) {
  const { m, money, time } = useWords();
  const navigation = useNavigation();
  const [parameters] = useSearchParams();
  const day = data.days.find((one) => one.date === data.date);
  const [tab, setTab] = useState<string | null>(null);
  const [missed, setMissed] = useState(false);
  if (chosen && missed) setMissed(false);
  const meals = useMemo(
    () => periods.map((period) => ({ period, slots: day?.slots.filter((slot) => slot.period === period) ?? [] })),
    [day],
  );
  const usual =
    meals.findLast(({ slots }) => slots.some(isOpen))?.period ?? meals.find(({ slots }) => slots.length > 0)?.period;
  // Full times too: they are where the waitlist is joined.
  const named = day?.slots.find((slot) => slot.slot === data.slot)?.period;
  const shown =
    periods.find((period) => period === tab) ?? chosen?.period ?? parameters.get('period') ?? named ?? usual;
  const slots = meals.find(({ period }) => period === shown)?.slots ?? [];
  const wait = useId();
  const inLine = data.waiting.find(
    (entry) => entry.restaurant._id === data.restaurant._id && entry.date === data.date && entry.period === shown,
  );
  const standing = inLine?.state === 'passed' ? undefined : inLine;
  // With a single meal its own waitlist button says the same.
  const fullDay = meals.filter((meal) => meal.slots.length > 0).length > 1 && !day?.slots.some(isOpen);
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const head = (
    <>
      {titled ? (
        <div className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-dsm">{m.restaurant.bookTitle}</h2>
          {saving ? <Tag tone="ok">{m.restaurant.saves(money(saving, 'short'))}</Tag> : null}
        </div>
      ) : null}
      <PageForm replace>
        <input type="hidden" name="date" value={data.date} />
        <PartySize people={data.people} />
      </PageForm>
    </>
  );
  const largest = data.restaurant.max_places;
  if (data.people > largest && largest > 0)
    return (
      <div>
        {head}
        <TooMany largest={largest} date={data.date} />
      </div>
    );
  return (
    <div>
      {head}
      <PageForm replace>
        <input type="hidden" name="people" value={data.people} />
        <p className="mt-4 mb-1 text-sm font-semibold">{m.restaurant.day}</p>
        <DateStrip
          days={data.days}
          chosen={data.date}
          calendar={`/days.json?restaurant=${data.restaurant._id}&people=${data.people}`}
        />
      </PageForm>
      {fullDay ? <WaitForDay restaurant={data.restaurant._id} date={data.date} people={data.people} /> : null}
      {inLine ? <OwnPlace entry={inLine} minutes={data.waitingMinutes} /> : null}
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="mt-3"
        onSubmit={(event) => {
          if (!chosen) event.preventDefault();
          setMissed(!chosen);
        }}
      >
        <HoldFields data={data} />
        {chosen && !slots.includes(chosen) ? <input type="hidden" name="slot" value={chosen.slot} /> : null}
        {day && day.slots.length > 0 ? (
          <>
            <PeriodTabs periods={meals} shown={shown ?? ''} onShow={setTab} date={data.date} people={data.people} />
            <MealTimes
              slots={slots}
              people={data.people}
              chosen={chosen?.slot ?? null}
              standing={standing}
              wait={wait}
              timeZone={data.restaurant.time_zone}
              own={data.held}
              onChoose={onChoose}
            />
          </>
        ) : (
          <p className="rounded-3 bg-sunk px-4 py-4 text-sm text-ink-2">{m.restaurant.noSlots}</p>
        )}
        <div className="mt-4 border-t border-line pt-4" aria-live="polite">
          {chosen ? (
            <>
              <p className="flex items-baseline justify-between gap-4">
                <span>{m.restaurant.tableFor(chosen.places, time(chosen))}</span>
                <span className="display text-dsm">{money(chosen.price)}</span>
              </p>
              <p className="text-sm text-ink-2">{m.restaurant.feeNote}</p>
            </>
          ) : (
            <p role={missed ? 'alert' : undefined} className={`text-sm ${missed ? 'text-bad-ink' : 'text-ink-2'}`}>
              {m.restaurant.pickFirst}
            </p>
          )}
        </div>
        <Button type="submit" kind="brand" size="lg" busy={busy} className="mt-4 w-full">
          {m.restaurant.continue}
        </Button>
      </Form>
      <WaitForm
        id={wait}
        restaurant={data.restaurant._id}
        date={data.date}
        period={shown ?? 'night'}
        people={data.people}
        back={`/restaurant/description/${data.restaurant.slug}?date=${data.date}&people=${data.people}&period=${shown}`}
      />
      <p className="mt-4 text-xs text-ink-2">
        {[
          saving && titled ? m.restaurant.estimate : '',
          m.restaurant.holdNote(data.holdMinutes),
          data.restaurant.confirmation_mode === 'instant'
            ? m.restaurant.instantNote
            : m.restaurant.confirmNote(data.answerHours),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
});

/** No table is large enough: how many the largest one seats, and its days. */
function TooMany({ largest, date }: { largest: number; date: string }) {
  const { m } = useWords();
  return (
    <PageForm replace className="mt-4 rounded-3 bg-sunk px-4 py-4">
      <input type="hidden" name="date" value={date} />
      <p className="text-sm">{m.restaurant.largestTable(largest)}</p>
      <Button type="submit" name="people" value={largest} className="mt-3">
        {m.restaurant.showTablesFor(largest)}
      </Button>
    </PageForm>
  );
}
