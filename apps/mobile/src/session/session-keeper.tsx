import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useCall } from '../api/api';
import { deviceSigns } from '../api/device-signs';
import { endLeftSessions } from './left-sessions';
import { useSession } from './session';

const againMs = 6 * 3_600_000;

/** Keeps the session open for those who use the app, whatever screen they use, and ends on the server those that were left. */
export function SessionKeeper() {
  const call = useCall();
  const { token } = useSession();
  useEffect(() => {
    if (!token) return;
    let last = Number.NEGATIVE_INFINITY;
    const renew = () => {
      if (performance.now() - last < againMs) return;
      const before = last;
      last = performance.now();
      // Without network it is renewed the next time that the app is opened.
      call('renewSession', {}).catch(() => {
        last = before;
      });
    };
    renew();
    const front = AppState.addEventListener('change', (state) => state === 'active' && renew());
    return () => front.remove();
  }, [call, token]);
  useEffect(() => {
    const end = () => void endLeftSessions();
    end();
    return deviceSigns.onBack(end);
  }, []);
  return null;
}
