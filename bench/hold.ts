import type pg from 'pg';
import { dinerId, dinerToken, insertDiners, insertRestaurants } from './data.ts';
import type { Seat } from './data.ts';
import type { Call } from './load.ts';
import type { Environment } from './run.ts';
import type { Program } from './programs.ts';
import { startApi, startProgram } from './programs.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

/** Enough that none is asked for a third table within a round. */
export const diners = 60_000;

export type HoldWorld = { pool: pg.Pool; own: Program; reference: Program; stop(): Promise<void> };

/** A database with tables and diners, the API on it, and a bare server on it too, which take turns. */
export async function startHoldWorld({ databases }: Environment, name: string, reference: string): Promise<HoldWorld> {
  const database = await databases.create(`bench_${name}`);
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const own = await startApi({ databaseUrl: database.url });
  const bare = await startProgram(`bench/reference/${reference}`, await freePort(), { DATABASE_URL: database.url });
  return {
    pool: database.pool,
    own,
    reference: bare,
    stop: async () => {
      await own.stop();
      await bare.stop();
    },
  };
}

/** A new diner's request for the next of the seats, over and over, each with its own Idempotency-Key. */
export function holdCalls(seats: readonly Seat[]): () => Call {
  let sent = 0;
  return () => {
    const seat = seats[sent % seats.length] as Seat;
    sent += 1;
    const diner = (sent % diners) + 1;
    return {
      method: 'POST',
      path: '/v1/orders',
      headers: {
        authorization: `Bearer ${dinerToken(diner)}`,
        // For the bare server, which knows no sessions.
        'x-diner': dinerId(diner),
        'content-type': 'application/json',
        'idempotency-key': `hold-${sent}-${Math.random()}`,
      },
      body: JSON.stringify(seat),
    };
  };
}
