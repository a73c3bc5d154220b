import { deviceZone } from '../shell/device-zone.ts';
import { useWords } from '../words/words.tsx';
import type { Clock } from './deadline-words.ts';

/** Formats times by this device's clock and language. */
export function useClock(): Clock {
  const { date, time } = useWords();
  const zone = deviceZone();
  return { zone, day: (day) => date(day, 'short'), time: (instant) => time(instant, zone) };
}
