import type { MapPoint } from '@metade/booking-flow/map-bounds.ts';
import { walkMinutes } from '@metade/booking-flow/walk-minutes.ts';
import type { Order } from '@metade/contracts/orders.ts';
import {
  Accuracy,
  getCurrentPositionAsync,
  getForegroundPermissionsAsync,
  requestForegroundPermissionsAsync,
} from 'expo-location';
import { useEffect, useState } from 'react';
import { Pressable } from 'react-native';
import { useServerNow } from '../api/use-now';
import { T } from '../parts/text';
import { tap } from '../theme/theme';
import { useWords } from '../words/words';
import { timeLeft } from './time-left';

/** How long one walks to a table of the next hours. Where one is stays on the device, and is asked for when it is wanted. */
export function Walk({ order: { starts_at, restaurant } }: { order: Order }) {
  const { location } = restaurant.address;
  const left = timeLeft(Date.parse(starts_at), useServerNow(60_000));
  return location && left && left.unit !== 'days' ? <Known to={location} /> : null;
}

type Where = { from: MapPoint | null; mayAsk: boolean };

function Known({ to }: { to: MapPoint }) {
  const { app } = useWords();
  const [state, setState] = useState<Where>({ from: null, mayAsk: false });
  useEffect(() => {
    let current = true;
    void findOneself(false).then((where) => current && setState(where));
    return () => {
      current = false;
    };
  }, []);
  const minutes = state.from && walkMinutes(state.from, to);
  if (minutes !== null) return <T kind="small">{app.walk.minutes(minutes)}</T>;
  if (!state.mayAsk) return null;
  return (
    <Pressable
      role="button"
      onPress={() => void findOneself(true).then(setState)}
      style={{ minHeight: tap, justifyContent: 'center' }}
    >
      <T kind="small" tone="ink2" style={{ textDecorationLine: 'underline' }}>
        {app.walk.ask}
      </T>
    </Pressable>
  );
}

/** ask: the person may be asked now. A device that does not know where it is tells nothing. */
async function findOneself(ask: boolean): Promise<Where> {
  try {
    const known = await getForegroundPermissionsAsync();
    const { granted } = ask && !known.granted ? await requestForegroundPermissionsAsync() : known;
    if (!granted) return { from: null, mayAsk: !ask && known.canAskAgain && known.status !== 'denied' };
    const { coords } = await getCurrentPositionAsync({ accuracy: Accuracy.Balanced });
    return { from: coords, mayAsk: false };
  } catch {
    return { from: null, mayAsk: false };
  }
}
