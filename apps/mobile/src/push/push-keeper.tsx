import { router } from 'expo-router';
import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useCall } from '../api/api';
import { openPage } from '../links/open-page';
import { screenOf } from '../links/screen-of';
import { useSession } from '../session/session';
import { useWords } from '../words/words';
import { devicePush } from './device-push';
import { registerDevice } from './register-device';

/** Keeps the server told of this device and its language while somebody is signed in, and opens what a notification is about. */
export function PushKeeper() {
  const call = useCall();
  const { token } = useSession();
  const { app, locale } = useWords();
  const { normal, urgent } = app.push.channels;
  useEffect(() => {
    if (!token) return;
    const keep = async () => {
      if ((await devicePush.state()) === 'granted') await registerDevice(call, locale, { normal, urgent });
    };
    // Without network it is told the next time that the app is opened.
    const again = () => void keep().catch(() => null);
    again();
    const front = AppState.addEventListener('change', (state) => state === 'active' && again());
    return () => front.remove();
  }, [call, token, locale, normal, urgent]);
  useEffect(
    () =>
      devicePush.onPressed((link) => {
        const screen = screenOf(link);
        if (screen) router.push(screen);
        else openPage(link, locale);
      }),
    [locale],
  );
  return null;
}
