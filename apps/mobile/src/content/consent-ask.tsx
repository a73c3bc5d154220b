import { keepText } from '@metade/booking-flow/ports.ts';
import { router, useSegments } from 'expo-router';
import { useEffect } from 'react';
import { useSite } from '../site/site';
import { useSession } from '../session/session';
import { deviceStorage } from '../storage/device-storage';

const key = 'consent-later';

/** Not to be asked again about this version before the next booking. */
export function askLater(version: string): void {
  // Without space it is asked again.
  keepText(deviceStorage, key, version);
}

/**
 * Asks once, at the start pages, who agreed to terms that have changed since; never over a voucher or a booking. Who never agreed is
 * asked when they book.
 */
export function ConsentAsk() {
  const { user, token } = useSession();
  const { config } = useSite();
  const isStart = useSegments()[0] === '(tabs)';
  const asked = config?.termsVersion;
  const agreed = token === null ? null : (user?.termsVersion ?? null);
  useEffect(() => {
    if (!isStart || !asked || agreed === null || agreed === asked || deviceStorage.read(key) === asked) return;
    router.push('/consent');
  }, [isStart, asked, agreed]);
  return null;
}
