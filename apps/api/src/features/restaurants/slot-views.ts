import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { RestaurantBookingFacts } from '@metade/domain/availability.ts';
import { slotOffers } from '@metade/domain/availability.ts';
import type { Places } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import type { DatedTable } from './read-tables.ts';

/** What a date sells to a party, in the contract's form. now: epoch ms. */
export function slotViews(
  facts: RestaurantBookingFacts,
  tables: readonly DatedTable[],
  date: string,
  people: number,
  priceOf: (places: Places) => Money,
  now: number,
): SlotOfferView[] {
  return slotOffers(facts, tables, date, people, priceOf, now).map((offer) => ({
    ...offer,
    heldUntil:
      offer.state === 'held' ? (tables.find((table) => table.slot._id === offer.slot)?.heldUntil ?? null) : null,
  }));
}

export function isFree(offer: SlotOfferView): boolean {
  return offer.state === 'free' || offer.state === 'last';
}

/** Up to four times for a card, by time: free ones first, then held or full ones; of each those nearest to a given time. */
export function cardSlots(offers: readonly SlotOfferView[], time?: string): SlotOfferView[] {
  const apart = (offer: SlotOfferView) => Math.abs(eveningMinutes(offer.time) - eveningMinutes(time ?? ''));
  const nearest = time === undefined ? offers : offers.toSorted((a, b) => apart(a) - apart(b));
  const byUse = [...nearest.filter(isFree), ...nearest.filter((offer) => !isFree(offer))];
  const chosen = new Set(byUse.slice(0, cardSlotsMax));
  return offers.filter((offer) => chosen.has(offer));
}

const cardSlotsMax = 4;

/** Minutes since midnight; hours after midnight belong to the evening before. */
function eveningMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * (hours < 5 ? hours + 24 : hours) + minutes;
}
