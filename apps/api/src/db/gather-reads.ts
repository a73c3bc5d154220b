/**
 * Makes a read of one key from a read of many. Calls that come while a read of an owner (the pool read through) is under
 * way wait for its end and are then read together. Each read begins after its calls came, so no answer is older
 * than its question. `read` answers in the order of its keys; its failure is that of every call that it read for.
 */
export function gatherReads<Owner extends object, Key, Value>(
  read: (owner: Owner, keys: Key[]) => Promise<Value[]>,
): (owner: Owner, key: Key) => Promise<Value> {
  const queues = new WeakMap<Owner, Queue<Key, Value>>();

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
      for (const call of calls) call.reject(error);
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

type Queue<Key, Value> = {
  waiting: { key: Key; resolve: (value: Value) => void; reject: (reason: unknown) => void }[];
  underWay: boolean;
};

const keysMax = 100;
