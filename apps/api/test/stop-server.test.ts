import { expect, test, vi } from 'vitest';
import type { Started } from '../src/stop-server.ts';
import { stopServer } from '../src/stop-server.ts';

test.each([
  [{}, 35_000],
  [{ shutdownSeconds: 100 }, 90_000],
])(
  'with %j requests under way have %d ms, which three calls of a silent gateway fit in',
  async (settings, withinMs) => {
    const order: string[] = [];
    const step = (name: string) => vi.fn(async () => void order.push(name));
    const app = { drain: step('drain'), close: step('app') };
    const worker = { stop: step('jobs'), alive: () => true };
    const context = { config: { production: false, settings } };
    await stopServer({ app, context, worker, close: step('connections') } as unknown as Started);
    expect(app.drain).toHaveBeenCalledWith(expect.objectContaining({ delayMs: 0, withinMs }));
    expect(order).toEqual(['drain', 'jobs', 'app', 'connections']);
  },
);
