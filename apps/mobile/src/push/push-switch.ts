import type { Answer } from '@metade/api-client/client.ts';
import { stepPatienceMs } from '@metade/booking-flow/host-steps.ts';
import { keepText } from '@metade/booking-flow/ports.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { useSyncExternalStore } from 'react';
import type { Call } from '../api/api';
import { deviceStorage } from '../storage/device-storage';
import { devicePush } from './device-push';

type Push = Answer<'getPush'>['data'];
type Switch = Readonly<{
  /** Turned off on this device: its own choice, as of a system's switch, whoever is signed in. */
  off: boolean;
  /** What was chosen last did not get through to the server yet. */
  waits: boolean;
}>;

const name = 'push';
const shownListeners = new Set<() => void>();
const toldListeners = new Set<(push: Push) => void>();
let now: Switch = { off: deviceStorage.read(name) === 'off', waits: false };
/** How often it was turned, and up to which turn the server knows. */
let turns = 0;
let settled = 0;
let last: Promise<unknown> = Promise.resolve();

export function usePushSwitch(): Switch {
  return useSyncExternalStore(onShown, () => now);
}
const onShown = listenTo(shownListeners);

/** Hears what the server answered about the account's devices. Answers a function that ends it. */
export const onPushTold = listenTo(toldListeners);

/** Turns it off or on here: kept, and true at once, whenever the server can be told. Without space it lasts as long as the app runs. */
export async function turnPush(off: boolean, ...told: Parameters<typeof settlePush>): Promise<void> {
  keepText(deviceStorage, name, off ? 'off' : 'on');
  turns += 1;
  show({ off, waits: false });
  await settlePush(...told);
}

/**
 * Tells the server whether and where this device is reached, one call after the other, so that what was chosen last is what stays. Never
 * rejects: what did not get through waits for the next time.
 */
export async function settlePush(
  call: Call,
  locale: Locale,
  channels: { normal: string; urgent: string },
): Promise<void> {
  const turn = turns;
  try {
    // Before its turn: a system that never answers must not hold back who turns it off.
    const token = now.off || (await devicePush.state()) !== 'granted' ? null : await devicePush.token(channels);
    const mine = last.then(() => {
      // Whoever turned it since tells it, too.
      if (turn !== turns) return null;
      if (now.off) return remove(call);
      return token === null ? null : register(call, token, locale);
    });
    last = mine.catch(() => null);
    const answer = await mine;
    settled = Math.max(settled, turn);
    if (answer) for (const listener of toldListeners) listener(answer);
  } catch {}
  show({ off: now.off, waits: turn === turns ? settled < turn : now.waits });
}

async function register(call: Call, token: string, locale: Locale): Promise<Push> {
  return (await call('addPushApp', { body: { token, locale } }, patience())).data;
}

async function remove(call: Call): Promise<Push> {
  let { data } = await call('getPush', {}, patience());
  for (const { _id, current } of data.devices)
    if (current) ({ data } = await call('removePushDevice', { params: { id: _id } }, patience()));
  return data;
}

function patience() {
  return { signal: AbortSignal.timeout(stepPatienceMs) };
}

function show(next: Switch): void {
  if (next.off === now.off && next.waits === now.waits) return;
  now = next;
  for (const listener of shownListeners) listener();
}

function listenTo<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}
