// API and job worker as one program, with an existing PostgreSQL.
import { createApp } from './app.ts';
import { checkDatabase, checkPooler, refuseDemoDatabase } from './check-database.ts';
import { checkServices } from './check-services.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { checkSchema } from './db/migrate.ts';
import { sealSecondFactors } from './features/auth/index.ts';
import { startFailure } from './start-failure.ts';
import { stopServer } from './stop-server.ts';
import { serveMetrics } from './watch/metrics-server.ts';
import { startTracing } from './watch/tracing.ts';
import { startWorker } from './worker.ts';

try {
  await start();
} catch (error) {
  console.error(startFailure(error as Error));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await startTracing(config);
  const { context, pools, close } = compose(config);
  await checkDatabase(context.pool);
  await checkPooler(context.pool, config);
  await checkSchema(context.pool);
  if (config.production) await refuseDemoDatabase(context.pool);
  for (const warning of await checkServices(context)) console.error(warning);
  await sealSecondFactors(context);
  const app = await createApp(context);
  const metrics = await serveMetrics({ context, pools });
  const worker = await startWorker(context);
  await app.listen({ port: config.port, host: config.host });
  console.log(`Metade API on http://${config.host}:${config.port}/v1`);

  const stop = async () => {
    await stopServer({ app, context, worker, metrics, close });
    await tracing?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
