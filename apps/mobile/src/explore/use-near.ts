import { nearestCity } from '@metade/booking-flow/nearest-city.ts';
import { Accuracy, getCurrentPositionAsync, requestForegroundPermissionsAsync } from 'expo-location';
import { useRef, useState } from 'react';
import { useCall } from '../api/api';
import { useExplore } from './explore-state';
import { openCities } from './open-cities';

const patienceMs = 12_000;

/** refused: the person, or the device, does not let the app know; failed: it could not be found out. */
export type NearState = 'idle' | 'busy' | 'refused' | 'failed';

/** Looks around where the person is, who is asked for it at this moment. A second press meanwhile does nothing. */
export function useNear(onFound: () => void = () => undefined) {
  const call = useCall();
  const { ask } = useExplore();
  const [state, setState] = useState<NearState>('idle');
  const busy = useRef(false);
  const find = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    try {
      const { granted } = await requestForegroundPermissionsAsync();
      if (!granted) return setState('refused');
      const { coords } = await inTime(getCurrentPositionAsync({ accuracy: Accuracy.Balanced }));
      const near = { latitude: Number(coords.latitude.toFixed(4)), longitude: Number(coords.longitude.toFixed(4)) };
      const city = nearestCity(await inTime(openCities(call)), near);
      if (!city) return setState('failed');
      ask({ near, city: { slug: city.slug, name: city.city, country: city.country }, date: null });
      setState('idle');
      onFound();
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  };
  return { state, find: () => void find() };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('too late')), patienceMs);
    }),
  ]);
}
