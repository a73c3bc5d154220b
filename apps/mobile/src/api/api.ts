import { type Answer, type ApiClient, ApiRefusal, type CallOptions, type Input } from '@metade/api-client/client.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../session/session';
import { useWords } from '../words/words';
import { keepAnswer, readAnswer } from '../storage/kept-answer';
import { client, marketplace } from './client';
import { deviceSigns } from './device-signs';

export { marketplace };

/** Asked for as the last day, a restaurant answers as far as it takes bookings. */
export const beyondAnyHorizon = '2999-12-31';

export type Call = <N extends OperationName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Answer<N>>;

/**
 * Calls the API in the reader's language: as who is signed in, else as the guest who holds a table. A session that was ended elsewhere
 * is forgotten here, too.
 */
export function useCall(): Call {
  const { locale } = useWords();
  const { token, guest, wasEnded } = useSession();
  return useCallback(
    async (name, input, options) => {
      const by = token ?? guest ?? undefined;
      try {
        return await client.call(name, input, { locale, token: by, ...options });
      } catch (error) {
        const mine = !(options && 'token' in options);
        if (mine && token !== null && error instanceof ApiRefusal && error.problem.status === 401) wasEnded(token);
        throw error;
      }
    },
    [locale, token, guest, wasEnded],
  );
}

export function useApi(): ApiClient {
  const call = useCall();
  return useMemo(() => ({ call }), [call]);
}

/** signed_out: only somebody signed in, or the guest who holds the table, is answered. */
export type Failure = 'away' | 'outdated' | 'missing' | 'signed_out';

/** The API has said nothing about it: what the device kept stands in. */
export function isUnanswered(failure: Failure | null): boolean {
  return failure === 'away' || failure === 'outdated';
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiRefusal)) return 'away';
  if (error.problem.code === 'app_outdated') return 'outdated';
  if (error.problem.status === 401) return 'signed_out';
  return error.problem.status === 404 ? 'missing' : 'away';
}

/** A value as it is loaded: the last one stays while the next is on its way, and when that fails. put: shows a newer one. first: before any is loaded. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, first: T | null = null) {
  const [state, setState] = useState<{ value: T | null; failure: Failure | null; loading: boolean }>({
    value: first,
    failure: null,
    loading: true,
  });
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- turn asks again for the same
  useEffect(() => {
    const abort = new AbortController();
    running.current = abort;
    setState((now) => (now.loading ? now : { ...now, loading: true }));
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ value, failure: null, loading: false });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState((now) => ({ ...now, failure: failureOf(error), loading: false }));
      },
    );
    return () => abort.abort();
  }, [load, turn]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  // What failed without network comes by itself once there is one.
  const away = state.failure === 'away';
  useEffect(() => (away ? deviceSigns.onBack(again) : undefined), [away, again]);
  const put = useCallback((value: T) => {
    // What was asked before is older.
    running.current?.abort();
    setState({ value, failure: null, loading: false });
  }, []);
  return { ...state, again, put };
}

/**
 * As useLoaded, beginning with the answer that the device kept under the name for the same question. name of null: keeps nothing. age: of a
 * kept answer in ms, as long as it is shown; null for a fresh one.
 */
export function useKept<T>(name: string | null, asked: string, load: (signal: AbortSignal) => Promise<T>) {
  const [kept] = useState(() => (name === null ? null : readAnswer<T>(name, asked)));
  const loaded = useLoaded(
    useCallback(
      async (signal) => {
        const value = await load(signal);
        if (name !== null && !signal.aborted) keepAnswer(name, asked, value);
        return value;
      },
      [name, asked, load],
    ),
    kept?.value,
  );
  return { ...loaded, age: kept && loaded.value === kept.value ? kept.age : null };
}

/** A picture's address in the width that a box of so many points needs. */
export function pictureUrl(
  { src, widths }: { src: string; widths: readonly number[] },
  points: number,
  density: number,
): string {
  const sorted = widths.toSorted((a, b) => a - b);
  const width = sorted.find((one) => one >= points * density) ?? sorted.at(-1) ?? 800;
  return marketplace + src.replace('{width}', String(width));
}
