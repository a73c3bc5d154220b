// A server of the marketplace with its job worker, as a process of its own that a test may kill.
// The environment is the API's; KILL_AT names a point below, such as 'after commit 2', at which it ends without a word.
// Each point is printed when it is reached. KILL_POINTS=statements makes points of the steps within a transaction too.
import { writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { sandboxGateway } from '@metade/sandbox-gateway/sandbox-gateway.ts';
import type pg from 'pg';
import { gatewaysOf } from '../../src/adapters/gateways/gateways.ts';
import { sandboxPaymentGateway } from '../../src/adapters/gateways/sandbox.ts';
import { createApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
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
  return text.includes('add_job') ? 'job' : tableOf(text);
}

const config = readConfig(process.env);
const { sandbox } = config.gateways;
if (sandbox === null) throw new Error('GATEWAY_URL is not set');
let url = '';
const real = sandboxPaymentGateway({
  url: () => (process.env.MOUNT_GATEWAY ? `${url}/gateway` : sandbox.url),
  publicUrl: () => `${url}/gateway`,
  apiKey: sandbox.apiKey,
  webhookSecret: sandbox.webhookSecret,
});
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

const pools = {
  pool: killable(createPool(config.databaseUrl, config.poolSize)),
  jobPool: killable(createPool(config.databaseUrl, config.poolSize)),
};
const { context, close } = compose(config, { ...pools, gateways: gatewaysOf('sandbox', [gateway]) });
const app = await createApp(context);
if (process.env.MOUNT_GATEWAY)
  await app.register(sandboxGateway, {
    prefix: '/gateway',
    databaseUrl: config.databaseUrl,
    apiKey: sandbox.apiKey,
    webhookSecret: sandbox.webhookSecret,
    publicUrl: () => `${url}/gateway`,
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
writeSync(1, `listening ${url}\n`);
