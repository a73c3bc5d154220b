import pg from 'pg';
import { isConnectionLost } from './database-trouble.ts';

/**
 * Batches reads of single keys. Calls that arrive while a read of the same owner (the pool read through) is running wait for it, up to
 * `patienceMs`, and are then read together. Each read begins after its calls arrived, so no answer is stale. `read` answers in the
 * order of its keys. When a batch fails, each key is read again by itself, so that one bad key fails only its own call, with its own error.
 */
export function batchReads<Owner extends object, Key, Value>(
  read: (owner: Owner, keys: Key[]) => Promise<Value[]>,
): (owner: Owner, key: Key) => Promise<Value> {
  return batch(read, { isUndone: () => true, isMissed: () => false });
}

/**
 * Batches writes of single things as {@link batchReads} does reads. `write` does all that it can in one transaction and answers
 * undefined for what it did not do, which is tried once more by itself. When a batch was rolled back, each of its writes is tried by
 * itself; when its connection was lost, all fail, since it may have been kept.
 */
export function batchWrites<Owner extends object, Thing, Done>(
  write: (owner: Owner, things: Thing[]) => Promise<(Done | undefined)[]>,
): (owner: Owner, thing: Thing) => Promise<Done | undefined> {
  return batch(write, {
    isUndone: (error) => error instanceof pg.DatabaseError && !isConnectionLost(error),
    isMissed: (done) => done === undefined,
  });
}

const callsMax = 100;

/** How long a batch keeps the next one back: what waits for a lock or for a server that is gone delays only its own calls. */
export const patienceMs = 100;

type Batching<Value> = {
  /** Whether a batch that failed with this error left nothing behind. */
  isUndone: (error: unknown) => boolean;
  isMissed: (value: Value) => boolean;
};

function batch<Owner extends object, Key, Value>(
  run: (owner: Owner, keys: Key[]) => Promise<Value[]>,
  { isUndone, isMissed }: Batching<Value>,
): (owner: Owner, key: Key) => Promise<Value> {
  const queues = new WeakMap<Owner, Queue<Key, Value>>();

  const runAlone = async (owner: Owner, { key, resolve, reject }: Waiting<Key, Value>) => {
    try {
      resolve((await run(owner, [key]))[0] as Value);
    } catch (error) {
      reject(error);
    }
  };

  const runWaiting = async (owner: Owner, queue: Queue<Key, Value>) => {
    const calls = queue.waiting.splice(0, callsMax);
    const runEachAlone = (some: Waiting<Key, Value>[]) => Promise.all(some.map((call) => runAlone(owner, call)));
    queue.busy = calls;
    const goOn = () => {
      if (queue.busy !== calls) return;
      queue.busy = null;
      if (queue.waiting.length > 0) void runWaiting(owner, queue);
    };
    const patience = setTimeout(goOn, patienceMs);
    try {
      const values = await run(
        owner,
        calls.map(({ key }) => key),
      );
      const isDone = (at: number) => calls.length === 1 || !isMissed(values[at] as Value);
      for (const [at, call] of calls.entries()) if (isDone(at)) call.resolve(values[at] as Value);
      const missed = calls.filter((_call, at) => !isDone(at));
      if (missed.length > 0) await runEachAlone(missed);
    } catch (error) {
      if (calls.length > 1 && isUndone(error)) await runEachAlone(calls);
      else for (const { reject } of calls) reject(error);
    } finally {
      clearTimeout(patience);
      goOn();
    }
  };

  return (owner, key) => {
    const queue = queues.get(owner) ?? { waiting: [], busy: null };
    queues.set(owner, queue);
    return new Promise<Value>((resolve, reject) => {
      queue.waiting.push({ key, resolve, reject });
      if (queue.busy === null) void runWaiting(owner, queue);
    });
  };
}

type Waiting<Key, Value> = { key: Key; resolve: (value: Value) => void; reject: (reason: unknown) => void };
/** busy: the batch that keeps the next back. */
type Queue<Key, Value> = { waiting: Waiting<Key, Value>[]; busy: Waiting<Key, Value>[] | null };
