import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { createApp } from '@metade/api/app.ts';
import { compose, prepareDatabase, withPatientPool } from '@metade/api/compose.ts';
import { checkDatabase, checkPooler, refuseDemoDatabase } from '@metade/api/check-database.ts';
import { checkServices } from '@metade/api/check-services.ts';
import { readConfig } from '@metade/api/config.ts';
import { defaults } from '@metade/api/config-variables.ts';
import { checkSchema } from '@metade/api/db/migrate.ts';
import { hashPassword } from '@metade/api/features/auth/password.ts';
import { stopServer } from '@metade/api/stop-server.ts';
import { firstCovers } from '@metade/api/features/content/index.ts';
import { sealSecondFactors } from '@metade/api/features/auth/index.ts';
import { startWorker } from '@metade/api/worker.ts';
import { serveMetrics } from '@metade/api/watch/metrics-server.ts';
import { startTracing } from '@metade/api/watch/tracing.ts';
import { createDemoPictures } from '@metade/dev-env/pictures/demo-pictures.ts';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { seedDemo } from '@metade/dev-env/seed/seed-demo.ts';
import { sandboxGateway } from '@metade/sandbox-gateway/sandbox-gateway.ts';
import { demoCode, demoCodePath, withDemoSecondFactor } from './demo-code.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { panelPlugin } from '../../panel/server.ts';
import { webPlugin } from '../../web/server.ts';

export type MarketplaceOptions = {
  databaseUrl: string;
  dataDir: string;
  /** Loads the demo scenario once, with its accounts and pictures. */
  demo: boolean;
  /** Serves web from source with hot reloading. */
  dev: boolean;
  /** The environment, with the secrets that the API asks for. */
  env: Record<string, string | undefined>;
  /** Another clock than the database's, epoch ms: where time is moved on. */
  now?: () => number;
};

export type Marketplace = { url: string; welcome: string; close(): Promise<void> };

const gatewayPrefix = '/sandbox-gateway';

/** Starts everything but the database on one port; close ends it in the order that loses nothing. */
export async function startMarketplace({
  databaseUrl,
  dataDir,
  demo,
  dev,
  env,
  now,
}: MarketplaceOptions): Promise<Marketplace> {
  const port = env.PORT || defaults.port;
  const host = env.HOST || defaults.host;
  const here = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  // The sandbox runs only where no other gateway is configured.
  const withSandbox = demo && !env.GATEWAY_URL;
  const config = readConfig({
    LOG_LEVEL: 'warn',
    ...(withSandbox ? { GATEWAY_URL: here + gatewayPrefix } : {}),
    ...env,
    DEMO: String(demo),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  const url = config.publicUrl;
  // A browser reaches the sandbox where it reaches the site; another gateway says itself where.
  const sandbox = withSandbox ? config.gateways.sandbox : null;
  if (sandbox) sandbox.tokenizeUrl = `${url}${gatewayPrefix}/tokens`;
  const tracing = await startTracing(config);
  const { context, pools, close } = compose(config, {
    ...(demo ? { pictures: createDemoPictures(path.join(dataDir, 'pictures'), firstCovers) } : {}),
    ...(now ? { now } : {}),
  });

  if (config.production) {
    await checkDatabase(context.pool);
    await checkPooler(context.pool, config);
    await checkSchema(context.pool);
    await refuseDemoDatabase(context.pool);
  } else await withPatientPool(config.databaseDirectUrl, prepareDatabase);
  for (const warning of await checkServices(context)) console.error(warning);
  const app = await createApp(context);
  if (sandbox)
    await app.register(sandboxGateway, {
      prefix: gatewayPrefix,
      pool: context.pool,
      now: context.now,
      apiKey: sandbox.apiKey,
      webhookSecret: sandbox.webhookSecret,
      webhookUrl: () =>
        `${here.replace(/:\d+$/, '')}:${(app.server.address() as AddressInfo).port}/v1/webhooks/gateway`,
      publicUrl: `${url}${gatewayPrefix}`,
      returnOrigins: [new URL(url).origin],
    });
  if (config.demo) await app.register(demoCode, { now: context.now });
  await app.register(panelPlugin, { mapStyleUrl: config.mapStyleUrl ?? undefined });
  await app.register(webPlugin, {
    dev,
    apiFetch: inProcessFetch(app),
    apiUrl: here,
    publicUrl: url,
    contactEmail: config.contactEmail,
    mapStyleUrl: config.mapStyleUrl ?? undefined,
    panelUrl: `${url}/panel/`,
    traces: config.tracing?.browserUrl ? { url: config.tracing.browserUrl, ratio: config.tracing.ratio } : undefined,
    logError: (error) => context.log.error({ err: error }, 'a page failed'),
  });
  await app.ready();
  const seed = (pool: pg.Pool) => seedDemo(pool, { now: Date.now(), hashPassword });
  if (demo && (await withPatientPool(config.databaseDirectUrl, seed))) {
    console.log('The demo scenario is loaded.');
    // So that last quarter's reports and figures exist at once, not from the next cron run on.
    for (const job of ['make_reports', 'refresh_honour_rates', 'refresh_figures'])
      await context.pool.query("select graphile_worker.add_job($1, '{}')", [job]);
  }
  await sealSecondFactors(context);
  const withCode = demo ? await withDemoSecondFactor(context) : [];
  const metrics = await serveMetrics({ context, pools });
  const worker = await startWorker(context);
  // A payment under way asks the sandbox at this very port.
  const stillServed = (path: string) => withSandbox && path.startsWith(`${gatewayPrefix}/`);
  await app.listen({ port: config.port, host: config.host });

  return {
    url,
    welcome: welcome(url, demo, withCode),
    close: async () => {
      await stopServer({ app, context, worker, metrics, close, stillServed });
      await tracing?.close();
    },
  };
}

function welcome(url: string, demo: boolean, withCode: readonly string[]): string {
  const accounts = demo
    ? `\n  Demo accounts, password ${demoPassword}\n${Object.values(demoAccounts)
        .map(({ email }) => `    ${email}${withCode.includes(email) ? `, with the code at ${url}${demoCodePath}` : ''}`)
        .join('\n')}\n`
    : '';
  return `\n  Metade is open.\n\n    Diners       ${url}/\n    Restaurants  ${url}/panel/\n    API          ${url}/v1/docs\n${accounts}`;
}
