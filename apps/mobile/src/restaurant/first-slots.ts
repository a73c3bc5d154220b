import type { SlotOfferView } from '@metade/contracts/restaurants.ts';

const most = 4;

export const isBookable = ({ state }: SlotOfferView): boolean => state === 'free' || state === 'last';

/** The four times that are shown before all: around the chosen one, and those that can be booked where there are as many. */
export function firstSlots(slots: readonly SlotOfferView[], chosen: string | null): readonly SlotOfferView[] {
  const bookable = slots.filter(isBookable);
  const shown = bookable.length >= most ? bookable : slots;
  const at = shown.findIndex(({ slot }) => slot === chosen);
  const from = Math.max(0, Math.min(at - 1, shown.length - most));
  return shown.slice(from, from + most);
}
