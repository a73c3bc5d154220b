import { formatTime } from '@metade/i18n/format-date.ts';
import { useSyncExternalStore } from 'react';

/**
 * Formats an instant by the reader's own clock: deadlines apply where the reader is, not where the table is. Before hydration and
 * without JavaScript, by `zone`, so that server and client render the same.
 */
export function useDeviceTime(zone: string): (instant: string) => string {
  const isHere = useSyncExternalStore(never, isAwake, isAsleep);
  return isHere ? deviceTime : (instant) => formatTime(instant, zone);
}

const never = () => () => undefined;
const isAwake = () => true;
const isAsleep = () => false;

function deviceTime(instant: string): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
