import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { RestaurantBookingFacts } from '@metade/domain/availability.ts';
import { slotOffers } from '@metade/domain/availability.ts';
import type { Places } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import type { DatedTable } from './read-tables.ts';

/** What a date sells to a party, as the API tells it. now: epoch ms. */
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

/** Up to four times for a card, in the order of the clock: free ones first of all, then ones that are held or full. */
export function cardSlots(offers: readonly SlotOfferView[]): SlotOfferView[] {
  const byUse = [...offers.filter(isFree), ...offers.filter((offer) => !isFree(offer))];
  const chosen = new Set(byUse.slice(0, cardSlotsMax));
  return offers.filter((offer) => chosen.has(offer));
}

const cardSlotsMax = 4;
