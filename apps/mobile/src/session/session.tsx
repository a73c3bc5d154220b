import type { Answer } from '@metade/api-client/client.ts';
import { readKept, keep } from '@metade/booking-flow/ports.ts';
import type { User } from '@metade/contracts/auth.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { client } from '../api/client';
import { pressesOf } from '../favourites/favourite-list';
import { deviceStorage } from '../storage/device-storage';
import { forgetAllButSteps, forgetOthersSteps, forgetRestaurants } from '../host/host-storage';
import { lateName } from '../late/late-steps';
import { secretStore } from '../storage/secret-store';
import { leaveSession } from './left-sessions';

export interface Session {
  /** Of who is signed in. */
  token: string | null;
  /** As last answered; kept, so that bookings open without network. */
  user: User | null;
  /** Of a guest who holds a table before signing in. */
  guest: string | null;
  /** Says at the next log-in that it is the same device. */
  device: string | null;
  /** The session was ended elsewhere, which its owner is told until the next one begins. */
  ended: boolean;
  /** The account was deleted here, which is said until somebody logs in. */
  erased: boolean;
  enter: (answer: Answer<'login'>) => void;
  keepGuest: (token: string) => void;
  put: (user: User) => void;
  /** Logs out, here and on the server. What the device kept of the account goes. */
  leave: () => void;
  wasEnded: (token: string) => void;
  /** The account is no more: as leave, without asking the server. */
  deleted: () => void;
}

const SessionContext = createContext<Session | null>(null);

type State = Pick<Session, 'token' | 'user' | 'guest' | 'device' | 'ended' | 'erased'>;

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(readSession);
  const change = useCallback((part: Partial<State>) => setState((now) => ({ ...now, ...part })), []);
  const enter = useCallback<Session['enter']>(
    ({ token, data, device }) => {
      write({ token, guest: null, device });
      forgetOthersSteps(data._id);
      keep(deviceStorage, 'user', data);
      change({ token, user: data, guest: null, device, ended: false, erased: false });
    },
    [change],
  );
  const keepGuest = useCallback(
    (guest: string) => {
      write({ guest });
      change({ guest });
    },
    [change],
  );
  const put = useCallback(
    (user: User) => {
      keep(deviceStorage, 'user', user);
      change({ user });
    },
    [change],
  );
  const { token, user } = state;
  const owner = user?._id ?? null;
  const isUnknown = token !== null && owner === null;
  // A device without space has not kept whose session it is.
  useEffect(() => {
    if (!isUnknown) return;
    const abort = new AbortController();
    const asked = client.call('getIdentity', {}, { token: token ?? undefined, signal: abort.signal });
    void asked.then(({ data }) => put(data)).catch(() => null);
    return () => abort.abort();
  }, [isUnknown, token, put]);
  const forget = useCallback(
    (how: Pick<State, 'ended' | 'erased'>) => {
      write({ token: null, guest: null });
      for (const name of ownNames) deviceStorage.remove(name);
      // Where the session was ended elsewhere, its owner comes back to them.
      if (!how.ended && owner) deviceStorage.remove(pressesOf(owner));
      if (!how.ended) deviceStorage.remove(lateName);
      if (how.ended && owner) forgetAllButSteps(owner);
      else forgetRestaurants();
      // A late refusal does not change why it was left.
      setState((now) => (now?.token ? { ...now, token: null, user: null, guest: null, ...how } : now));
    },
    [owner],
  );
  const leave = useCallback(() => {
    if (token) leaveSession(token);
    forget({ ended: false, erased: false });
  }, [token, forget]);
  const current = useRef(token);
  useEffect(() => {
    current.current = token;
  }, [token]);
  // A refusal may come late, when somebody else is signed in.
  const wasEnded = useCallback(
    (which: string) => which === current.current && forget({ ended: true, erased: false }),
    [forget],
  );
  const deleted = useCallback(() => forget({ ended: false, erased: true }), [forget]);
  const session = useMemo(
    () => ({ ...state, enter, keepGuest, put, leave, wasEnded, deleted }),
    [state, enter, keepGuest, put, leave, wasEnded, deleted],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
}

/** What the device keeps of an account, by the names of its storage. */
const ownNames = ['user', 'bookings', 'payments', 'favourites'];

function readSession(): State {
  const [token, guest, device] = [secret('token'), secret('guest'), secret('device')];
  const user = token ? (readKept(deviceStorage, 'user') as User | null) : null;
  return { token, guest, device, user, ended: false, erased: false };
}

/** A key store that cannot be read holds nothing: one logs in again. */
function secret(name: string): string | null {
  try {
    return secretStore.read(name);
  } catch {
    return null;
  }
}

function write(secrets: Record<string, string | null>): void {
  for (const [name, secret] of Object.entries(secrets)) void secretStore.write(name, secret).catch(() => null);
}
