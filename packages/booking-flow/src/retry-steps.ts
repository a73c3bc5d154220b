import type { OfflineQueue, Queued } from './offline-queue.ts';
import type { DeviceSigns } from './ports.ts';

const pausesMs = [2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Sends queued steps whenever it may succeed: when a step is added, when network or app come back, and with backoff while any
 * wait; also takes over changes by other windows. An open live stream does not prove that a request got through.
 */
export function retrySteps<Step extends Queued, Answer>(
  queue: OfflineQueue<Step, Answer>,
  onSent: (answer: Answer) => void,
  { onBack, onElsewhere }: Pick<DeviceSigns, 'onBack' | 'onElsewhere'>,
): { now: () => Promise<void>; stop: () => void } {
  let stopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = queue.waiting().length;

  const attempt = async () => {
    clearTimeout(timer);
    await queue.flush(onSent);
    clearTimeout(timer);
    if (stopped || queue.waiting().length === 0) return;
    timer = setTimeout(() => void attempt(), pausesMs[Math.min(failures, pausesMs.length - 1)]);
    failures += 1;
  };
  const now = () => {
    failures = 0;
    return attempt();
  };
  const unsubscribe = queue.subscribe(() => {
    const before = known;
    known = queue.waiting().length;
    if (known > before) void now();
  });
  const unlisten = [onBack(() => void now()), onElsewhere(() => queue.sync())];
  void now();
  return {
    now,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      for (const end of unlisten) end();
    },
  };
}
