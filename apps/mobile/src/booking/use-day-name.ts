import { addDays } from '@metade/domain/time.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { useServerNow } from '../api/use-now';
import { useWords } from '../words/words';

/** A local date as its restaurant sees it, within a line: today, tomorrow, or the date. */
export function useDayName(date: string, zone: string): string {
  const { app, date: dateWords } = useWords();
  const today = localDateOf(new Date(useServerNow(60_000)).toISOString(), zone);
  if (date === today) return app.today;
  return date === addDays(today, 1) ? app.tomorrow : dateWords(date);
}
