import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { SlotChipContent, slotChipClass } from '@metade/ui/chip.tsx';
import { memo } from 'react';
import { Link } from 'react-router';
import { SlotWords } from '../search/slot-link.tsx';
import { WaitButton } from '../waitlist/wait-chip.tsx';
import { useWords } from '../words/words.tsx';

export function isOpen(slot: SlotOfferView): boolean {
  return slot.state === 'free' || slot.state === 'last';
}

/**
 * A time of the booking box: selectable, a waitlist button, or disabled with its reason. wait: the form that joins the waitlist,
 * null for who is in it; place: the position in it, if it is for this time; own: the diner's own order that holds it.
 */
export const SlotChoice = memo(function SlotChoice({
  slot,
  people,
  chosen,
  wait,
  place,
  own,
  onChoose,
}: {
  slot: SlotOfferView;
  people: number;
  chosen: boolean;
  wait: string | null;
  place: string | null;
  own: string | undefined;
  onChoose: (slot: string) => void;
}) {
  const { m } = useWords();
  if (own !== undefined)
    return (
      <Link to={`/checkout?order=${own}`} className={slotChipClass('chosen')}>
        <SlotChipContent state="chosen" time={slot.time}>
          {m.restaurant.ownTable}
        </SlotChipContent>
      </Link>
    );
  const state = chosen ? 'chosen' : slot.state;
  const content = (
    <SlotChipContent state={state} time={slot.time}>
      {place !== null && slot.state === 'full' ? place : <SlotWords slot={slot} people={people} />}
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
        onChange={() => onChoose(slot.slot)}
        required
        className="sr-only"
      />
      {content}
    </label>
  );
});
