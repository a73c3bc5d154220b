import { formatTime } from '@metade/i18n/format-date.ts';
import { useSyncExternalStore } from 'react';

/**
 * Formats an instant by the reader's own clock: deadlines apply where the reader is, not where the table is. Before hydration and
 * without JavaScript, by `zone`.
 */
export function useDeviceTime(zone: string): (instant: string) => string {
  const own = useDeviceZone() ?? zone;
  return (instant) => formatTime(instant, own);
}

/** Null on the server, so that server and client render the same. */
function useDeviceZone(): string | null {
  return useSyncExternalStore(never, deviceZone, () => null);
}

const never = () => () => undefined;
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
