/**
 * Batches reads of single keys. Calls that arrive while a read of the same owner (the pool read through) is running wait for it and
 * are then read together. Each read begins after its calls arrived, so no answer is stale. `read` answers in the order of its keys.
 * When a batch fails, each key is read again by itself, so that one bad key fails only its own call, with its own error.
 */
export function batchReads<Owner extends object, Key, Value>(
  read: (owner: Owner, keys: Key[]) => Promise<Value[]>,
): (owner: Owner, key: Key) => Promise<Value> {
  const queues = new WeakMap<Owner, Queue<Key, Value>>();

  const readOne = async (owner: Owner, { key, resolve, reject }: Waiting<Key, Value>) => {
    try {
      resolve((await read(owner, [key]))[0] as Value);
    } catch (error) {
      reject(error);
    }
  };

  const readWaiting = async (owner: Owner, queue: Queue<Key, Value>) => {
    const calls = queue.waiting.splice(0, keysMax);
    queue.underWay = true;
    try {
      const values = await read(
        owner,
        calls.map((call) => call.key),
      );
      calls.forEach((call, index) => call.resolve(values[index] as Value));
    } catch (error) {
      if (calls.length === 1) calls[0]?.reject(error);
      else await Promise.all(calls.map((call) => readOne(owner, call)));
    } finally {
      queue.underWay = false;
      if (queue.waiting.length > 0) void readWaiting(owner, queue);
    }
  };

  return (owner, key) => {
    const queue = queues.get(owner) ?? { waiting: [], underWay: false };
    queues.set(owner, queue);
    return new Promise<Value>((resolve, reject) => {
      queue.waiting.push({ key, resolve, reject });
      if (!queue.underWay) void readWaiting(owner, queue);
    });
  };
}

type Waiting<Key, Value> = { key: Key; resolve: (value: Value) => void; reject: (reason: unknown) => void };
type Queue<Key, Value> = { waiting: Waiting<Key, Value>[]; underWay: boolean };

const keysMax = 100;
