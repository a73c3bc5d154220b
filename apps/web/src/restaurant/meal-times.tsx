import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { Button } from '@metade/ui/button.tsx';
import { Bell } from 'lucide-react';
import { useDeviceTime } from '../words/device-time.ts';
import { useWords } from '../words/words.tsx';
import { SlotChoice } from './slot-choice.tsx';

/**
 * The times of one meal, and a waitlist button where all are full. standing: the diner's waitlist entry for this meal, if any;
 * wait: id of the form that joins its waitlist.
 */
export function MealTimes({
  slots,
  people,
  chosen,
  standing,
  wait,
  timeZone,
  own,
  onChoose,
}: {
  slots: SlotOfferView[];
  people: number;
  chosen: string | null;
  standing: WaitingEntry | undefined;
  wait: string;
  timeZone: string;
  /** The tables that the diner holds here. */
  own: readonly { order: string; date: string; slot: string }[];
  onChoose: (slot: string) => void;
}) {
  const { m } = useWords();
  const time = useDeviceTime(timeZone);
  // A waitlist offer is the diner's own hold, and its banner shows the time.
  const ownAt = (slot: SlotOfferView) => own.find((one) => one.slot === slot.slot && one.date === slot.date)?.order;
  const held = standing?.offer
    ? undefined
    : slots.find((slot) => slot.state === 'held' && slot.heldUntil && ownAt(slot) === undefined);
  const placeAt = (time: string) =>
    standing?.position && (standing.time === null || standing.time === time)
      ? m.waiting.placeShort(standing.position)
      : null;
  return (
    <>
      <fieldset className="mt-3">
        <legend className="sr-only">{m.restaurant.hour}</legend>
        <div className="grid grid-cols-2 gap-2">
          {slots.map((slot) => (
            <SlotChoice
              key={slot.slot}
              slot={slot}
              people={people}
              chosen={chosen === slot.slot}
              wait={standing ? null : wait}
              place={placeAt(slot.time)}
              own={ownAt(slot)}
              onChoose={onChoose}
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
        <p className="mt-3 text-xs text-ink-2">{m.restaurant.heldUntil(held.time, time(held.heldUntil))}</p>
      ) : null}
    </>
  );
}
