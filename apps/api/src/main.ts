// The API and its job worker as one program, against a PostgreSQL that is there already.
import { createApp } from './app.ts';
import { compose, prepareDatabase } from './compose.ts';
import { readConfig } from './config.ts';
import { startWorker } from './worker.ts';

const config = readConfig(process.env);
const { context, close } = compose(config);
await prepareDatabase(context.pool);
const app = await createApp(context);
const worker = await startWorker(context);
await app.listen({ port: config.port, host: config.host });
console.log(`Metade API on http://${config.host}:${config.port}/v1`);

const stop = async () => {
  await app.close();
  await worker.stop();
  await close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
