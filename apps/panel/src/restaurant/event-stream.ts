export type BookingEvent = { order: string; date: string; state: string };

type StreamListeners = {
  onOpen: () => void;
  onBooking: (event: BookingEvent) => void;
  /** The stream is gone; another try follows. */
  onLost: () => void;
  /** The API answered and said no: 401 or 404, for good. */
  onRefused: (status: number) => void;
};

/** The server sends a beat every 15 seconds: two missed and a half mean that nobody is there. */
const silenceMs = 40_000;
const delaysMs = [1_000, 2_000, 4_000, 8_000];

/**
 * Follows a restaurant's events with a bearer token, which EventSource cannot send, reconnecting until stopped. Answers how
 * to stop. Nothing is replayed: whoever listens reloads on each opening.
 */
export function followEvents(url: string, token: string, listeners: StreamListeners): () => void {
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

  /** Answers the status of a final refusal; null when the stream ended or was no stream. */
  const readOnce = async (current: AbortController): Promise<number | null> => {
    let silence = setTimeout(() => current.abort(), silenceMs);
    try {
      const response = await fetch(url, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: current.signal,
        cache: 'no-store',
      });
      if (response.status === 401 || response.status === 404) return response.status;
      if (!response.ok || !response.body) return null;
      failures = 0;
      listeners.onOpen();
      const parser = createEventParser(listeners.onBooking);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return null;
        clearTimeout(silence);
        silence = setTimeout(() => current.abort(), silenceMs);
        parser(value);
      }
    } finally {
      clearTimeout(silence);
    }
  };

  const tryNow = () => {
    failures = 0;
    wake?.();
  };
  // A network that went away is noticed at once instead of after the silence.
  const drop = () => aborter.abort();
  addEventListener('online', tryNow);
  addEventListener('offline', drop);
  void follow();
  return () => {
    stopped = true;
    aborter.abort();
    wake?.();
    removeEventListener('online', tryNow);
    removeEventListener('offline', drop);
  };
}

/** Takes pieces of an event stream as they come and calls back for each whole `booking` event. */
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
