import { Client } from 'undici';

export type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

export type Load = {
  url: string;
  /** The calls to send; asked once per request, so that each can differ. */
  next: () => Call;
  /** The status that every answer must have: a bench never measures failures by mistake. */
  status: number | readonly number[];
  connections?: number;
  seconds?: number;
  /** Requests to send, instead of seconds. */
  amount?: number;
};

export type Rate = {
  perSecond: number;
  total: number;
  /** Answers by status. */
  counts: ReadonlyMap<number, number>;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
};

/**
 * Requests per second over kept connections, each sending its next request when the last is answered. Bodies are
 * thrown away as bytes: what the load costs here is taken from the servers under test.
 */
export async function load({ url, next, status, connections = 32, seconds = 4, amount }: Load): Promise<Rate> {
  const expected = new Set([status].flat());
  const counts = new Map<number, number>();
  const times: number[] = [];
  const began = performance.now();
  const until = amount === undefined ? began + seconds * 1000 : Infinity;
  let sent = 0;
  let total = 0;
  const more = () => performance.now() < until && (amount === undefined || sent < amount);
  const work = async () => {
    // A limit for hangs, not for speed.
    const client = new Client(url, { headersTimeout: 60_000, bodyTimeout: 60_000 });
    try {
      while (more()) {
        sent += 1;
        const asked = performance.now();
        const answered = await send(client, next());
        times.push(performance.now() - asked);
        total += 1;
        counts.set(answered, (counts.get(answered) ?? 0) + 1);
      }
    } finally {
      await client.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const others = [...counts].filter(([code]) => !expected.has(code));
  if (others.length > 0) {
    const seen = others.map(([code, count]) => `${count} × ${code}`).join(', ');
    throw new Error(`${url} answered ${seen} instead of ${[...expected].join(', ')}.`);
  }
  const perSecond = (total * 1000) / (performance.now() - began);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { perSecond, total, counts, p99 };
}

/** Answers the status once the whole answer is here. */
function send(client: Client, call: Call): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let status = 0;
  client.dispatch(call, {
    onRequestStart() {},
    onResponseStart(_controller, code) {
      status = code;
    },
    onResponseData() {},
    onResponseEnd() {
      resolve(status);
    },
    onResponseError(_controller, error) {
      reject(error);
    },
  });
  return promise;
}

/** Does work `amount` times, numbered from 0, by clients that each begin their next when their last is done. */
export async function inTurn(
  { url, clients, amount }: { url: string; clients: number; amount: number },
  work: (client: Client, no: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    const client = new Client(url);
    try {
      while (next < amount) {
        next += 1;
        await work(client, next - 1);
      }
    } catch (error) {
      // The others stop, too.
      next = amount;
      throw error;
    } finally {
      await client.close();
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
}
