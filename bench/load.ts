import autocannon from 'autocannon';

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

export type Rate = { perSecond: number; p50: number; p99: number; total: number };

/** Requests per second over kept connections, each sending its next request when the last is answered. */
export async function load({ url, next, status, connections = 32, seconds = 4, amount }: Load): Promise<Rate> {
  const result = await autocannon({
    url,
    connections,
    // Seconds; a limit for hangs, not for speed.
    timeout: 60,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const expected = new Set([status].flat().map(String));
  const others = Object.entries(result.statusCodeStats).filter(([code]) => !expected.has(code));
  if (others.length > 0 || result.errors > 0) {
    const seen = others.map(([code, { count }]) => `${count} × ${code}`).join(', ');
    throw new Error(
      `${url} answered ${seen || 'nothing'} (${result.errors} errors) instead of ${[...expected].join(', ')}.`,
    );
  }
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    total: result.requests.total,
  };
}
