import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { SlotChipContent, slotChipClass } from '@metade/ui/chip.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { Bell } from 'lucide-react';
import { use } from 'react';
import { useWords } from '../words/words.tsx';
import { useWaiting, WaitingPlaceContext } from './use-waiting.ts';
import { WaitForm } from './wait-form.tsx';

/** A full time on a card: a button that joins its waitlist, or the diner's position in it. */
export function WaitChip({ slot, restaurant, people }: { slot: SlotOfferView; restaurant: string; people: number }) {
  const { m } = useWords();
  const entry = useWaiting({ restaurant, date: slot.date, period: slot.period });
  if (entry === undefined) {
    return (
      <WaitForm restaurant={restaurant} date={slot.date} period={slot.period} people={people}>
        <WaitButton time={slot.time} />
      </WaitForm>
    );
  }
  const own = entry.time === null || entry.time === slot.time;
  return (
    <div className={slotChipClass('full')}>
      <SlotChipContent state="full" time={slot.time}>
        {own && entry.position !== null ? m.waiting.placeShort(entry.position) : m.search.slotFull}
      </SlotChipContent>
    </div>
  );
}

/** Joins the waitlist for any table of a day at a full restaurant; hidden for who is in it already. */
export function WaitForDay({ restaurant, date, people }: { restaurant: string; date: string; people: number }) {
  const { m } = useWords();
  const waits = use(WaitingPlaceContext).waiting.some(
    (entry) => entry.restaurant._id === restaurant && entry.date === date && entry.state !== 'passed',
  );
  if (waits) return null;
  return (
    <WaitForm restaurant={restaurant} date={date} period="any" people={people}>
      <button type="submit" name="time" value="" className={`${buttonClass()} mt-2.5 w-full`}>
        <Bell aria-hidden="true" className="size-5" />
        {m.waiting.anyTable}
      </button>
    </WaitForm>
  );
}

/** form: id of a WaitForm elsewhere on the page, where this is in none. */
export function WaitButton({ time, form }: { time: string; form?: string }) {
  const { m } = useWords();
  return (
    <button type="submit" form={form} name="time" value={time} className={slotChipClass('full')}>
      <span className="sr-only">{m.waiting.bellLabel(time)}</span>
      <span aria-hidden="true" className="contents">
        <SlotChipContent state="full" time={time}>
          <Bell aria-hidden="true" className="size-4" />
          {m.waiting.bell}
        </SlotChipContent>
      </span>
    </button>
  );
}
