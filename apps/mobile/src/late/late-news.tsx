import { retrySteps } from '@metade/booking-flow/retry-steps.ts';
import { randomUUID } from 'expo-crypto';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useApi } from '../api/api';
import { deviceSigns } from '../api/device-signs';
import { deviceStorage } from '../storage/device-storage';
import { useWords } from '../words/words';
import { lateQueue, type LateQueue, type LateStep, tellLate } from './late-steps';

type News = { queue: LateQueue; tell: (step: LateStep) => ReturnType<typeof tellLate> };

const LateContext = createContext<News | null>(null);

/** Sends the delays that were told without network, whatever screen is open then. */
export function LateProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const queue = useMemo(() => lateQueue(api, deviceStorage), [api]);
  useEffect(() => retrySteps(queue, () => {}, deviceSigns).stop, [queue]);
  const news = useMemo(() => ({ queue, tell: (step: LateStep) => tellLate(api, queue, step) }), [api, queue]);
  return <LateContext value={news}>{children}</LateContext>;
}

function useLateQueue() {
  const news = use(LateContext);
  if (!news) throw new Error('useLateQueue outside of LateProvider');
  return { ...news, steps: useSyncExternalStore(news.queue.subscribe, news.queue.read, news.queue.read) };
}

/** How many delays are still to be sent. */
export function useLateWaiting(): number {
  return useLateQueue().steps.filter(({ refusal }) => refusal === undefined).length;
}

/**
 * What is told of a booking's delay. waits: the minutes that are still to be sent. refused: why they were not taken. onDone: something
 * was sent.
 */
export function useLateNews(order: string, onDone: () => void) {
  const { app } = useWords();
  const { queue, tell, steps } = useLateQueue();
  const step = steps.find((one) => one.order === order);
  const [failed, setFailed] = useState<string | null>(null);
  const waits = step && step.refusal === undefined ? step.minutes : null;
  const isWaiting = waits !== null;
  useEffect(() => (isWaiting ? onDone : undefined), [isWaiting, onDone]);
  const key = step?.key;
  const read = useCallback(() => {
    setFailed(null);
    if (key !== undefined) queue.remove(key);
  }, [queue, key]);
  return {
    waits,
    refused: step?.refusal ?? failed,
    read,
    tell: async (token: string, minutes: number) => {
      setFailed(null);
      const sent = await tell({ key: randomUUID(), order, token, minutes });
      if (sent?.kind === 'ok') onDone();
      else if (sent) setFailed(sent.kind === 'refused' ? sent.message : app.late.notKept);
    },
  };
}
