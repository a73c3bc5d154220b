import type { User } from '@metade/contracts/auth.ts';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CallOptions } from '@metade/api-client/client.ts';
import { routes } from '@metade/api-client/routes.ts';
import type { Call, Open } from '../api.ts';
import { api, refusalOf } from '../api.ts';
import { tellWritten } from '../shell/written.ts';
import {
  dropStoredSession,
  knownDevice,
  readStoredSession,
  rememberDevice,
  takeCode,
  storeSession,
  type StoredSession,
} from './stored-session.ts';

export type Session = StoredSession & {
  call: Call;
  open: Open;
  logOut: () => void;
  /** A second factor must be set up first. */
  due: boolean;
  /** The second factor was set up. */
  settle: () => void;
  /** The API refused the token: back to the log-in, with a message. */
  drop: () => void;
};

type Entered = { token: string; data: User; device: string };

type Entrance = {
  session: Session | null;
  /** True when the last session expired. */
  ended: boolean;
  /** Answers the challenge of a second step; null when none is needed and the session has begun. */
  logIn: (email: string, password: string) => Promise<string | null>;
  /** Continues with a session the API has just opened. */
  begin: (answer: Entered) => void;
  endLogIn: (challenge: string, code: string) => Promise<void>;
};

const EntranceContext = createContext<Entrance | null>(null);

/** Stores the panel's own session on this device and sends its token with every call. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState(readStoredSession);
  const [ended, setEnded] = useState(false);
  const [due, setDue] = useState(false);

  const keep = useCallback((next: StoredSession | null) => {
    storeSession(next);
    setKept(next);
  }, []);
  const session = useMemo<Session | null>(() => {
    if (!kept) return null;
    const drop = () => {
      // A late answer to an old token must not end the session that came after it.
      if (readStoredSession()?.token !== kept.token) return;
      dropStoredSession();
      setKept(null);
      setEnded(true);
    };
    const noticed = async <T,>(answer: Promise<T>): Promise<T> => {
      try {
        return await answer;
      } catch (error) {
        const code = refusalOf(error)?.code;
        if (code === 'unauthenticated') drop();
        if (code === 'second_factor_due') setDue(true);
        throw error;
      }
    };
    const asCaller = (options?: CallOptions) => ({
      token: kept.token,
      locale: document.documentElement.lang,
      ...options,
    });
    const call: Call = async (name, input, options) => {
      const answer = await noticed(api.call(name, input, asCaller(options)));
      if (routes[name][0] !== 'GET') tellWritten();
      return answer;
    };
    const open: Open = (name, input, options) => noticed(api.open(name, input, asCaller(options)));
    const logOut = () => {
      // The server ends the token if it can be reached; this device deletes it in any case.
      void api.call('logout', {}, { token: kept.token }).catch(() => {});
      keep(null);
      setEnded(false);
    };
    return { ...kept, call, open, logOut, drop, due, settle: () => setDue(false) };
  }, [kept, keep, due]);
  const entrance = useMemo<Entrance>(() => {
    const begin = ({ token, data, device }: Entered) => {
      rememberDevice(device);
      setDue(data.secondFactorDue);
      keep({ token, email: data.email, group: data.group });
    };
    return {
      session,
      ended,
      begin,
      logIn: async (email, password) => {
        try {
          const body = { email, password, device: knownDevice() };
          begin(await api.call('login', { body }, { locale: document.documentElement.lang }));
          return null;
        } catch (error) {
          const refusal = refusalOf(error);
          if (refusal?.code !== 'two_factor_required') throw error;
          return String(refusal.params?.challenge);
        }
      },
      endLogIn: async (challenge, code) =>
        begin(
          await api.call(
            'loginSecondStep',
            { body: { challenge, code, device: knownDevice() } },
            { locale: document.documentElement.lang },
          ),
        ),
    };
  }, [session, ended, keep]);
  return <EntranceContext value={entrance}>{children}</EntranceContext>;
}

export function useEntrance(): Entrance {
  const entrance = use(EntranceContext);
  if (!entrance) throw new Error('useEntrance outside of SessionProvider');
  return entrance;
}

/** The session, for screens behind the log-in. */
export function useSession(): Session {
  const { session } = useEntrance();
  if (!session) throw new Error('Nobody is logged in');
  return session;
}

/** Continues with a session handed over by the site, if any; before the first screen. An expired code leads to the log-in. */
export async function enterByCode(): Promise<void> {
  const code = takeCode();
  if (code === null) return;
  const entered = await api.call('exchangeSessionCode', { body: { code, device: knownDevice() } }).catch(() => null);
  if (!entered) return;
  rememberDevice(entered.device);
  storeSession({ token: entered.token, email: entered.data.email, group: entered.data.group });
}
