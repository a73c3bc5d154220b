import { setTimeout as sleep } from 'node:timers/promises';

/** People who look at pages, and a restaurant's team that has its day open, all the time. */
export type Visitors = {
  /** What each page and each opening of the stream was answered, how often. */
  answers: Map<string, number>;
  /** Ends of the stream by the server, after each of which it is opened again. */
  ends(): number;
  /** Bookings that the stream told of. */
  news(): number;
  stop(): Promise<void>;
};

/** As a browser: an address after the other on each of some connections, and the stream anew two seconds after it ended. */
export function visit(server: string, addresses: readonly string[], day: { path: string; token: string }): Visitors {
  const answers = new Map<string, number>();
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  let [ends, news] = [0, 0];
  const count = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);

  async function look(address: string): Promise<void> {
    try {
      const response = await fetch(server + address, { signal: AbortSignal.timeout(60_000) });
      const page = await response.text();
      count(`page ${response.status}${page.trimEnd().endsWith('</html>') ? '' : ' cut off'}`);
    } catch (error) {
      count(`page 0 ${reasonOf(error)}`);
    }
  }

  async function follow(): Promise<void> {
    const headers = { authorization: `Bearer ${day.token}` };
    try {
      const response = await fetch(server + day.path, { headers, signal: over.signal });
      count(`stream ${response.status}`);
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
        news += chunk.split('event: booking').length - 1;
      ends += 1;
    } catch (error) {
      if (!isOver()) count(`stream 0 ${reasonOf(error)}`);
    }
  }

  const readers = Array.from({ length: 2 }, async (_, nth) => {
    for (let at = nth; !isOver(); at += 1) await look(addresses[at % addresses.length] as string);
  });
  const team = (async () => {
    while (!isOver()) {
      await follow();
      await sleep(2_000, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return {
    answers,
    ends: () => ends,
    news: () => news,
    stop: async () => {
      over.abort();
      await Promise.all([...readers, team]);
    },
  };
}

function reasonOf(error: unknown): string {
  return ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
}
