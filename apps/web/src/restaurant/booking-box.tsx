import { formatTime } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { SlotChipContent, slotChipClass } from '@metade/ui/chip.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Bell } from 'lucide-react';
import { useId, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { RestaurantData } from '../routes/restaurant.tsx';
import { DateStrip } from '../search/date-strip.tsx';
import { PERIODS } from '../search/query.ts';
import { SlotWords } from '../search/slot-link.tsx';
import { OwnPlace } from '../waiting/own-place.tsx';
import { WaitButton } from '../waiting/wait-chip.tsx';
import { WaitForm } from '../waiting/wait-form.tsx';
import { useWords } from '../words/words.tsx';
import { PeriodTabs } from './period-tabs.tsx';

type Slot = RestaurantData['days'][number]['slots'][number];

/** People, day, period and time, then the fee and the one button. Two plain forms, so it books without script too. */
export function BookingBox({
  data,
  saving,
  titled = false,
}: {
  data: RestaurantData;
  saving: { amount: number; currency: string } | null;
  titled?: boolean;
}) {
  const { m, money } = useWords();
  const navigation = useNavigation();
  const [parameters] = useSearchParams();
  const day = data.days.find((one) => one.date === data.date);
  const asked = day?.slots.find((slot) => slot.slot === data.slot && isOpen(slot));
  const [picked, setPicked] = useState<{ date: string; slot: string } | null>(null);
  const chosen =
    (picked?.date === data.date ? day?.slots.find((slot) => slot.slot === picked.slot && isOpen(slot)) : undefined) ??
    asked;
  const [tab, setTab] = useState<string | null>(null);
  const periods = PERIODS.map((period) => ({
    period,
    slots: day?.slots.filter((slot) => slot.period === period) ?? [],
  }));
  const usual =
    periods.findLast(({ slots }) => slots.some(isOpen))?.period ??
    periods.find(({ slots }) => slots.length > 0)?.period;
  // Also of a time that is full: it is where its waiting list is.
  const named = day?.slots.find((slot) => slot.slot === data.slot)?.period;
  const shown =
    PERIODS.find((period) => period === tab) ?? chosen?.period ?? parameters.get('period') ?? named ?? usual;
  const slots = periods.find(({ period }) => period === shown)?.slots ?? [];
  const held = slots.find((slot) => slot.state === 'held' && slot.heldUntil);
  const wait = useId();
  const inLine = data.waiting.find(
    (entry) => entry.restaurant._id === data.restaurant._id && entry.date === data.date && entry.period === shown,
  );
  const standing = inLine?.state === 'passed' ? undefined : inLine;
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  return (
    <div>
      {titled ? (
        <div className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-dsm">{m.restaurant.bookTitle}</h2>
          {saving ? <Tag tone="ok">{m.restaurant.saves(money(saving, 'short'))}</Tag> : null}
        </div>
      ) : null}
      <Form method="get" preventScrollReset replace>
        <input type="hidden" name="date" value={data.date} />
        <People people={data.people} />
      </Form>
      <Form method="get" preventScrollReset replace>
        <input type="hidden" name="people" value={data.people} />
        <p className="mt-4 mb-1 text-sm font-semibold">{m.restaurant.day}</p>
        <DateStrip
          days={data.days}
          chosen={data.date}
          calendar={`/days.json?restaurant=${data.restaurant._id}&people=${data.people}`}
        />
      </Form>
      {inLine ? <OwnPlace entry={inLine} minutes={data.waitingMinutes} /> : null}
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="restaurant" value={data.restaurant._id} />
        <input type="hidden" name="date" value={data.date} />
        <input type="hidden" name="people" value={data.people} />
        {day && day.slots.length > 0 ? (
          <>
            <PeriodTabs
              periods={periods}
              shown={shown ?? ''}
              onShow={setTab}
              query={{ date: data.date, people: data.people }}
            />
            <fieldset className="mt-3">
              <legend className="sr-only">{m.restaurant.hour}</legend>
              <div className="grid grid-cols-2 gap-2">
                {slots.map((slot) => (
                  <SlotChoice
                    key={slot.slot}
                    slot={slot}
                    chosen={chosen?.slot === slot.slot}
                    wait={standing ? null : wait}
                    place={
                      standing?.position && (standing.time === null || standing.time === slot.time)
                        ? m.waiting.placeShort(standing.position)
                        : null
                    }
                    onChoose={() => setPicked({ date: data.date, slot: slot.slot })}
                  />
                ))}
              </div>
            </fieldset>
            {!standing && slots.length > 1 && slots.every(({ state }) => state === 'full') ? (
              <Button type="submit" form={wait} name="time" value="" className="mt-3 w-full">
                <Bell aria-hidden="true" className="size-5" />
                {m.waiting.anyTime}
              </Button>
            ) : null}
            {held?.heldUntil ? (
              <p className="mt-3 text-xs text-ink-2">
                {m.restaurant.heldUntil(held.time, formatTime(held.heldUntil, data.restaurant.time_zone))}
              </p>
            ) : null}
          </>
        ) : (
          <p className="rounded-3 bg-sunk px-4 py-4 text-sm text-ink-2">{m.restaurant.noSlots}</p>
        )}
        <div className="mt-4 border-t border-line pt-4" aria-live="polite">
          {chosen ? (
            <>
              <p className="flex items-baseline justify-between gap-4">
                <span>{m.restaurant.tableFor(chosen.places, chosen.time)}</span>
                <span className="display text-dsm">{money(chosen.price)}</span>
              </p>
              <p className="text-sm text-ink-2">{m.restaurant.feeNote}</p>
            </>
          ) : (
            <p className="text-sm text-ink-2">{m.restaurant.pickFirst}</p>
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
          saving ? m.restaurant.estimate : '',
          m.restaurant.holdNote(data.holdMinutes),
          data.restaurant.confirmation_mode === 'instant' ? m.restaurant.instantNote : m.restaurant.confirmNote,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

function isOpen(slot: Slot): boolean {
  return slot.state === 'free' || slot.state === 'last';
}

function People({ people }: { people: number }) {
  const { m } = useWords();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{m.restaurant.people}</legend>
      <div className="grid grid-cols-6 gap-2">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <button
            key={n}
            type="submit"
            name="people"
            value={n}
            aria-pressed={n === people}
            aria-label={m.site.people(n)}
            className="min-h-11 rounded-2 border border-line font-semibold hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-page"
          >
            {n}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** wait: the form that joins the line, null for who is in it already; place: where he stands in it, if it is of this time. */
function SlotChoice({
  slot,
  chosen,
  wait,
  place,
  onChoose,
}: {
  slot: Slot;
  chosen: boolean;
  wait: string | null;
  place: string | null;
  onChoose: () => void;
}) {
  const state = chosen ? 'chosen' : slot.state;
  const content = (
    <SlotChipContent state={state} time={slot.time}>
      {place !== null && slot.state === 'full' ? place : <SlotWords slot={slot} />}
    </SlotChipContent>
  );
  if (slot.state === 'full' && wait !== null) return <WaitButton time={slot.time} form={wait} />;
  if (!isOpen(slot)) return <div className={slotChipClass(slot.state)}>{content}</div>;
  return (
    <label
      className={`${slotChipClass(state)} relative has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-[var(--focus)]`}
    >
      <input
        type="radio"
        name="slot"
        value={slot.slot}
        checked={chosen}
        onChange={onChoose}
        required
        className="sr-only"
      />
      {content}
    </label>
  );
}
