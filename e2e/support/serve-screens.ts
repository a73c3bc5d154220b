// The real API on a database of its own, with one restaurant that has tables, until the input ends. Says on its first line where.
import { newSecrets, startApi, startDatabaseServer, startGateway } from '../../bench/programs.ts';
import { seedTiny } from '@metade/dev-env/seed/seed-tiny.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

const name = 'Taberna do Ensaio';
const databases = await startDatabaseServer();
const { url: databaseUrl, pool } = await databases.create('screens');
const secrets = newSecrets();
const port = await freePort();
const gateway = await startGateway(databaseUrl, secrets, `http://127.0.0.1:${port}/v1/webhooks/sandbox`);
const api = await startApi({ databaseUrl, secrets, port, gatewayUrl: gateway.url });
const { slug, slotId, date } = await seedTiny(pool, { daysAhead: 3, qtd: 3, restaurant: { company_name: name } });
console.log(JSON.stringify({ url: api.url, name, slug, slot: slotId, date }));
process.stdin.resume().on('end', () => void stop());

async function stop(): Promise<void> {
  await api.stop();
  await gateway.stop();
  await databases.stop();
  process.exit(0);
}
