// A server of the marketplace with its job worker, as a process of its own that a test may kill.
// The environment is the API's; KILL_AT names a point below, such as 'after commit 2', at which it ends without a word.
// Each point is printed when it is reached. KILL_POINTS=statements makes points of the steps within a transaction too.
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { sandboxGateway } from '@metade/sandbox-gateway/sandbox-gateway.ts';
import type pg from 'pg';
import { configuredGateways, gatewaysOf } from '../../src/adapters/gateways/gateways.ts';
import type { PaymentGateway } from '../../src/adapters/gateways/payment-gateway.ts';
import { sandboxPaymentGateway } from '../../src/adapters/gateways/sandbox.ts';
import { createApp } from '../../src/app.ts';
import { compose, timeoutsOf } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { createPool } from '../../src/db/pool.ts';
import { stopServer } from '../../src/stop-server.ts';
import { startWorker } from '../../src/worker.ts';

const passed = new Map<string, number>();

/** Counts how often a place was passed; one of these times is the last thing that this process does. */
function point(place: string): void {
  const times = (passed.get(place) ?? 0) + 1;
  passed.set(place, times);
  const name = `${place} ${times}`;
  writeSync(1, `point ${name}\n`);
  if (name === process.env.KILL_AT) process.kill(process.pid, 'SIGKILL');
}

/** Around all that lasts: each commit, and each writing statement that is a transaction by itself. */
function killable(pool: pg.Pool): pg.Pool {
  const around =
    (name: string, query: (...args: never[]) => unknown) =>
    async (...args: never[]) => {
      point(`before ${name}`);
      const result = await query(...args);
      point(`after ${name}`);
      return result;
    };
  const query = pool.query.bind(pool) as (...args: never[]) => unknown;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const own = async (...args: never[]) => {
    const [text] = args as unknown[];
    const writes = typeof text === 'string' && /^\s*(insert|update|with)\b/i.test(text) && /insert|update/i.test(text);
    if (!writes) return query(...args);
    return around(tableOf(text) ?? 'write', query)(...args);
  };
  const connected = async () => {
    const client = await connect();
    const plain = client.query.bind(client) as (...args: never[]) => unknown;
    const released = client.release.bind(client);
    client.query = ((...args: never[]) => {
      const [text] = args as unknown[];
      const step = text === 'commit' ? text : stepOf(text);
      return step === undefined ? plain(...args) : around(step, plain)(...args);
    }) as typeof client.query;
    client.release = (broken) => {
      client.query = plain as typeof client.query;
      released(broken);
    };
    return client;
  };
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'query') return own;
      // The job queue takes its connections by call-back and counts none of these points.
      if (key === 'connect')
        return (callback?: never) => (callback ? (pool.connect as (c: never) => void)(callback) : connected());
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function tableOf(text: string): string | undefined {
  return /(?:insert into|update) (\w+)/.exec(text)?.[1];
}

/** The table that a statement within a transaction writes first, or the job that it queues. */
function stepOf(text: unknown): string | undefined {
  if (process.env.KILL_POINTS !== 'statements' || typeof text !== 'string') return undefined;
  const table = tableOf(text);
  return table === 'graphile_worker' || text.includes('add_job') ? 'job' : table;
}

const config = readConfig(process.env);
let url = '';
/** A sandbox of its own, at its own address, where it is to be mounted. */
const mounted = process.env.MOUNT_GATEWAY ? config.gateways.sandbox : null;
const at = () => `${url}/gateway`;
const real: PaymentGateway = mounted
  ? sandboxPaymentGateway({ ...mounted, url: at, publicUrl: at })
  : configuredGateways(config.gateways, { now: Date.now, timeoutMs: 10_000 }).current;
const gateway = new Proxy(real, {
  get: (target, key: keyof typeof real) => {
    const call = target[key] as (...args: unknown[]) => unknown;
    if (!['authorize', 'capture', 'void', 'giveUp', 'refund', 'find'].includes(key)) return call;
    return async (...args: unknown[]) => {
      point(`before gateway ${key}`);
      const told = await call(...args);
      point(`after gateway ${key}`);
      return told;
    };
  },
});

/** Of a call of the gateway's each request that changes something there, where it is made by node's own client as Stripe's SDK does. */
for (const [when, channel] of [
  ['before', 'http.client.request.start'],
  ['after', 'http.client.response.finish'],
])
  subscribe(channel as string, (message) => {
    const { method, path } = (message as { request: ClientRequest }).request;
    if (method === 'POST') point(`${when} request ${path.split('/').at(-1)}`);
  });

const pools = {
  pool: killable(createPool(config.databaseUrl, config.poolSize, { timeouts: timeoutsOf(config) })),
  jobPool: killable(createPool(config.databaseUrl, config.poolSize)),
};
const { context, close } = compose(config, { ...pools, gateways: gatewaysOf(gateway.name, [gateway]) });
const app = await createApp(context);
if (mounted)
  await app.register(sandboxGateway, {
    prefix: '/gateway',
    databaseUrl: config.databaseUrl,
    apiKey: mounted.apiKey,
    webhookSecret: mounted.webhookSecret,
    publicUrl: at,
    slowMs: 8_000,
    webhookUrl: () => `${url}/v1/webhooks/gateway`,
  });
await app.listen({ port: 0, host: '127.0.0.1' });
url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
// A full minute that passes in one journey and not in another would take points of its own.
const worker = await startWorker(context, { runCron: false });
process.once('SIGTERM', async () => {
  const stillServed = (path: string) => path.startsWith('/gateway/');
  await stopServer({ app, context, worker, close, stillServed });
  process.exit(0);
});
// Node keeps what it compiled when it exits, and few of these do.
flushCompileCache();
writeSync(1, `listening ${url}\n`);
