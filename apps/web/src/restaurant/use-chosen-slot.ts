import { useCallback, useState } from 'react';
import type { RestaurantData } from './restaurant-data.server.ts';
import { isOpen } from './slot-choice.tsx';

/** The selected time: last pressed on this day, else named in the address; null when it cannot be booked now. */
export function useChosenSlot(data: RestaurantData) {
  const [picked, setPicked] = useState<{ date: string; slot: string } | null>(null);
  const day = data.days.find((one) => one.date === data.date);
  const openSlot = (id: string | null | undefined) => day?.slots.find((slot) => slot.slot === id && isOpen(slot));
  const choose = useCallback((slot: string) => setPicked({ date: data.date, slot }), [data.date]);
  return {
    chosen: (picked?.date === data.date ? openSlot(picked.slot) : undefined) ?? openSlot(data.slot),
    choose,
  };
}
