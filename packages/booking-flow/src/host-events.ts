import type { DeviceSigns } from './ports.ts';

export type BookingEvent = { order: string; date: string; state: string };

type StreamListeners = {
  onOpen: () => void;
  onBooking: (event: BookingEvent) => void;
  /** Disconnected; a reconnect follows. */
  onLost: () => void;
  /** Refused for good: 401 or 404. */
  onRefused: (status: number) => void;
};

/** fetch: one that answers a body as it comes. */
type Device = Pick<DeviceSigns, 'onBack' | 'onGone'> & {
  fetch: (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Streamed>;
};
type Streamed = Pick<Response, 'ok' | 'status'> & { body: ReadableStream<Uint8Array> | null };

/** The server sends a heartbeat every 15 seconds: after two and a half missed ones the connection counts as dead. */
const silenceMs = 40_000;
const delaysMs = [1_000, 2_000, 4_000, 8_000];

/**
 * Follows a restaurant's events with a bearer token, which EventSource cannot send, reconnecting until stopped. Answers a stop
 * function. No replay: listeners reload on each opening.
 */
export function followEvents(
  url: string,
  token: string,
  listeners: StreamListeners,
  { onBack, onGone, fetch }: Device,
): () => void {
  let stopped = false;
  let failures = 0;
  let aborter = new AbortController();
  let wake: (() => void) | undefined;

  const follow = async () => {
    while (!stopped) {
      aborter = new AbortController();
      const refused = await readOnce(aborter).catch(() => null);
      if (stopped) return;
      if (refused !== null) return listeners.onRefused(refused);
      listeners.onLost();
      const delay = delaysMs[Math.min(failures, delaysMs.length - 1)];
      failures += 1;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, delay);
      });
    }
  };

  /** The status of a final refusal; null when the stream ended or was none. */
  const readOnce = async (current: AbortController): Promise<number | null> => {
    let silence = setTimeout(() => current.abort(), silenceMs);
    try {
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: current.signal,
      });
      if (response.status === 401 || response.status === 404) return response.status;
      if (!response.ok || !response.body) return null;
      failures = 0;
      listeners.onOpen();
      const parser = createEventParser(listeners.onBooking);
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return null;
        clearTimeout(silence);
        silence = setTimeout(() => current.abort(), silenceMs);
        parser(decoder.decode(value, { stream: true }));
      }
    } finally {
      clearTimeout(silence);
    }
  };

  const tryNow = () => {
    failures = 0;
    wake?.();
  };
  // Going offline is noticed at once, not after the time-out.
  const drop = () => aborter.abort();
  const unlisten = [onBack(tryNow), onGone(drop)];
  void follow();
  return () => {
    stopped = true;
    aborter.abort();
    wake?.();
    for (const end of unlisten) end();
  };
}

/** Parses an event stream in pieces and calls back for each complete `booking` event. */
export function createEventParser(onBooking: (event: BookingEvent) => void): (piece: string) => void {
  let pending = '';
  return (piece) => {
    pending += piece;
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart());
      if (lines.includes('event: booking')) onBooking(JSON.parse(data.join('\n')) as BookingEvent);
    }
  };
}
