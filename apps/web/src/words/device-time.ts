import { formatTime } from '@metade/i18n/format-date.ts';
import { useSyncExternalStore } from 'react';

/**
 * How the reader's own clock shows an instant: what he has to do by then is done where he is, which need not be where the table is.
 * Until the browser runs, and without script, by `zone`.
 */
export function useDeviceTime(zone: string): (instant: string) => string {
  const own = useDeviceZone() ?? zone;
  return (instant) => formatTime(instant, own);
}

/** Null on the server, so that its page and the first one here are the same. */
function useDeviceZone(): string | null {
  return useSyncExternalStore(never, deviceZone, () => null);
}

const never = () => () => undefined;
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
