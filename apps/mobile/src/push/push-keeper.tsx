import { router } from 'expo-router';
import { useEffect } from 'react';
import { useCall } from '../api/api';
import { deviceSigns } from '../api/device-signs';
import { openPage } from '../links/open-page';
import { screenOf } from '../links/screen-of';
import { useSession } from '../session/session';
import { useWords } from '../words/words';
import { devicePush } from './device-push';
import { settlePush } from './push-switch';

/** Keeps the server told of this device, or that it was turned off, while somebody is signed in, and opens what a notification is about. */
export function PushKeeper() {
  const call = useCall();
  const { token } = useSession();
  const { app, locale } = useWords();
  const { normal, urgent } = app.push.channels;
  useEffect(() => {
    if (!token) return;
    const settle = () => void settlePush(call, locale, { normal, urgent });
    settle();
    return deviceSigns.onBack(settle);
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
