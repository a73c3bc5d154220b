import type { Booking } from '@metade/contracts/host.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useWords } from '../words/words.tsx';

/** A booking's time, with its date unless that is today. */
export function useBookingWhen(): (booking: Pick<Booking, 'date' | 'time'>) => string {
  const { state } = useRestaurant();
  const { date } = useWords();
  return (booking) => (booking.date === state.today ? booking.time : `${date(booking.date, 'short')}, ${booking.time}`);
}
