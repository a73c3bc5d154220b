import type { Settings } from './settings.ts';
import { addDays, localDateAt, localTimeAt, slotInstant } from './time.ts';

/** End (epoch ms) of a clock's current quiet hours; null outside of them, and where there are none. */
export function quietUntil(
  now: number,
  zone: string,
  { quietFromHour, quietToHour }: Pick<Settings, 'quietFromHour' | 'quietToHour'>,
): number | null {
  if (quietFromHour === quietToHour) return null;
  const hour = Number(localTimeAt(now, zone).slice(0, 2));
  const overnight = quietFromHour > quietToHour;
  const evening = hour >= quietFromHour && (overnight || hour < quietToHour);
  const morning = overnight && hour < quietToHour;
  if (!evening && !morning) return null;
  const today = localDateAt(now, zone);
  const date = evening && overnight ? addDays(today, 1) : today;
  return slotInstant(date, `${String(quietToHour).padStart(2, '0')}:00`, zone);
}
