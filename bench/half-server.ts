// One half of an API server, so that each can be measured by itself: `api` answers requests, `jobs` runs the jobs.
import { createServer } from 'node:http';
import { createApp } from '@metade/api/app.ts';
import { compose } from '@metade/api/compose.ts';
import { readConfig } from '@metade/api/config.ts';
import { startWorker } from '@metade/api/worker.ts';

const config = readConfig(process.env);
const { context } = compose(config);
if (process.argv[2] === 'api') {
  const app = await createApp(context);
  await app.listen({ port: config.port, host: config.host });
} else {
  await startWorker(context);
  createServer((_request, response) => response.end()).listen(config.port, config.host);
}
