import { type Answer, ApiRefusal, createClient, type Input } from '@metade/api-client/client.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import Constants from 'expo-constants';
import { useCallback, useEffect, useState } from 'react';
import { Platform } from 'react-native';
import { useWords } from '../words/words';

const { extra, version } = Constants.expoConfig ?? {};
const told = (extra as { marketplace?: string } | undefined)?.marketplace;

/** Where the marketplace answers, without a slash at its end. */
export const marketplace: string = told || (Platform.OS === 'web' ? window.location.origin : '');

/** An app says which version it is, so that one that is too old is told; a browser has none. */
const headers: Record<string, string> = Platform.OS === 'web' ? {} : { 'app-version': `${Platform.OS} ${version}` };

const client = createClient(marketplace, (...asked) => fetch(...asked), { headers });

export type Call = <N extends OperationName>(
  name: N,
  input: Input<N>,
  options?: { signal?: AbortSignal },
) => Promise<Answer<N>>;

/** Calls the API in the reader's language. */
export function useCall(): Call {
  const { locale } = useWords();
  return useCallback((name, input, options) => client.call(name, input, { locale, ...options }), [locale]);
}

export type Failure = 'away' | 'outdated' | 'missing';

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiRefusal)) return 'away';
  if (error.problem.code === 'app_outdated') return 'outdated';
  return error.problem.status === 404 ? 'missing' : 'away';
}

/** A value as it is loaded: the last one stays while the next is on its way, and when that fails. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<{ value: T | null; failure: Failure | null; loading: boolean }>({
    value: null,
    failure: null,
    loading: true,
  });
  const [turn, setTurn] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- turn asks again for the same
  useEffect(() => {
    const abort = new AbortController();
    setState((now) => ({ ...now, loading: true }));
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
  return { ...state, again };
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
