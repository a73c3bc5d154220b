import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { gatewaysOf } from '../src/adapters/gateways/gateways.ts';
import { sandboxPaymentGateway } from '../src/adapters/gateways/sandbox.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { gatewayApiKey, gatewayWebhookSecret } from './support/gateway-under-test.ts';
import { stoppable, type Stoppable } from './support/stoppable.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('a gateway that is gone is told on readiness and to every page; nothing is sold, and it sells again by itself', async () => {
  const app = await started(async (url) => {
    const gate = await gateTo(() => Number(new URL(url()).port));
    const at = `http://127.0.0.1:${gate.port}/gateway`;
    const [apiKey, webhookSecret] = [gatewayApiKey, gatewayWebhookSecret];
    const sandbox = sandboxPaymentGateway({ url: at, publicUrl: at, apiKey, webhookSecret, timeoutMs: 5_000 });
    return { gate, options: { overrides: { gateways: gatewaysOf('sandbox', [sandbox]) } } };
  });
  const table = await openTable(app.pool);
  const diner = await newDiner(app.pool, app.url);
  const card = await app.cardToken();
  const held = taken(await diner.hold(table));
  await app.gate.stop();
  expect(await diner.pay(held._id, card)).toMatchObject({ ok: false, status: 503, code: 'gateway_unreachable' });
  await expect.poll(() => ready(app)).toEqual([200, 'ready', ['gateway']]);
  expect(await away(app)).toEqual(['payments']);
  expect(taken(await diner.order(held._id)).state).toBe('held');
  await app.gate.start();
  await expect.poll(() => away(app)).toEqual([]);
  expect(await ready(app)).toEqual([200, 'ready', []]);
  expect(taken(await diner.pay(held._id, card)).state).toBe('confirmed');
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

test('mails wait for a server that is gone, and leave the moment it is back; one that takes none is as good as gone', async () => {
  const arrived: string[] = [];
  let refusal: string | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        if (refusal !== null) return done(Object.assign(new Error(refusal), { responseCode: 452 }));
        arrived.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const app = await started(async () => {
    const gate = await gateTo(() => (server.server.address() as AddressInfo).port);
    return { gate, options: { worker: true, env: { SMTP_URL: `smtp://127.0.0.1:${gate.port}` } } };
  });
  const forget = async () => {
    const { id } = await newDiner(app.pool, app.url);
    const { rows } = await app.pool.query<{ email: string }>('select email from app_user where id = $1', [id]);
    const email = rows[0]?.email ?? '';
    await app.client.call('forgotPassword', { body: { email } });
    return email;
  };

  await app.gate.stop();
  const first = await forget();
  await expect.poll(() => ready(app)).toEqual([200, 'ready', ['mail']]);
  expect(await away(app)).toEqual(['mails']);
  // Its next try would be in hours.
  await expect.poll(() => triesOf(app, first)).toBeGreaterThan(0);
  await app.pool.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'deliver_mail'), run_at := now() + interval '2 hours')",
  );
  await app.gate.start();
  await expect.poll(() => arrived).toEqual([first]);
  await expect.poll(() => away(app)).toEqual([]);

  refusal = 'Insufficient system storage';
  const others = [await forget(), await forget(), await forget()];
  await expect.poll(() => ready(app)).toEqual([200, 'ready', ['mail']]);
  refusal = null;
  await expect.poll(() => arrived.toSorted()).toEqual([first, ...others].toSorted());
  await expect.poll(() => ready(app)).toEqual([200, 'ready', []]);
});

type Broken = TestApp & { gate: Stoppable };

async function started(
  prepare: (url: () => string) => Promise<{ gate: Stoppable; options: Parameters<typeof startTestApp>[0] }>,
): Promise<Broken> {
  let url = '';
  const { gate, options } = await prepare(() => url);
  const app = await startTestApp(options);
  ends.push(() => app.close());
  url = app.url;
  return { ...app, gate };
}

async function gateTo(target: () => number): Promise<Stoppable> {
  const gate = await stoppable(target);
  ends.push(() => gate.stop());
  return gate;
}

async function triesOf(app: TestApp, email: string): Promise<number> {
  const { rows } = await app.pool.query<{ attempts: number }>('select attempts from mail where recipient = $1', [
    email,
  ]);
  return rows[0]?.attempts ?? 0;
}

async function ready(app: TestApp): Promise<[number, string, string[]]> {
  const answer = await fetch(`${app.url}/health/ready`);
  const { status, without = {} } = (await answer.json()) as { status: string; without?: Record<string, string> };
  return [answer.status, status, Object.keys(without)];
}

async function away(app: TestApp): Promise<string[]> {
  return (await app.client.call('getConfig', {})).data.away;
}
