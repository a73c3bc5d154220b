import { openSettings } from 'expo-linking';
import { useCallback, useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { useApi, useCall, useLoaded } from '../api/api';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { useWords } from '../words/words';
import { devicePush } from './device-push';
import type { PushState } from './device-push-types';
import { onPushTold, turnPush, usePushSwitch } from './push-switch';

/**
 * Whether this device is told by push, and the way to change that. Nothing where it cannot be. offer: only where nobody was asked yet.
 */
export function PushSection({ offer = false, inset = !offer }: { offer?: boolean; inset?: boolean }) {
  const call = useCall();
  const api = useApi();
  const { app, locale } = useWords();
  const words = app.push;
  const [state, look] = usePushState();
  const { off, waits } = usePushSwitch();
  const { value, put } = useLoaded(
    useCallback(async (signal) => (await api.call('getPush', {}, { signal })).data, [api]),
  );
  useEffect(() => onPushTold(put), [put]);
  if (state === null || state === 'unavailable' || (offer && (off || state !== 'askable'))) return null;
  const isOn = !off && value?.devices.some(({ current }) => current);
  const turn = (turnOff: boolean) => void turnPush(turnOff, call, locale, words.channels);
  const turnOn = async () => {
    if (state === 'granted' || (await devicePush.ask()) === 'granted') turn(false);
    look();
  };
  return (
    <Section title={words.title} inset={inset}>
      {waits ? (
        <Banner tone="offline" urgent>
          {app.sentLater}
        </Banner>
      ) : null}
      {state === 'denied' ? (
        <Banner tone="wait" action={<Button onPress={() => void openSettings()}>{words.settings}</Button>}>
          {words.denied}
        </Banner>
      ) : isOn ? (
        <>
          <T tone="ink2">{words.isOn}</T>
          <Button onPress={() => turn(true)}>{words.off}</Button>
        </>
      ) : (
        <>
          <T tone="ink2">{words.text}</T>
          <Button onPress={() => void turnOn()}>{words.on}</Button>
        </>
      )}
    </Section>
  );
}

/** What the system allows, looked at again when the app comes back from its settings. */
function usePushState(): [PushState | null, () => void] {
  const [state, setState] = useState<PushState | null>(null);
  const look = useCallback(() => void devicePush.state().then(setState), []);
  useEffect(() => {
    look();
    const front = AppState.addEventListener('change', (now) => now === 'active' && look());
    return () => front.remove();
  }, [look]);
  return [state, look];
}
