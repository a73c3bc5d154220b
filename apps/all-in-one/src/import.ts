// npm run import: brings restaurants of a public list into DATABASE_URL's database, else into the one that npm start keeps,
// whether the marketplace is open or not.
import path from 'node:path';
import { defaults } from '@metade/api/config-variables.ts';
import { directUrlOf } from '@metade/api/direct-url.ts';
import { runImport } from '@metade/api/import.ts';
import { joinPostgres } from './join-postgres.ts';

const { DATA_DIR: dataDir } = process.env;
const given = directUrlOf(process.env);
const openDatabase = given
  ? async () => ({ url: given, stop: async () => {} })
  : () => joinPostgres(path.resolve(dataDir || defaults.dataDir, 'postgres'));

process.exitCode = await runImport(process.argv.slice(2), openDatabase);
