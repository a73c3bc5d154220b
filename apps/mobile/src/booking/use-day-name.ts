import type { Order } from '@metade/contracts/orders.ts';
import { addDays } from '@metade/domain/time.ts';
import { capitalise, localDateOf } from '@metade/i18n/format-date.ts';
import { clockAhead } from '../api/server-clock';
import { useWords } from '../words/words';
import { useNow } from './use-bookings';

/** The day of a booking as its restaurant sees it: today, tomorrow, or its date. */
export function useDayName({ date, restaurant }: Pick<Order, 'date' | 'restaurant'>): string {
  const { app, Date: dateWords } = useWords();
  const now = useNow(60_000) + clockAhead();
  const today = localDateOf(new Date(now).toISOString(), restaurant.time_zone);
  if (date === today) return capitalise(app.today);
  return date === addDays(today, 1) ? capitalise(app.tomorrow) : dateWords(date);
}
