// What taking a table costs at the least: the marketplace's own statement behind a bare HTTP server, with no log-in, no
// rule and the answer as the database gives it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createPool } from '@metade/api/db/pool.ts';
import { takeTable } from '@metade/api/features/orders/take-table.ts';
import { readJson } from './read-json.ts';

const pool = createPool(process.env.DATABASE_URL as string);

createServer((request, response) => {
  if (request.method !== 'POST') return void response.end();
  readJson<{ restaurant: string; slot: string; date: string; people: number }>(request)
    .then(async (body) => {
      const now = Date.now();
      const diner = request.headers['x-diner'] as string;
      const taken = await takeTable(pool, {
        id: randomUUID(),
        number: randomBytes(6).toString('hex'),
        holderId: diner,
        userId: diner,
        restaurantId: body.restaurant,
        slotId: body.slot,
        date: body.date,
        time: '20:00',
        period: 'night',
        places: 2,
        people: body.people,
        told: {},
        holdNo: 1,
        expiresAt: now + 600_000,
        startsAt: now + 86_400_000,
        periodEndsAt: now + 100_000_000,
        toleranceMinutes: 30,
        confirmationMode: 'review',
        rulesId: null,
        price: { amount: 600, currency: 'EUR' },
        locale: 'pt',
        extensions: 0,
        claim: {
          holder: diner,
          key: request.headers['idempotency-key'] as string,
          hash: createHash('sha256').update(body.slot).digest(),
          operation: 'createOrder',
        },
        change: null,
        guest: null,
      });
      response.writeHead(taken === undefined ? 409 : 201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: taken }));
    })
    .catch((error: Error) => {
      console.error(error);
      response.writeHead(500).end();
    });
}).listen(Number(process.env.PORT), '127.0.0.1');
