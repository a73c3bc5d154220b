import { formatTime } from '@metade/i18n/format-date.ts';
import { useSyncExternalStore } from 'react';

/**
 * Formats an instant by the reader's own clock: deadlines apply where the reader is, not where the table is. Before hydration and
 * without JavaScript, by `zone`, so that server and client render the same.
 */
export function useDeviceTime(zone: string): (instant: string) => string {
  const isAwake = useSyncExternalStore(never, yes, no);
  return isAwake ? deviceTime : (instant) => formatTime(instant, zone);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

function deviceTime(instant: string): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
