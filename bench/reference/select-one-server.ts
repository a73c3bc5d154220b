// The least that a server with a database can do: one query that reads nothing.
import { createServer } from 'node:http';
import { createPool } from '@metade/api/db/pool.ts';
import { readJson } from './read-json.ts';

const pool = createPool(process.env.DATABASE_URL as string);

createServer((request, response) => {
  readJson(request)
    .then(() => pool.query('select 1 as one where $1::integer > 0', [1]))
    .then(({ rows }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: rows }));
    })
    .catch((error: Error) => {
      console.error(error);
      response.writeHead(500).end();
    });
}).listen(Number(process.env.PORT), '127.0.0.1');
