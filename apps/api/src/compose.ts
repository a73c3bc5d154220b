import path from 'node:path';
import { defaultSettings } from '@metade/domain/settings.ts';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openGeoIp } from './adapters/geoip.ts';
import { createMailer, type Mailer } from './adapters/mailer.ts';
import type { FileStore } from './adapters/file-store.ts';
import { diskFiles, s3Files } from './adapters/file-store.ts';
import { configuredGateways, type Gateways } from './adapters/gateways/gateways.ts';
import { GatewayUnreachable } from './adapters/gateways/payment-gateway.ts';
import { noPictures } from './adapters/pictures.ts';
import { postalCodes } from './adapters/postal-codes.ts';
import { pushServices } from './adapters/push/push-services.ts';
import { createSecretBox } from './adapters/secret-box.ts';
import { uploadedPictures } from './adapters/uploaded-pictures.ts';
import { createVoucherSigner } from './adapters/voucher-signer.ts';
import { checkDatabase } from './check-database.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { listenToChanges } from './db/changes.ts';
import { createCatalogueBook } from './db/catalogue-book.ts';
import { createContentBook } from './db/content-book.ts';
import { followDatabaseClock } from './db/database-clock.ts';
import { createMarketBook } from './db/market-book.ts';
import { migrate } from './db/migrate.ts';
import type { Timeouts } from './db/pool.ts';
import { configuredPool, createPool } from './db/pool.ts';
import { followReplicas, noReplicas } from './db/replicas.ts';
import { loadContent } from './features/content/index.ts';
import { loadPlaces } from './features/restaurants/index.ts';
import { createReadiness } from './http/readiness.ts';
import { jobsAtOnce } from './jobs/job-worker.ts';
import { moneyJobs } from './jobs/money-jobs.ts';
import { retrySoon } from './jobs/retry-soon.ts';
import { createLog } from './watch/log.ts';
import type { Pools } from './watch/metrics.ts';
import { followService, type OutsideService } from './watch/outside-service.ts';
import { watchedMailer } from './watch/watched-mailer.ts';

export type Composed = { context: Context; pools: Pools; close(): Promise<void> };

/** Builds the context from the configuration. overrides: replacements for outside services, for tests and the demo. */
export function compose(config: Config, overrides: Partial<Context> = {}): Composed {
  const timeouts = timeoutsOf(config);
  const pool = overrides.pool ?? configuredPool(config, config.poolSize, timeouts);
  const jobPool = overrides.jobPool ?? configuredPool(config, jobPoolSize, jobTimeouts(timeouts));
  const cachePool = createPool(config.databaseDirectUrl, cachePoolSize, { timeouts });
  const changes = overrides.changes ?? listenToChanges(config.databaseDirectUrl);
  const files = overrides.files ?? storeOf(config);
  const clock = followDatabaseClock(pool);
  const now = overrides.now ?? clock.now;
  const replicas =
    overrides.replicas ??
    (config.databaseReadUrls.length === 0
      ? noReplicas
      : followReplicas(config.databaseReadUrls, { primary: cachePool, now, poolSize: config.poolSize, timeouts }));
  const gateways =
    overrides.gateways ?? configuredGateways(config.gateways, { now, timeoutMs: gatewayTimeoutMs(config) });
  const mailer = overrides.mailer ?? createMailer(config.smtpUrl, config.mailFrom);
  const services = { gateway: followGateway(gateways, jobPool), mail: followMailServer(mailer, jobPool) };
  const markets = createMarketBook(cachePool, config.settings, { changes });
  const context: Context = {
    config,
    log: createLog(config.logLevel),
    now,
    clock,
    readiness: createReadiness(),
    markets,
    catalogue: createCatalogueBook(cachePool, overrides.markets ?? markets),
    content: createContentBook(cachePool, changes),
    gateways,
    services,
    geoip: openGeoIp(),
    postalCodes: postalCodes({ lookupOnline: config.postalCodesOnline }),
    vouchers: createVoucherSigner(config.voucherSigningKey, config.voucherFormerKeys),
    secrets: createSecretBox(config.secretsKey),
    push: pushServices(config),
    ...overrides,
    mailer: watchedMailer(mailer, services.mail),
    files,
    pictures: uploadedPictures(files, overrides.pictures ?? noPictures),
    pool,
    primary: pool,
    replicas,
    jobPool,
    changes,
  };
  return {
    context,
    pools: {
      requests: pool,
      jobs: jobPool,
      cache: cachePool,
      ...Object.fromEntries(replicas.all.map((replica) => [`replica ${replica.name}`, replica.pool])),
    },
    close: async () => {
      clock.close();
      services.gateway.close();
      services.mail.close();
      await changes.close();
      await replicas.close();
      await Promise.all([pool.end(), jobPool.end(), cachePool.end()]);
    },
  };
}

function followGateway(gateways: Gateways, db: pg.Pool): OutsideService {
  const service = followService({
    check: () => gateways.current.check(),
    onBack: () => retrySoon(db, moneyJobs),
    // Browsers send cards to it themselves: that they cannot, we would not hear.
    idleMs: 60_000,
  });
  // Whatever else it says, it answered.
  gateways.onCall((error) =>
    error instanceof GatewayUnreachable ? service.failed(error.message) : service.answered(),
  );
  return service;
}

/** A server may greet us and take no message, as when its disk is full. */
const mailFailuresMax = 3;

function followMailServer(mailer: Mailer, db: pg.Pool): OutsideService {
  return followService({
    check: async () => mailer.check?.(),
    failuresMax: mailFailuresMax,
    onBack: () => retrySoon(db, "('deliver_mail')"),
  });
}

function gatewayTimeoutMs({ settings }: Config): number {
  return (settings.paymentTimeoutSeconds ?? defaultSettings.paymentTimeoutSeconds) * 1000;
}

/** Of what requests ask of the database. */
export function timeoutsOf({ settings }: Config): Timeouts {
  const { statementTimeoutSeconds, lockTimeoutSeconds } = { ...defaultSettings, ...settings };
  return { statementMs: statementTimeoutSeconds * 1000, lockMs: lockTimeoutSeconds * 1000 };
}

/**
 * What is cached is also read within transactions, which must not wait for a connection that another transaction holds, nor for a
 * pooler's session.
 */
const cachePoolSize = 2;

/** Each job has up to two. */
const jobPoolSize = 2 * jobsAtOnce;

function jobTimeouts({ statementMs, lockMs }: Timeouts): Timeouts {
  return { statementMs: 4 * statementMs, lockMs: 4 * lockMs };
}

function storeOf({ storageUrl, dataDir }: Config): FileStore {
  return storageUrl === null ? diskFiles(path.resolve(dataDir, 'uploads')) : s3Files(storageUrl);
}

/** Runs work on a pool without timeouts: what happens before a server takes requests may take its time. */
export async function withPatientPool<T>(databaseUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl, 2);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Brings a database to the present schema, with its job queue, its regions and cities, and its first texts. Answers the migrations that
 * were applied. Safe to call by several processes at once.
 */
export async function prepareDatabase(pool: pg.Pool): Promise<string[]> {
  await checkDatabase(pool);
  const applied = await migrate(pool);
  await runMigrations({ pgPool: pool });
  await loadPlaces(pool);
  await loadContent(pool);
  return applied;
}
