import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { BookingEvent } from '../src/host-events.ts';
import { createEventParser, followEvents } from '../src/host-events.ts';

const event = { order: 'a', date: '2026-06-12', state: 'arrived' };
const text = `id: 1\nevent: booking\ndata: ${JSON.stringify(event)}\n\n`;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('events come out whole however the pieces are cut; beats and other events are passed over', () => {
  const seen: BookingEvent[] = [];
  const parse = createEventParser((one) => seen.push(one));
  const all = `retry: 2000\n\n: beat\n\n${text}event: other\ndata: {}\n\n${text}`;
  for (const sign of all) parse(sign);
  expect(seen).toEqual([event, event]);
});

test('a stream that breaks is opened again, with the token, as soon as the network is back', async () => {
  const { device, told, follow } = await setUp((_request, response, count) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (count === 1) return response.end('retry: 2000\n\n');
    response.write(text);
  });
  follow();
  await vi.waitFor(() => expect(told).toEqual(['open', 'lost']), 60_000);
  device.dispatchEvent(new Event('back'));
  await vi.waitFor(() => expect(told).toEqual(['open', 'lost', 'open', 'arrived']), 60_000);
});

test.each([401, 404])('an answer of %s is final', async (status) => {
  const { told, follow, count } = await setUp((_request, response) => response.writeHead(status).end());
  follow();
  await vi.waitFor(() => expect(told).toEqual([`refused ${status}`]), 60_000);
  expect(count()).toBe(1);
});

test('an unreachable or failing server is a loss, not a refusal', async () => {
  const { told, follow } = await setUp((_request, response) => response.writeHead(503).end());
  follow();
  await vi.waitFor(() => expect(told).toEqual(['lost']), 60_000);
});

async function setUp(answer: (request: IncomingMessage, response: ServerResponse, count: number) => unknown) {
  const device = new EventTarget();
  const on = (sign: string) => (listener: () => void) => {
    device.addEventListener(sign, listener);
    return () => device.removeEventListener(sign, listener);
  };
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    if (request.headers.authorization !== 'Bearer token') return response.writeHead(500).end();
    answer(request, response, count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const told: string[] = [];
  const follow = () => {
    const stop = followEvents(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      'token',
      {
        onOpen: () => told.push('open'),
        onBooking: ({ state }) => told.push(state),
        onLost: () => told.push('lost'),
        onRefused: (status) => told.push(`refused ${status}`),
      },
      { onBack: on('back'), onGone: on('gone'), fetch },
    );
    stops.unshift(stop);
  };
  return { device, told, follow, count: () => count };
}
