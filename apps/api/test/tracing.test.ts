import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTracing } from '../src/watch/tracing.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createPerson } from './support/orders-fixture.ts';
import { orphans, traceReceiver } from './support/trace-receiver.ts';

let receiver: Awaited<ReturnType<typeof traceReceiver>>;
let app: TestApp;
beforeAll(async () => {
  receiver = await traceReceiver();
  app = await startTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` } });
});
afterAll(async () => {
  await app.close();
  receiver.close();
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const root = '00f067aa0ba902b7';

/** A diner whose every call belongs to the trace of a browser. */
class TracedCaller extends Caller {
  override call(...[name, input, options]: Parameters<Caller['call']>) {
    return super.call(name, input, {
      ...options,
      headers: { traceparent: `00-${trace}-${root}-01` },
    } as never) as never;
  }
}

test('a booking is one trace from the caller through API, SQL and gateway to the last of its jobs', async () => {
  const tracing = await startTracing(app.context.config);
  const person = await createPerson(app.pool, { first: 'Ritamar', last: 'Gonçalvinho', phone: '+351912345678' });
  const diner = new TracedCaller(app.url, person.token, person.id);
  const table = await openTable(app.pool);
  const order = taken(await diner.hold(table))._id;
  const card = await app.cardToken();
  taken(await diner.pay(order, card));
  taken(await diner.cancel(order));
  await drain(app.context);
  await tracing?.close();

  const spans = receiver.spans.filter(({ traceId }) => traceId === trace);
  expect(orphans(spans, root)).toEqual([]);
  const names = new Set(spans.map(({ name }) => name));
  for (const name of ['createOrder', 'payOrder', 'cancelOrder', 'gateway authorize', 'POST', 'POST /gateway/payments'])
    expect(names, name).toContain(name);
  for (const name of ['job refund_payment', 'job send_order_mail', 'job deliver_mail', 'select orders', 'begin'])
    expect(names, [...names].join(', ')).toContain(name);

  const { rows } = await app.pool.query<{ text: string }>(
    `select email as text from app_user union select phone from app_user union select voucher_token from orders union select voucher_code from orders
     union select recipient from mail union select token from card`,
  );
  const personal = [person.token, card, 'Ritamar', 'Gonçalvinho', ...rows.map(({ text }) => text).filter(Boolean)];
  expect(personal.length).toBeGreaterThan(6);
  expect(personal.filter((one) => receiver.text().includes(one))).toEqual([]);
  const keys = new Set(receiver.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].filter((key) => /^(client|enduser|user|session|source|http\.request\.header)\b/.test(key))).toEqual(
    [],
  );
});

test('what is not traced sends nothing, and nothing is sent once tracing ended', async () => {
  const before = receiver.spans.length;
  await fetch(`${app.url}/v1/site/config`);
  expect(await startTracing({ tracing: null })).toBeNull();
  const tracing = await startTracing(app.context.config);
  await fetch(`${app.url}/health/live`);
  // A trace that its caller does not sample.
  await fetch(`${app.url}/v1/site/config`, { headers: { traceparent: `00-${trace}-${root}-00` } });
  await tracing?.close();
  expect(receiver.spans.length).toBe(before);
});

test('a receiver that is away costs no request and no stop', async () => {
  const tracing = await startTracing({
    tracing: { url: 'http://127.0.0.1:1', headers: {}, browserUrl: null, ratio: 1 },
  });
  expect((await fetch(`${app.url}/v1/site/config`)).status).toBe(200);
  const start = performance.now();
  await tracing?.close();
  expect(performance.now() - start).toBeLessThan(15_000);
});
