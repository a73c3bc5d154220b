import type { Order } from '@metade/contracts/orders.ts';
import { addDays } from '@metade/domain/time.ts';
import { capitalise, localDateOf } from '@metade/i18n/format-date.ts';
import { useWords } from '../words/words';
import { useServerNow } from '../api/use-now';

/** The day of a booking as its restaurant sees it: today, tomorrow, or its date. */
export function useDayName({ date, restaurant }: Pick<Order, 'date' | 'restaurant'>): string {
  const { app, Date: dateWords } = useWords();
  const now = useServerNow(60_000);
  const today = localDateOf(new Date(now).toISOString(), restaurant.time_zone);
  if (date === today) return capitalise(app.today);
  return date === addDays(today, 1) ? capitalise(app.tomorrow) : dateWords(date);
}
