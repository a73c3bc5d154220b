// Owner to be killed: starts the database in the folder given, commits rows 1, 2, 3, … and prints each once committed.
import pg from 'pg';
import { startPostgres } from '../../src/embedded-postgres.ts';

const server = await startPostgres({ dataDir: String(process.argv[2]) });
const client = new pg.Client({ connectionString: server.url });
await client.connect();
await client.query('create table if not exists written (id int primary key)');
for (let id = 1; ; id++) {
  await client.query('insert into written values ($1)', [id]);
  process.stdout.write(`${id}\n`);
}
