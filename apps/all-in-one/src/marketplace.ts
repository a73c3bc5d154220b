import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createApp } from '@metade/api/app.ts';
import { compose, prepareDatabase } from '@metade/api/compose.ts';
import { readConfig } from '@metade/api/config.ts';
import { hashPassword } from '@metade/api/features/auth/password.ts';
import { startWorker } from '@metade/api/worker.ts';
import { createDemoPictures } from '@metade/dev-env/pictures/demo-pictures.ts';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { seedDemo } from '@metade/dev-env/seed/seed-demo.ts';
import { sandboxGateway } from '@metade/sandbox-gateway/sandbox-gateway.ts';
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
}: MarketplaceOptions): Promise<Marketplace> {
  const port = env.PORT || '3000';
  const config = readConfig({
    LOG_LEVEL: 'warn',
    DEMO: String(demo),
    GATEWAY_URL: `http://127.0.0.1:${port}${gatewayPrefix}`,
    ...env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  let url = config.publicUrl;
  const gatewayUrl = () => `${url}${gatewayPrefix}`;
  // A browser reaches the sandbox where it reaches the site; another gateway says itself where.
  if (!env.GATEWAY_URL && !env.GATEWAY_TOKENIZE_URL) config.gateway.tokenizeUrl = `${gatewayUrl()}/tokens`;
  const pictures = createDemoPictures(path.join(dataDir, 'pictures'));
  const { context, close } = compose(config, { pictures });

  await prepareDatabase(context.pool);
  const app = await createApp(context);
  await app.register(sandboxGateway, {
    prefix: gatewayPrefix,
    pool: context.pool,
    apiKey: config.gateway.apiKey,
    webhookSecret: config.gateway.webhookSecret,
    webhookUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/v1/webhooks/gateway`,
    publicUrl: gatewayUrl,
  });
  await app.register(panelPlugin, { mapStyleUrl: config.mapStyleUrl ?? undefined });
  await app.register(webPlugin, {
    dev,
    apiFetch: inProcessFetch(app),
    apiUrl: `http://127.0.0.1:${port}`,
    publicUrl: url,
    contactEmail: config.contactEmail,
    mapStyleUrl: config.mapStyleUrl ?? undefined,
    panelUrl: `${url}/panel/`,
  });
  await app.ready();
  if (demo && (await seedDemo(context.pool, { now: Date.now(), hashPassword }))) {
    console.log('The demo scenario is loaded.');
    // Its last quarter's report is there at once, not at the next hour of the clockwork.
    await context.pool.query("select graphile_worker.add_job('make_reports', '{}')");
  }
  const worker = await startWorker(context);
  await app.listen({ port: config.port, host: config.host });

  return {
    url,
    welcome: welcome(url, demo),
    close: async () => {
      await app.close();
      await worker.stop();
      await close();
    },
  };
}

function welcome(url: string, demo: boolean): string {
  const accounts = demo
    ? `\n  Demo accounts, password ${demoPassword}\n${Object.values(demoAccounts)
        .map(({ email }) => `    ${email}`)
        .join('\n')}\n`
    : '';
  return `\n  Metade is open.\n\n    Diners       ${url}/\n    Restaurants  ${url}/panel/\n    API          ${url}/v1/docs\n${accounts}`;
}
