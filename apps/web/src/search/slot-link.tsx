import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { SlotChipContent, slotChipClass } from '@metade/ui/chip.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { useOwnHold } from '../waitlist/use-waiting.ts';
import { WaitChip } from '../waitlist/wait-chip.tsx';
import { useWords } from '../words/words.tsx';

/** A time on a card: a link to the restaurant with that time selected, a waitlist button, or disabled with its reason. */
export function SlotLink({
  slot,
  restaurant,
  people,
}: {
  slot: SlotOfferView;
  restaurant: { _id: string; slug: string };
  people: number;
}) {
  const { m, money } = useWords();
  const own = useOwnHold(slot);
  if (own !== undefined)
    return (
      <PageLink to={`/checkout?order=${own}`} className={slotChipClass('chosen')}>
        <SlotChipContent state="chosen" time={slot.time}>
          {m.restaurant.ownTable}
        </SlotChipContent>
      </PageLink>
    );
  const content = (
    <SlotChipContent state={slot.state} time={slot.time}>
      <SlotWords slot={slot} people={people} />
    </SlotChipContent>
  );
  if (slot.state === 'full') return <WaitChip slot={slot} restaurant={restaurant._id} people={people} />;
  if (slot.state === 'held') {
    return <div className={slotChipClass(slot.state)}>{content}</div>;
  }
  return (
    <PageLink
      to={`/restaurant/description/${restaurant.slug}?date=${slot.date}&people=${people}&slot=${slot.slot}`}
      className={slotChipClass(slot.state)}
    >
      <span className="sr-only">{m.search.slotLink(slot.time, slot.places, money(slot.price))}</span>
      <span aria-hidden="true" className="contents">
        {content}
      </span>
    </PageLink>
  );
}

/** Second half of a slot chip: size and price, or the state in words. The last table shows its size if it is larger than needed. */
export function SlotWords({ slot, people }: { slot: SlotOfferView; people: number }) {
  const { m, money } = useWords();
  if (slot.state === 'held') return m.search.slotHeld;
  if (slot.state === 'full') return m.search.slotFull;
  const price = money(slot.price, 'short');
  const sized = m.search.slotFree(m.site.peopleShort(slot.places), price);
  if (slot.state !== 'last') return sized;
  if (slot.places < people + 2) return m.search.slotLast(price);
  return (
    <span className="flex flex-col items-end leading-4">
      <span>{m.search.slotLastOne}</span>
      <span>{sized}</span>
    </span>
  );
}
