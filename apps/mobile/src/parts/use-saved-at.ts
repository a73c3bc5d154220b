import { formatTime } from '@metade/i18n/format-date.ts';
import { useMemo } from 'react';
import { useWords } from '../words/words';
import { useNow } from '../api/use-now';

/** When something of so many ms was saved, by the device's clock: its time today, else its day, too. */
export function useSavedAt(age: number | null): string | undefined {
  const { app, date } = useWords();
  const now = useNow(60_000);
  return useMemo(() => {
    if (age === null) return undefined;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const at = new Date(now - age);
    const day = dayOf(at);
    return app.savedAt(
      `${day === dayOf(new Date(now)) ? '' : `${date(day, 'short')}, `}${formatTime(at.toISOString(), zone)}`,
    );
  }, [age, now, app, date]);
}

/** The device's calendar day, as YYYY-MM-DD. */
function dayOf(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
